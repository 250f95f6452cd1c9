import type { Seat } from '@skerry/engine';
import type { PanelWords } from './panels.ts';
import type { SlipWords } from './slips.ts';
import type { namesOf, Telling, Text } from './telling.ts';

/** The words that stand on the chart and in the bar. A language that lacks one does not compile. */
export interface BoardWords {
  readonly names: ReturnType<typeof namesOf>;
  /** Beside a player's name: "off Borsham, speed 3". */
  caption(telling: Telling, seat: Seat): string;
  about(telling: Telling, seat: Seat): string;
  readonly archipelago: string;
}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
  readonly panels: PanelWords;
  readonly slips: SlipWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
export const panelWordsOf = (text: Text): PanelWords => (text as TextWithBoard).panels;
export const slipWordsOf = (text: Text): SlipWords => (text as TextWithBoard).slips;
