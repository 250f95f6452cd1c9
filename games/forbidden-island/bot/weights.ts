/** Weights of the quick player. Tuned by `npm run -s skerry -- tune forbidden-island`. */
export interface Weights {
  /** The worth of shoring up a flooded tile, before risk. */
  readonly landing: number;
  readonly lastSite: number;
  readonly pairSite: number;
  readonly site: number;
  readonly plain: number;
  /** Added for the risk of being drawn this turn. */
  readonly risk: number;
  /** Added if its card is in the pile and returns without Waters Rise! */
  readonly soon: number;
  /** Weight of shoring up next door, in choosing a way. */
  readonly near: number;
  /** The same if it is out of reach this turn. */
  readonly later: number;
  /** Pull of a goal per step nearer. */
  readonly home: number;
  readonly fetch: number;
  readonly ready: number;
  readonly meet: number;
  /** The same when the hands together have the four cards. */
  readonly complete: number;
  /** The collector's approach to a giver, per card held. */
  readonly await: number;
  /** Giving a card to its collector. */
  readonly gift: number;
  readonly lastGift: number;
  /** The least gain of a move. */
  readonly step: number;
  /** The Navigator's help for others, against its own actions. */
  readonly guide: number;
  /** A card's worth in hand. */
  readonly lastLift: number;
  readonly liftCard: number;
  readonly sandbagsCard: number;
  readonly ownCard: number;
  readonly othersCard: number;
  /** The least need for playing Sandbags. */
  readonly sandbags: number;
}

export const WEIGHTS: Weights = {
  landing: 7.52,
  lastSite: 4.47,
  pairSite: 2.1,
  site: 0.976,
  plain: 0.474,
  risk: 2.96,
  soon: 0.3,
  near: 0.609,
  later: 0.496,
  home: 4.52,
  fetch: 3.82,
  ready: 0.338,
  meet: 0.653,
  complete: 1.67,
  await: 0.112,
  gift: 4.6,
  lastGift: 9.24,
  step: 0.064,
  guide: 0.316,
  lastLift: 4.65,
  liftCard: 0.255,
  sandbagsCard: 1.57,
  ownCard: 6.8,
  othersCard: 5.64,
  sandbags: 2.31,
};
