import type { Said, Seat } from '@skerry/engine';
import type { Banner, CrewSymbol } from '../content/vocabulary.ts';
import type { Voyage } from '../outlook/sailing.ts';
import type { Action } from '../rules/actions.ts';
import type { Asked } from '../rules/state.ts';
import type { Text } from './context.ts';
import type { board } from './en/board.ts';
import type { PanelWords } from './panels.ts';
import type { SlipWords } from './slips.ts';

/** Actions whose button is only their name; among several the target is picked on the chart. */
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
  'counter',
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
/** Actions with a button per option. */
export type ManyAct = Exclude<Action['act'], PlainAct>;

/** Words before rows of offers. */
export const GROUPS = ['action', 'free', 'exhaust', 'heal', 'combat', 'injure', 'negotiate', 'dump'] as const;
export type Group = (typeof GROUPS)[number];

/** Steps whose prompt has a remark. */
export const REMARKED = ['act', 'reroll', 'short', 'influence', 'stow'] as const satisfies readonly Asked[];
export type Remarked = (typeof REMARKED)[number];

/** A region for the screen reader. */
export interface RegionOutlook {
  readonly town: string;
  readonly isPort: boolean;
  readonly owner: Seat | undefined;
  readonly banners: readonly Banner[];
  readonly strength: number;
  /** The player's need, if above the strength. */
  readonly need: number | undefined;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly hasEvent: boolean;
  readonly ships: readonly Seat[];
  readonly passage: Passage | undefined;
}

/** The cost of a passage, or the reason against it. */
export type Passage = (Voyage & { readonly why?: undefined }) | { readonly why: string };

/** Words on the chart and in the bar. A language that lacks one does not compile. */
export type BoardWords = Said<typeof board>;

/** A text of this game includes the words of the board, so that only one language is loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
  readonly panels: PanelWords;
  readonly slips: SlipWords;
}

/** Every text of this game has board words, though tables know it only as a `Text`. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
export const panelWordsOf = (text: Text): PanelWords => (text as TextWithBoard).panels;
export const slipWordsOf = (text: Text): SlipWords => (text as TextWithBoard).slips;
