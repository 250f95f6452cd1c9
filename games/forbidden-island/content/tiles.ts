/** The 24 tiles of the island, each with one flood card. */
export const TILES = [
  'fools-landing',
  'bronze-gate',
  'copper-gate',
  'gold-gate',
  'iron-gate',
  'silver-gate',
  'temple-of-the-moon',
  'temple-of-the-sun',
  'howling-garden',
  'whispering-garden',
  'cave-of-embers',
  'cave-of-shadows',
  'coral-palace',
  'tidal-palace',
  'breakers-bridge',
  'cliffs-of-abandon',
  'crimson-forest',
  'dunes-of-deception',
  'lost-lagoon',
  'misty-marsh',
  'observatory',
  'phantom-rock',
  'twilight-hollow',
  'watchtower',
] as const;
export type Tile = (typeof TILES)[number];

/** The four treasures, by the element on their cards. */
export const TREASURES = ['earth', 'wind', 'fire', 'water'] as const;
export type Treasure = (typeof TREASURES)[number];

/** FI-5: each treasure can be captured on either of two tiles. */
export const TREASURE_TILES: { readonly [T in Treasure]: readonly [Tile, Tile] } = {
  earth: ['temple-of-the-moon', 'temple-of-the-sun'],
  wind: ['howling-garden', 'whispering-garden'],
  fire: ['cave-of-embers', 'cave-of-shadows'],
  water: ['coral-palace', 'tidal-palace'],
};

/** A tile's state. The order is irrelevant; numbers keep the state small. */
export const DRY = 0;
export const FLOODED = 1;
export const MISSING = 2;
export type Water = typeof DRY | typeof FLOODED | typeof MISSING;
