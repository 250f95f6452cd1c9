import type { Said } from '@skerry/engine';
import type { Text } from './context.ts';
import type { board } from './en/board.ts';

/** The buttons of the bar. */
export const OFFER_KEYS = [
  'move',
  'fly',
  'guide',
  'shoreUp',
  'give',
  'take',
  'capture',
  'lift',
  'sandbags',
  'liftOff',
  'discard',
  'swim',
  'passTurn',
  'pass',
  'endActions',
] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

/** The words that stand on the board itself. A language that lacks one does not compile. */
export type BoardWords = Said<typeof board>;

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
