import type { ChartWords } from './chart.ts';
import type { Text } from './context.ts';
import type { FightWords } from './fight.ts';
import type { SheetWords } from './sheets.ts';

/** Words of the chart, the slips and the rails. A language that lacks one does not compile. */
export interface BoardWords extends ChartWords, FightWords, SheetWords {}

/** A text of this game includes the words of the board, so that only one language is loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game has board words, though tables know it only as a `Text`. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
