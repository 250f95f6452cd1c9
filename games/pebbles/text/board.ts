import type { GameText, Seat, TextContext as TellingOf } from '@skerry/engine';
import type { Animal, Colour, Pebbles } from '../words.ts';

export type TextContext = TellingOf<Pebbles>;

/** The words that stand on the board itself. A language that lacks one does not compile. */
export interface BoardWords {
  readonly shore: string;
  readonly sack: string;
  readonly sea: string;
  readonly shells: string;
  readonly wish: string;
  readonly animals: { readonly [A in Animal]: string };
  /** "A red pebble". */
  readonly pebbles: { readonly [C in Colour]: string };
  readonly colours: { readonly [C in Colour]: string };
  /** The buttons of the bar, and a letter of each. */
  readonly labels: { readonly [K in OfferKey]: string };
  readonly hotkeys: { readonly [K in OfferKey]: string };
  count(pebbles: number): string;
  found(telling: TextContext, seat: Seat): string;
  readonly none: string;
  readonly points: string;
}

export const OFFER_KEYS = ['keep', 'gather', 'throwShell', 'rest'] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

export interface TextWithBoard extends GameText<Pebbles> {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: GameText<Pebbles>): BoardWords => (text as TextWithBoard).board;
