import type { GameTypes, Seat } from '../contract.ts';
import type { TextContext } from '../text.ts';

/** A part of what a turn comes down to, without its words. */
export interface GistPart {
  readonly part: string;
  /** Who did it; nobody where the game did. */
  readonly seat?: Seat;
  /** To whom or with whom. */
  readonly whom?: Seat;
  /** Parts that are the same but for these become one: numbers are added, lists joined. */
  readonly n?: number;
  readonly counts?: { readonly [what: string]: number };
  /** Whom it helps or harms, apart from whoever did it. */
  readonly helps?: readonly Seat[];
  readonly harms?: readonly Seat[];
  /** What it changed on the board, by the names that the board gives in `data-place`. */
  readonly places?: readonly string[];
  /** Something of the kind happens in every turn: the log has it, and nobody is told apart from that. */
  readonly routine?: boolean;
}

/** The same in words that follow a name or a mark: "sailed to Ratnest". */
export interface GistClause extends Pick<GistPart, 'seat' | 'helps' | 'harms' | 'places' | 'routine'> {
  readonly words: string;
}

/** What some turns come down to, in one language. `telling` is the position after them. */
export type Gist<T extends GameTypes = GameTypes> = {
  of(facts: readonly T['Fact'][], telling: TextContext<T>): readonly GistClause[];
}['of'];

/** How a language says each kind of part. */
export type GistWords<P extends GistPart, T extends GameTypes> = {
  readonly [K in P['part']]: (part: Extract<P, { part: K }>, telling: TextContext<T>) => string;
};
