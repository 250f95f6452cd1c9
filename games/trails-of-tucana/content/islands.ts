/** The words that every pack shares. A sheet is petit, the small island, or grande, the large one, whatever its name. */
export const ISLAND_NAMES = ['petit', 'grande'] as const;
export type Island = (typeof ISLAND_NAMES)[number];

export const TERRAINS = ['desert', 'forest', 'mountain', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Kinds of sights. */
export const SIGHTS = ['obelisk', 'book', 'toucan', 'yeti', 'sea-monster'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Letters of villages: two villages of each sheet share one. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

/** Villages 1 to 10 are on the coast, clockwise. */
export const VILLAGES = 10;

/** TT-36 */
export const TURNS_A_ROUND = 13;

/** TT-82: the levels of achievement. */
export const LEVELS = 6;

/** The largest island, so that every hex has a name shared by all packs. */
export const MOST_ROWS = 16;
export const MOST_IN_A_ROW = 16;
