/** Numbers of the rulebook, which no pack may change. */
export const CONSTANTS = {
  startCoins: 7,
  cubesPerPlayer: 20,
  /** IB-8: one marks the speed, one is for the renown track. */
  cubesSetAside: 2,
  baseSpeed: 2,
  maxSpeed: 4,
  hold: 10,
  dice: 10,
  ownedTownExtra: 2,
  emptyMapCoins: 1,
  crewRowPrices: [1, 1, 0],
  rowBooks: [3, 2, 1, 0, 0],
  sixRowBooks: [4, 3, 2, 1, 0, 0],
  sixFirstCoin: 1,
  eventsShown: 2,
  reputationShown: 2,
  blockedSlotsTwoPlayers: 2,
  renownTrackTop: 7,
  tokenValue: 7,
  endBuildings: { 2: 8, 3: 8, 4: 7 },
  architectHand: 7,
  raidHitFrom: 4,
  /** IB-182: the proposals a seat may refuse per turn. Packs use this name. */
  tradeProposalsPerTurn: 3,
} as const;

/** Cards and tokens in the box. */
export const COPIES = { pirate: 15, serpent: 14, ichor: 1, building: 35, event: 15, reputation: 8, token: 16 } as const;

/** Each edition's rules for the end, the coin of the first space and trades (IB-176, IB-192, IB-185). */
export const EDITION_RULES = {
  en2: { lastTokenEndsGame: true, sixFirstCoinOn: ['bought', 'built'], tradedIsGained: true },
  fr1: { lastTokenEndsGame: false, sixFirstCoinOn: ['bought'], tradedIsGained: false },
} as const;
