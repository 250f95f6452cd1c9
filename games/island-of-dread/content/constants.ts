import type { Counter, Deck, Limited, Skill } from './vocabulary.ts';

/** Numbers of the rulebook, which no pack may change. */
export const CONSTANTS = {
  startGold: 3,
  startTown: 'dallak',
  marketAtSetUp: { tarianor: 6, other: 2 },
  captainsPerTown: 1,
  track: 6,
  captainToll: 1,
  mapsOfAColour: 6,
} as const;

/** The town that takes market cards left at sea, and the one that can fall into ruins. */
export const KEPT_TOWNS = ['tarianor', 'dallak', 'garnott'] as const;

/** Cards and tiles in the box; no pack may change their number. */
export const COPIES = {
  heroes: 8,
  captains: 14,
  legendary: 8,
  tiles: 8,
  towns: 9,
  adventure: { green: 23, yellow: 19, sea: 20, red: 7, silver: 8 },
  expansion: { items: 10, allies: 1 },
} as const;

/** ID-176: the price of an experience counter in the base game, from memory; unknown for five or more players. */
export const BASE_COUNTER_PRICE: { readonly [players: string]: number } = { 2: 5, 3: 4, 4: 3, 5: 3, 6: 3 };

/** Numbers that a pack may change. */
export type Numbers = {
  readonly startGoldOption: readonly number[];
  readonly marketDrawPerStep: number;
  readonly moveDice: number;
  readonly moveDiceHurt: number;
  /** Resting rolls fewer dice than this. */
  readonly restFrom: number;
  /** The terrains on each face of the movement die. */
  readonly movementDie: readonly (readonly string[])[];
  readonly experience: { readonly [D in Deck]: number };
  /** By the number of players. */
  readonly counterPrice: { readonly [players: string]: number };
  readonly counters: { readonly [C in Counter]: number };
  readonly shortStart: { readonly experience: number; readonly gold: number };
  readonly roundLimit: number;
  /** The round from which a combat tires the Hero. */
  readonly weariness: number;
  readonly limits: { readonly [L in Exclude<Limited, 'other'>]: number };
  readonly otherItems: number;
  readonly healPrice: number;
  readonly sellFraction: { readonly numerator: number; readonly denominator: number };
  readonly priceFloor: number;
  readonly escapeSkill: Skill;
  readonly eventRank: readonly Deck[];
  readonly proposalsPerTurn: number;
  readonly doom: { readonly spaces: number; readonly cardsPerCounter: { readonly [players: string]: number } };
};

export const NUMBERS: Numbers = {
  startGoldOption: [3, 5, 8],
  marketDrawPerStep: 1,
  moveDice: 5,
  moveDiceHurt: 4,
  restFrom: 4,
  movementDie: [
    ['plains', 'road', 'hills'],
    ['plains', 'road', 'forest'],
    ['plains', 'road', 'river', 'swamp'],
    ['hills', 'forest', 'road'],
    ['plains', 'river', 'mountains'],
    ['hills', 'forest', 'swamp', 'mountains'],
  ],
  experience: { green: 1, yellow: 2, sea: 3, red: 4, silver: 0 },
  counterPrice: { 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 },
  counters: { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 },
  shortStart: { experience: 6, gold: 3 },
  roundLimit: 60,
  weariness: 11,
  limits: { weapon: 2, armour: 1, ally: 2 },
  otherItems: 2,
  healPrice: 1,
  sellFraction: { numerator: 1, denominator: 2 },
  priceFloor: 1,
  escapeSkill: 'sneak',
  eventRank: ['green', 'yellow', 'sea', 'red'],
  proposalsPerTurn: 3,
  doom: { spaces: 8, cardsPerCounter: { 2: 5, 3: 7, 4: 9, 5: 10, 6: 12 } },
};
