import { type Ask, type Outcome, type Seat, sayAsk } from '@skerry/engine';
import type { Scene } from '@skerry/look';

/** What the slip below the chart says: who must do what, in one sentence. */
export interface Prompt {
  /** Whose marks stand before it. */
  readonly seats: readonly Seat[];
  readonly sentence: string;
  /** `must`: the reader must act out of turn; `spared`: the stop goes by in a moment. */
  readonly tone: 'yours' | 'must' | 'spared' | 'others' | 'over';
  /** Others who are asked at the same time as the reader. */
  readonly others: readonly Seat[];
}

export interface Asked {
  readonly scene: Scene;
  readonly asks: readonly Ask[];
  /** The seat the reader acts for. */
  readonly act: Ask | undefined;
  /** Whose turn it is, in games with turns. */
  readonly turn: Seat | undefined;
  readonly outcome: Outcome | undefined;
  /** Why the game does not go on, though it is not over: "This game was ended before it was over." */
  readonly stopped: string | undefined;
  /** The reader may as well let pass what is asked. */
  readonly mayPass: boolean;
  /** The stop goes by in a moment, unless the reader does something. */
  readonly isSpared: boolean;
  /** The reader holds several seats, so "you" alone does not say who. */
  readonly several: boolean;
  /** "Bruno and Chiara decide at the same time." */
  together(seats: readonly Seat[]): string;
  /** "Chiara too." */
  too(seats: readonly Seat[]): string;
  /** "Ada: you have three actions." */
  says(name: string, sentence: string): string;
}

/** So many who are asked the same are told what it is; more would be a long sentence. */
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
