import type { Said, Seat } from '@skerry/engine';
import type { slips } from './en/slips.ts';

/** A town that somebody wants, and what it takes. */
export interface Wanted {
  readonly town: string;
  /** Who controls it, if anybody does. */
  readonly owner: Seat | undefined;
  readonly strength: number;
  /** What is needed beyond the strength, because it is controlled. */
  readonly more: number;
}

/** How the slip of a choice is put aside and brought back. */
export interface AsideWords {
  readonly label: string;
  /** A letter of the label. */
  readonly hotkey: string;
}

/** The slips that can be put aside. */
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

/** The words of the slips over the chart. A language that lacks one does not compile. */
export type SlipWords = Said<typeof slips>;
