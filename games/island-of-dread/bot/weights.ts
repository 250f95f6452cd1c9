/** What things are worth, in experience counters, from section 9 of the ledger. */
export const WEIGHTS = {
  /** A point, of what a counter costs. */
  point: 1,
  counter: 1,
  gold: 0.12,
  muchGold: 0.04,
  wound: -0.12,
  exhaustion: -0.05,
  /** The share of its Life that the Hero, unhurt, keeps in a fight with the average Challenge of a deck. */
  green: 1,
  yellow: 1,
  sea: 1,
  red: 1,
  silver: 1,
  /** The chance to win the game by landing on the Island unhurt, and from where the Hero is now. */
  island: 4,
  readyAtSea: 2,
  /** The same beside the chance against an average silver card and the Life left, where a veteran trains. */
  landing: 3,
  mapSet: 1.2,
  moreSets: 0.6,
  map: 0.3,
  legendary: 0.5,
  trophy: 0.4,
  captain: 0.2,
  atSea: 0.3,
  cards: 0.3,
  /** Of a card, for each gold of its cost. */
  gear: 0.25,
  otherItem: 0.15,
  ally: 0.2,
  /** Beyond this much gold, more is worth little. */
  enoughGold: 12,
  /** A knock-out, beside what is lost by it. */
  fall: 1,
  /** A town from which a Hero may set sail. */
  sailing: 1.5,
  /** Of what the best place to go to would bring. */
  near: 0.6,
  /** Wounds that a spring on the Island heals. */
  spring: 3,
} as const;

/** How fights are judged, and when they are sought. */
export const FIGHTING = {
  /** Wounds of an Ally or a Captain beside one of the Hero's. */
  ally: 0.5,
  captain: 1,
  /** What the death of one costs beside the wounds: a shipwreck is as bad as a fall. */
  killed: 1,
  wrecked: 100,
  /** What a card that cancels all damage of a blow keeps off. */
  cancelled: 2,
  /** The chance to win a fight at sea from which a Hero sets sail, and goes on. */
  setSail: 0.85,
  sailOn: 0.75,
  /** The same with the Captain whom the Hero has or hires. */
  setSailTogether: 0.85,
  /** How many counters are trained with fights at sea in mind; the others are for the Island. */
  forTheSea: 8,
  /** The chance to win the game by landing on the Island for which the quick player tries it, and the seasoned one. */
  landing: 0.4,
  seasonedLanding: 0.6,
  /** And for which a Hero with maps goes to sea for the Island alone. */
  hopeful: 0.4,
  /** A Hero with so few Life left uses what cannot be had again. */
  desperate: 2,
} as const;

/** How many spaces a movement roll brings on average. */
export const SPACES_PER_TURN = 3;

/** The gold that a Hero who wants to sail keeps for a Captain. */
export const CHEAP_CAPTAIN = 4;

/** Experience counters ahead of the best rival that make a seat three times as likely to win as not. */
export const AHEAD = 5;
