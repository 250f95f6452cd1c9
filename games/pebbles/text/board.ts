import type { GameText, Said, TextContext as TellingOf } from '@skerry/engine';
import type { Pebbles } from '../words.ts';
import type { board } from './en/board.ts';

export type TextContext = TellingOf<Pebbles>;

/** The words that stand on the board itself. A language that lacks one does not compile. */
export type BoardWords = Said<typeof board>;

export const OFFER_KEYS = ['keep', 'gather', 'throwShell', 'rest'] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

export interface TextWithBoard extends GameText<Pebbles> {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: GameText<Pebbles>): BoardWords => (text as TextWithBoard).board;
