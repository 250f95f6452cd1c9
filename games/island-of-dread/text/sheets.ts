import type { Said } from '@skerry/engine';
import type { ItemType, Phase } from '../content/vocabulary.ts';
import type { sheets } from './en/sheets.ts';

/** The sorts of cards a player may have. */
export type Sort = ItemType | 'ally' | 'captain' | 'legendary' | 'trophy';

/** A value and its damage for a phase. */
export interface Strength {
  readonly phase: Phase;
  readonly value: number;
  readonly damage: number;
}

/** A Hero's career in the picture of the result. */
export interface Career {
  readonly name: string;
  readonly counters: number;
  readonly gold: number;
  readonly knockOuts: number;
  readonly voyages: number;
  readonly defeated: number;
}

/** Words of the hero sheets, the market, the rails and the result. */
export type SheetWords = Said<typeof sheets>;
