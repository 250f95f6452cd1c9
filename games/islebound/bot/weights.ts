/** Worths in points of renown, from the trials of the ledger (section 9). */
export const WEIGHTS = {
  wood: 1.2,
  muchWood: 0.3,
  fish: 0.6,
  muchFish: 0.2,
  book: 1.3,
  muchBooks: 0.8,
  pirate: 0.95,
  serpent: 1.3,
  ichor: 1.25,
  influence: 0.6,
  town: 2.8,
  onDeck: 0.55,
  crew: 1.8,
  injured: -0.3,
  ability: 2,
  /** Share of the best possible conquest and alliance. */
  conquest: 0.6,
  alliance: 0.5,
  /** IB-180: goods break ties. */
  tieBreak: 0.01,
  /** Full worth up to the first round, the least from the second on. */
  fullRounds: 4,
  lastRound: 20,
  leastFuture: 0.3,
  /** Bonus of a building, or in Architect a card in hand, per round beyond the usual last one: games must end. */
  haste: 0.2,
  hasteOfCard: 0.1,
  /** Weight of the best rival's worth. */
  rival: 0.3,
} as const;
