import type { Said, Seat } from '@skerry/engine';
import type { Banner, CrewSymbol } from '../content/vocabulary.ts';
import type { Voyage } from '../outlook/sailing.ts';
import type { Action } from '../rules/actions.ts';
import type { Asked } from '../rules/state.ts';
import type { Text } from './context.ts';
import type { board } from './en/board.ts';
import type { PanelWords } from './panels.ts';
import type { SlipWords } from './slips.ts';

/** What needs no more than its name on a button; of several the reader picks one on the chart. */
export const PLAIN_ACTS = [
  'homePort',
  'sail',
  'visit',
  'visitByParts',
  'attack',
  'diplomacy',
  'hunt',
  'buyFromHand',
  'heal',
  'doPart',
  'skip',
  'noSkip',
  'placeByHand',
  'placeNone',
  'retreat',
  'decline',
  'drop',
  'agree',
  'refuse',
  'leaveOut',
  'endTurn',
  'done',
  'roll',
  'keep',
  'placeBest',
  'next',
  'propose',
] as const satisfies readonly Action['act'][];
export type PlainAct = (typeof PLAIN_ACTS)[number];
/** Of several such actions each has a button of its own. */
export type ManyAct = Exclude<Action['act'], PlainAct>;

/** The words before rows of offers. */
export const GROUPS = ['action', 'free', 'exhaust', 'heal', 'combat', 'injure', 'negotiate', 'dump'] as const;
export type Group = (typeof GROUPS)[number];

/** Steps whose prompt has a remark beside it. */
export const REMARKED = ['act', 'reroll', 'short', 'influence', 'stow'] as const satisfies readonly Asked[];
export type Remarked = (typeof REMARKED)[number];

/** A region as it is read aloud. */
export interface RegionOutlook {
  readonly town: string;
  readonly isPort: boolean;
  readonly owner: Seat | undefined;
  readonly banners: readonly Banner[];
  readonly strength: number;
  /** What the reader would need, where that is more. */
  readonly need: number | undefined;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly hasEvent: boolean;
  readonly ships: readonly Seat[];
  readonly passage: Passage | undefined;
}

/** What sailing somewhere takes, or why it cannot be done. */
export type Passage = (Voyage & { readonly why?: undefined }) | { readonly why: string };

/** The words that stand on the chart and in the bar. A language that lacks one does not compile. */
export type BoardWords = Said<typeof board>;

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
