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
  landing: 5.4,
  lastSite: 3.3,
  pairSite: 2,
  site: 0.95,
  plain: 0.47,
  risk: 2.3,
  near: 0.85,
  later: 0.3,
  home: 3.1,
  fetch: 3.2,
  ready: 0.46,
  meet: 1,
  complete: 2,
  await: 0.5,
  gift: 3,
  lastGift: 9,
  step: 0.03,
  guide: 0.6,
  lastLift: 8,
  liftCard: 2,
  sandbagsCard: 1,
  ownCard: 4.4,
  othersCard: 1.06,
  sandbags: 5,
};
