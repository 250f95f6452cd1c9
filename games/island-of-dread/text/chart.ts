import type { Said, Seat } from '@skerry/engine';
import type { Deck, TileKind } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { chart } from './en/chart.ts';

/** A land space for the screen reader. */
export interface SpaceOutlook {
  /** "Dallak", or "i9 (road)". */
  readonly name: string;
  readonly jewel: Deck | undefined;
  readonly isPresent: boolean;
  readonly sunburst: boolean;
  /** The undefeated Challenge here. */
  readonly undefeated: string | undefined;
  readonly tile: TileKind | undefined;
  readonly heroes: readonly Seat[];
  /** The dice that lead there, in order; or why none do. */
  readonly dice: readonly number[] | undefined;
  readonly why: string | undefined;
}

/** An anchor for the screen reader. */
export interface AnchorOutlook {
  readonly name: string;
  /** The lanes' destinations. */
  readonly lanes: readonly string[];
  readonly heroes: readonly Seat[];
}

/** Actions that share a button; the target is picked on the chart or from a list. */
export const PICKED_ACTS = [
  'step',
  'enter',
  'row',
  'teleport',
  'lane',
  'place',
] as const satisfies readonly Action['act'][];
export type PickedAct = (typeof PICKED_ACTS)[number];

/** Words on the chart and in the bar. */
export type ChartWords = Said<typeof chart>;
