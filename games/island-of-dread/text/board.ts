import type { ChartWords } from './chart.ts';
import type { Text } from './context.ts';
import type { FightWords } from './fight.ts';
import type { SheetWords } from './sheets.ts';

/** The words that stand on the chart, in the slips and in the rails. A language that lacks one does not compile. */
export interface BoardWords extends ChartWords, FightWords, SheetWords {}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
