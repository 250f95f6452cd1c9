import { type Ask, type Outcome, type Seat, sayAsk } from '@skerry/engine';
import type { Scene } from '@skerry/look';

/** The sentence below the chart: who must do what. */
export interface Prompt {
  /** The seats whose marks are before it. */
  readonly seats: readonly Seat[];
  readonly sentence: string;
  /** `must`: the reader must act out of turn; `spared`: the prompt is skipped in a moment. */
  readonly tone: 'yours' | 'must' | 'spared' | 'others' | 'over';
  readonly others: readonly Seat[];
}

export interface Asked {
  readonly scene: Scene;
  readonly asks: readonly Ask[];
  readonly act: Ask | undefined;
  readonly turn: Seat | undefined;
  readonly outcome: Outcome | undefined;
  /** Why the game stopped before its end: "This game was ended before it was over." */
  readonly stopped: string | undefined;
  readonly mayPass: boolean;
  readonly isSpared: boolean;
  /** The reader holds several seats, so "you" alone is ambiguous. */
  readonly several: boolean;
  /** "Bruno and Chiara decide at the same time." */
  together(seats: readonly Seat[]): string;
  /** "Chiara too." */
  too(seats: readonly Seat[]): string;
  /** "Ada: you have three actions." */
  says(name: string, sentence: string): string;
}

/** Up to this many who are asked the same are named; more would make a long sentence. */
const FEW = 3;

export function promptFor({
  scene,
  asks,
  act,
  turn,
  outcome,
  stopped,
  mayPass,
  isSpared,
  several,
  together,
  too,
  says,
}: Asked): Prompt {
  const { text, telling } = scene;
  if (outcome !== undefined) {
    const ending = text.endings[outcome.why.why];
    return { seats: [], sentence: ending?.(outcome.why, telling) ?? '', tone: 'over', others: [] };
  }
  if (stopped !== undefined) return { seats: [], sentence: stopped, tone: 'over', others: [] };
  const must = asks.filter((ask) => ask.must).map(({ seat }) => seat);
  if (act?.must) {
    const { seat } = act;
    const name = telling.names[seat] ?? '';
    const sentence = sayAsk(text, seat, { ...telling, reader: seat });
    const presses = turn !== undefined && turn !== seat && !mayPass;
    return {
      seats: [seat],
      sentence: !several || sentence.includes(name) ? sentence : says(name, sentence),
      tone: isSpared ? 'spared' : presses ? 'must' : 'yours',
      others: must.filter((each) => each !== seat),
    };
  }
  const [first] = must;
  if (first === undefined) return { seats: [], sentence: '', tone: 'others', others: [] };
  const say = (seat: Seat): string => sayAsk(text, seat, { ...telling, reader: act?.seat });
  const isSame =
    must.length <= FEW && new Set(must.map((seat) => say(seat).replace(telling.names[seat] ?? '', ''))).size === 1;
  const rest = must.slice(1);
  const sentence = rest.length === 0 ? say(first) : isSame ? `${say(first)} ${too(rest)}` : together(must);
  return { seats: must, sentence, tone: 'others', others: [] };
}
