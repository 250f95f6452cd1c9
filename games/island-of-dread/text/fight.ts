import type { Phase } from '../content/vocabulary.ts';

/** A roll as it is read once, in one sentence. */
export interface RollOutlook {
  readonly dice: readonly [number, number];
  /** The value, then each bonus. */
  readonly added: readonly number[];
  readonly need: number;
  readonly success: boolean;
  /** Wounds that follow. */
  readonly wounds: number;
}

/** The words of combats, drawn cards and voyages. */
export interface FightWords {
  /** The table of a combat. */
  readonly combat: {
    against(name: string): string;
    round(n: number): string;
    readonly phases: Readonly<Record<Phase | 'escape', string>>;
    readonly value: string;
    readonly damage: string;
    readonly who: string;
    readonly dice: string;
    readonly sum: string;
    readonly hit: string;
    readonly missed: string;
    readonly held: string;
    readonly struck: string;
    /** "needs 9 or more: 72%" */
    chance(need: number, percent: number): string;
    readonly usable: string;
    readonly reward: string;
    roll(outlook: RollOutlook): string;
    /** What somebody else's fight is cut short with. */
    readonly skip: string;
  };

  readonly voyage: {
    title(captain: string): string;
    readonly toll: string;
    /** How many turns on an anchor the Captain lasts without a fight. */
    endures(turns: number): string;
    lane(n: number): string;
  };
}
