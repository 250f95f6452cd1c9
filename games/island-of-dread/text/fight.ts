import type { Said } from '@skerry/engine';
import type { Kind } from '../content/vocabulary.ts';
import type { fight } from './en/fight.ts';

/** The result of a roll: of an attack, a defence, an escape. */
export type RollResult = 'hit' | 'missed' | 'held' | 'struck' | 'away' | 'caught';

/** A roll for the screen reader, in one sentence. */
export interface RollOutlook {
  readonly dice: readonly [number, number];
  /** The value, then each bonus. */
  readonly added: readonly number[];
  readonly need: number;
  readonly result: RollResult;
  /** The damage, and whether it is wounds or, under the Helmet of Trelton, exhaustion (ID-190). */
  readonly harm: number;
  readonly kind: Kind;
}

/** Words of combats, drawn cards and voyages. */
export type FightWords = Said<typeof fight>;
