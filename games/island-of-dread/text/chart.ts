import type { Said, Seat } from '@skerry/engine';
import type { Deck, TileKind } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { chart } from './en/chart.ts';

/** A land space as it is read aloud. */
export interface SpaceOutlook {
  /** "Dallak", or "i9 (road)". */
  readonly name: string;
  readonly jewel: Deck | undefined;
  readonly isPresent: boolean;
  readonly sunburst: boolean;
  /** The name of the Challenge that is undefeated here. */
  readonly undefeated: string | undefined;
  readonly tile: TileKind | undefined;
  readonly heroes: readonly Seat[];
  /** The dice that take the reader there, in order; or why not. */
  readonly dice: readonly number[] | undefined;
  readonly why: string | undefined;
}

/** An anchor as it is read aloud. */
export interface AnchorOutlook {
  readonly name: string;
  /** Where its lanes lead. */
  readonly lanes: readonly string[];
  readonly heroes: readonly Seat[];
}

/** Actions that share a button: which of them is meant is picked on the chart or from a list. */
export const PICKED_ACTS = [
  'rest',
  'step',
  'enter',
  'row',
  'teleport',
  'lane',
  'place',
] as const satisfies readonly Action['act'][];
export type PickedAct = (typeof PICKED_ACTS)[number];

/** The words that stand on the chart and in the bar. */
export type ChartWords = Said<typeof chart>;
