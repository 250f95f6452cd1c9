import type { Said } from '@skerry/engine';
import type { Kind } from '../content/vocabulary.ts';
import type { fight } from './en/fight.ts';

/** What came of a roll: of an attack, of a defence, of an escape. */
export type RollResult = 'hit' | 'missed' | 'held' | 'struck' | 'away' | 'caught';

/** A roll as it is read once, in one sentence. */
export interface RollOutlook {
  readonly dice: readonly [number, number];
  /** The value, then each bonus. */
  readonly added: readonly number[];
  readonly need: number;
  readonly result: RollResult;
  /** What follows, and whether in wounds or, under the Helmet of Trelton, in exhaustion (ID-190). */
  readonly harm: number;
  readonly kind: Kind;
}

/** The words of combats, drawn cards and voyages. */
export type FightWords = Said<typeof fight>;
