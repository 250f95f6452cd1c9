import type { Said, Seat } from '@skerry/engine';
import type { slips } from './en/slips.ts';

/** A targeted town, and its need. */
export interface Wanted {
  readonly town: string;
  /** The controlling seat, if any. */
  readonly owner: Seat | undefined;
  readonly strength: number;
  /** Extra need, because it is controlled. */
  readonly more: number;
}

/** Words that close and reopen a choice's slip. */
export interface AsideWords {
  readonly label: string;
  /** A letter of the label. */
  readonly hotkey: string;
}

/** Slips that can be closed. */
export const SLIPS = [
  'attack',
  'talks',
  'track',
  'row',
  'buy',
  'build',
  'draft',
  'hand',
  'trade',
  'hire',
  'reputation',
] as const;

/** Words of the slips over the chart. A language that lacks one does not compile. */
export type SlipWords = Said<typeof slips>;
