import type { Tile } from './tiles.ts';

export const ADVENTURERS = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'] as const;
export type Adventurer = (typeof ADVENTURERS)[number];

/** FI-9: each adventurer's start tile. */
export const START_TILES: { readonly [A in Adventurer]: Tile } = {
  diver: 'iron-gate',
  engineer: 'bronze-gate',
  explorer: 'copper-gate',
  messenger: 'silver-gate',
  navigator: 'gold-gate',
  pilot: 'fools-landing',
};

/** FI-17 */
export const ACTIONS_A_TURN = 3;
