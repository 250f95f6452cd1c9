import {
  type Fact,
  inLanguage,
  type Language,
  type Outcome,
  type Seat,
  sayFact,
  type TextContext,
  type Told,
  type View,
} from '@skerry/engine';
import type { LoadedGame } from './games.ts';
import { type Paint, wrap } from './paint.ts';
import { spaced } from './tally.ts';

/** A kind of fact more frequent than this in the setup lays out the board, and is not told. */
const TOO_OFTEN = 10;

export interface SpokenTo {
  readonly loaded: LoadedGame;
  readonly language: Language;
  readonly names: readonly string[];
  readonly paint: Paint;
  readonly width: number;
  readonly reader?: Seat;
  readonly pictures: boolean;
}

export class SpokenStory {
  private readonly audience: SpokenTo;

  constructor(audience: SpokenTo) {
    this.audience = audience;
  }

  telling(state: View['state']): TextContext {
    const { reader, names, loaded } = this.audience;
    return { state, reader, names, content: loaded.game.content };
  }

  title(): string[] {
    const { title, invitation } = this.text;
    return [this.audience.paint.heading(title), this.line(invitation, 0)];
  }

  opening(facts: readonly Told[], state: View['state']): string[] {
    const often = (kind: string): boolean => facts.filter(({ fact }) => fact.fact === kind).length > TOO_OFTEN;
    return this.entry(
      facts.filter(({ fact }) => !often(fact.fact)),
      state,
    );
  }

  /** The beginning of a turn or round is a heading. `result` tells how the game ended. */
  entry(facts: readonly Told[], state: View['state'], end?: Outcome): string[] {
    const { paint, pictures } = this.audience;
    const ending = end === undefined ? undefined : this.ending(end, state);
    return this.heard(facts).flatMap((fact) => {
      const sentence = sayFact(this.text, fact, this.telling(state));
      if (sentence === ending) return [];
      if (isHeading(fact)) {
        return ['', ...(pictures ? this.picture(state) : []), paint.heading(this.line(sentence, 0))];
      }
      const line = this.line(sentence, 2);
      return [isNobodys(fact) ? paint.sea(line) : line];
    });
  }

  sentences(facts: readonly Told[], state: View['state']): string[] {
    return this.heard(facts).map((fact) => sayFact(this.text, fact, this.telling(state)));
  }

  private heard(facts: readonly Told[]): Fact[] {
    const { reader } = this.audience;
    return facts.filter(({ to }) => to === undefined || to === reader).map(({ fact }) => fact);
  }

  picture(state: View['state']): string[] {
    const { loaded, language, paint } = this.audience;
    if (loaded.sketch === undefined) return [];
    const lines = paintSketch(inLanguage(language, loaded.sketch).small(this.telling(state)), paint).split('\n');
    return [...lines.map((line) => `    ${line}`), ''];
  }

  result(end: Outcome, state: View['state']): string[] {
    const { paint, reader, loaded } = this.audience;
    const sentence = this.line(this.ending(end, state), 0);
    if (!loaded.game.team) return ['', paint.heading(sentence), ...this.standing(end)];
    return ['', end.ranks[reader ?? 0] === 1 ? paint.good(sentence) : paint.bad(sentence)];
  }

  private ending({ why }: Outcome, state: View['state']): string {
    return this.text.endings[why.why]?.(why, this.telling(state)) ?? '';
  }

  private standing({ ranks, scores }: Outcome): string[] {
    const places = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
    return places.map(({ rank, seat }) => {
      const points = Object.entries(scores?.[seat] ?? {}).map(([heading, value]) => `${spaced(heading)} ${value}`);
      return this.line(`${rank}. ${this.audience.names[seat]} ${points.join(', ')}`.trimEnd(), 2);
    });
  }

  private get text() {
    return inLanguage(this.audience.language, this.audience.loaded.text);
  }

  private line(text: string, indent: number): string {
    return wrap(text, this.audience.width, ' '.repeat(indent));
  }
}

/** In all games. */
const isHeading = ({ fact }: Fact): boolean => fact === 'turnBegan' || fact === 'roundBegan';

const isNobodys = (fact: Fact): boolean => !('seat' in fact || 'by' in fact || 'from' in fact);

/** In a sketch, ░ is water, and letters beside ground or water are people. */
export function paintSketch(sketch: string, paint: Paint): string {
  return sketch.replace(/(?<=[▓░])[A-Z]+|[A-Z]+(?=[▓░])/g, paint.key).replace(/░+/g, paint.sea);
}

export function widthOf(stream: NodeJS.WriteStream): number {
  return Math.min(stream.isTTY ? stream.columns : 100, 100);
}
