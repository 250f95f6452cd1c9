import type { Adventurer } from '../content/adventurers.ts';
import type { PileCard } from '../content/cards.ts';
import type { Layout } from '../content/layouts.ts';
import type { Difficulty } from '../content/meter.ts';
import type { Tile, Treasure } from '../content/tiles.ts';

/** What things are called in one language, as printed on the board: without an article. */
export interface Names {
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly treasures: Readonly<Record<Treasure, string>>;
  readonly cards: Readonly<Record<PileCard, string>>;
  readonly adventurers: Readonly<Record<Adventurer, { readonly name: string; readonly power: string }>>;
  readonly layouts: Readonly<Record<Layout, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
}
