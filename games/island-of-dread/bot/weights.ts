/** Worths in experience counters, from section 9 of the ledger. */
export const WEIGHTS = {
  /** As a share of a counter's price. */
  point: 1,
  counter: 1,
  gold: 0.12,
  muchGold: 0.04,
  wound: -0.12,
  exhaustion: -0.05,
  /** The share of its Life an unhurt Hero keeps in a fight with the deck's average Challenge. */
  green: 1,
  yellow: 1,
  sea: 1,
  red: 1,
  silver: 1,
  /** The chance of winning by landing on the Island, unhurt and as the Hero is now. */
  island: 4,
  readyAtSea: 2,
  /** For a veteran's training: beside the chance against an average silver card and the Life left. */
  landing: 3,
  mapSet: 1.2,
  moreSets: 0.6,
  map: 0.3,
  legendary: 0.5,
  trophy: 0.4,
  captain: 0.2,
  atSea: 0.3,
  cards: 0.3,
  /** Per gold of a card's cost. */
  gear: 0.25,
  otherItem: 0.15,
  ally: 0.2,
  /** Gold beyond this is worth little. */
  enoughGold: 12,
  /** A knock-out, beside what it loses. */
  fall: 1,
  /** A town from which a Hero may set sail. */
  sailing: 1.5,
  /** Share of the best goal's gain. */
  near: 0.6,
  /** Wounds healed by a spring on the Island. */
  spring: 3,
} as const;

/** Odds at which fights are sought. */
export const FIGHTING = {
  /** The chance of winning a fight at sea from which a Hero sets sail, and goes on. */
  setSail: 0.85,
  sailOn: 0.75,
  /** The same with the Captain whom the Hero has or hires. */
  setSailTogether: 0.85,
  /** Number of counters trained for fights at sea; the rest are for the Island. */
  forTheSea: 8,
  /** The chance of winning by landing on the Island from which the quick and the seasoned player try it. */
  landing: 0.4,
  seasonedLanding: 0.6,
  /** The chance from which a Hero with maps sails for the Island alone. */
  hopeful: 0.4,
  /** From this much Life down a Hero uses what cannot be regained. */
  desperate: 2,
} as const;

/** Average spaces per movement roll. */
export const SPACES_PER_TURN = 3;

/** Gold kept for a Captain by a Hero who wants to sail. */
export const CHEAP_CAPTAIN = 4;

/** A lead, in experience counters, that triples the odds of winning. */
export const AHEAD = 5;
