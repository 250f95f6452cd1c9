/** What things are worth, in experience counters, from section 9 of the ledger. */
export const WEIGHTS = {
  point: 0.5,
  gold: 0.12,
  /** Beyond so much gold each is worth little. */
  enoughGold: 12,
  muchGold: 0.04,
  /** For each gold of its cost. */
  gear: 0.25,
  otherItem: 0.15,
  ally: 0.2,
  wound: -0.12,
  exhaustion: -0.05,
  mapSet: 1.2,
  map: 0.3,
  legendary: 0.5,
  trophy: 0.4,
  captain: 0.4,
  atSea: 0.3,
  /** Of what the best place to go to would bring. */
  prospect: 0.6,
  /** Counters from which a Hero goes to sea. */
  seaworthy: 5,
} as const;

/** How a fight is judged, and when it is sought. */
export const FIGHTING = {
  /** A wound dealt is worth so many taken. */
  dealt: 1.3,
  /** Wounds of an Ally or a Captain count less than the Hero's. */
  others: 0.6,
  /** A fight is sought when the Hero has so many times the Life that it is expected to cost. */
  safe: 1.45,
  /** The same at sea, where falling costs a Captain too. */
  safeAtSea: 1.6,
  /** Counters from which the Island is thought of, and the share of imagined landings that must be won. */
  islandCounters: 9,
  islandChance: 0.4,
  /** Counters from which a Hero with maps goes to sea for the Island alone. */
  hopeful: 13,
  landings: 10,
  /** A Hero with so few Life left uses what cannot be had again. */
  desperate: 2,
} as const;

/** How many spaces a movement roll brings on average. */
export const SPACES_PER_TURN = 3;

/** The gold that a Hero who wants to sail keeps for a Captain. */
export const CHEAP_CAPTAIN = 4;
