import type { Island } from '../content/islands.ts';

/** The quick player's weights for an island. */
export interface Weights {
  /** The horizon by turns left: `reach * (turns + early) ** patience`. */
  readonly reach: number;
  readonly early: number;
  readonly patience: number;
  /** Factor of the horizon for villages. */
  readonly villages: number;
  /** The extra cost of rare terrain. */
  readonly rarity: number;
  /** What a bonus trail is worth, in points. */
  readonly bonusTrail: number;
  /** The chance of winning the race for an open bonus card. */
  readonly blueCard: number;
  readonly redCard: number;
}

/** Tuned over thousands of solo games. */
export const WEIGHTS: { readonly [I in Island]: Weights } = {
  petit: {
    reach: 0.36,
    early: 0.655,
    patience: 0.42,
    villages: 1.3,
    rarity: 0.418,
    bonusTrail: 3,
    blueCard: 0.75,
    redCard: 0.5,
  },
  grande: {
    reach: 0.473,
    early: 0.086,
    patience: 0.568,
    villages: 0.612,
    rarity: 0.433,
    bonusTrail: 2.7,
    blueCard: 0.7,
    redCard: 0.5,
  },
};
