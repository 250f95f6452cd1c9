export const TERRAINS = ['desert', 'forest', 'mountain', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Kinds of sights. */
export const SIGHTS = ['obelisk', 'book', 'toucan', 'yeti', 'sea-monster'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Letters of villages: two villages of each sheet share one. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

/** Villages 1 to 10 lie on the coast and run clockwise. */
export const VILLAGES = 10;

/** TT-36 */
export const TURNS_A_ROUND = 13;

/**
 * The printed sheets. A row begins with the place of its first hex, in half hexes from the left; the hexes follow, two
 * halves apart; `-` is a gap of sea. D desert, F forest, M mountain, W water; then o obelisk, b book, t toucan, y yeti,
 * m sea monster, or the number of a village.
 */
export const ISLANDS = {
  petit: {
    rounds: 2,
    rows: [
      '5: D D M1 M F',
      '4: M10 F M W D F2',
      '3: F M Ft W Do M D',
      '2: D9 F D F F D M D3',
      '1: D W W My D W Fb F D',
      '2: F M M D Wm D W M F',
      '3: D8 D Fb F W Ft W D4',
      '2: D M F W Do F D D',
      '1: My M F7 W F D M5 M',
      '6: D D F6 - W Wm',
    ],
    /** TT-44: the values of each kind, circled from the left; the last one brings a bonus trail (TT-48, TT-49). */
    sights: { obelisk: [1, 2], book: [2, 2], toucan: [2, 3], yeti: [3, 4], 'sea-monster': [4, 5] },
    /** TT-55 */
    villages: { A: 14, B: 13, C: 12, D: 11, E: 10 },
    /** TT-82: the scores from which each level of achievement is reached. */
    levels: [50, 60, 70, 80, 90, 100],
  },
  grande: {
    rounds: 3,
    rows: [
      '15: Wm',
      '14: W M',
      '5: M10 D M D1 F D D',
      '4: D F M W D Do M F2',
      '3: F Do F Ft W M M F M',
      '2: F9 M D D W F W Fb D M3',
      '1: F D M W My D Wm D W W D',
      '2: D Fb D F F W D My M M',
      '1: D8 F D Wm W D F F D D F',
      '2: D W M F D W D Ft M D4',
      '1: F W Ft M F W Do M M F',
      '2: My M D Fb D F D D5 F',
      '5: M7 D M F6 D F',
    ],
    sights: { obelisk: [1, 2, 2], book: [2, 2, 3], toucan: [2, 3, 3], yeti: [3, 4, 4], 'sea-monster': [4, 5, 5] },
    villages: { A: 20, B: 19, C: 18, D: 17, E: 16 },
    levels: [110, 125, 140, 155, 170, 185],
  },
} as const;
export type Island = keyof typeof ISLANDS;
export const ISLAND_NAMES = Object.keys(ISLANDS) as readonly Island[];
