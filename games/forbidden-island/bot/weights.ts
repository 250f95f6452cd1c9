/** What the quick player cares for, and how much. Tuned by `npm run -s skerry -- tune forbidden-island`. */
export interface Weights {
  /** A flooded tile: what it is worth to shore it up, before risk. */
  readonly landing: number;
  readonly lastSite: number;
  readonly pairSite: number;
  readonly site: number;
  readonly plain: number;
  /** How much the risk of being drawn this turn adds. */
  readonly risk: number;
  /** How much it adds that its card lies in the pile and comes back without Waters Rise! */
  readonly soon: number;
  /** How much shoring up counts once it is next door, for choosing a way. */
  readonly near: number;
  /** The same when it cannot be reached this turn. */
  readonly later: number;
  /** Pull of a goal, for each step nearer. */
  readonly home: number;
  readonly fetch: number;
  readonly ready: number;
  readonly meet: number;
  /** More eagerly when the hands together hold the four cards. */
  readonly complete: number;
  /** The collector coming to meet a giver, for each card he has. */
  readonly await: number;
  /** Giving a card to its collector. */
  readonly gift: number;
  readonly lastGift: number;
  /** A move must gain at least this. */
  readonly step: number;
  /** The Navigator's help for others, against his own doings. */
  readonly guide: number;
  /** What a card is worth in hand. */
  readonly lastLift: number;
  readonly liftCard: number;
  readonly sandbagsCard: number;
  readonly ownCard: number;
  readonly othersCard: number;
  /** Sandbags are played where the need is at least this. */
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
