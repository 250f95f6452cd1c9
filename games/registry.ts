import type { BoundPack, Game, GameWithText, Lore } from '@skerry/engine';
import { room as forbiddenIsland } from '@skerry/forbidden-island/room';
import { room as islandOfDread } from '@skerry/island-of-dread/room';
import { room as islebound } from '@skerry/islebound/room';
import type { Announced, GameRoom } from '@skerry/look';
import { room as trailsOfTucana } from '@skerry/trails-of-tucana/room';

export type { Announced, GameRoom, Sketch } from '@skerry/look';

/** The games of the project, in the order of the home page. The programs know of no others. */
export const ANNOUNCED: { readonly [name: string]: Announced | GameRoom } = {
  'forbidden-island': forbiddenIsland,
  'trails-of-tucana': trailsOfTucana,
  islebound,
  'island-of-dread': islandOfDread,
};

/** Those that can be played. */
export const GAMES: readonly string[] = Object.keys(ANNOUNCED).filter((name) => roomOf(name) !== undefined);

/** The room of a game, or nothing if the project has no game of that name that can be played. */
export function roomOf(name: string): GameRoom | undefined {
  const found = Object.hasOwn(ANNOUNCED, name) ? ANNOUNCED[name] : undefined;
  return found !== undefined && isRoom(found) ? found : undefined;
}

function isRoom(found: Announced | GameRoom): found is GameRoom {
  return 'rules' in found;
}

/** The rules of a game with its sentences in every language. */
export async function rulesWithText({ rules, text }: GameRoom): Promise<GameWithText> {
  const [game, en, fr] = await Promise.all([rules(), text.en(), text.fr()]);
  return { game, text: { en, fr } };
}

/** A game with what its bots know of it. */
export interface GameWithLore {
  readonly game: Game;
  readonly lore: Lore;
}

/** To bind a game and to make its lore takes longer than many a decision, so the last few are kept. */
const KEPT = 8;
const known = new Map<string, Promise<GameWithLore>>();

/** What a bot plays with: a game, bound to the pack of its table if that has one. */
export function gameWithLore(name: string, pack?: BoundPack): Promise<GameWithLore> {
  const key = `${name} ${pack?.hash ?? ''}`;
  const found = known.get(key) ?? loadLore(name, pack);
  // What could not be loaded may be asked for again.
  found.catch(() => known.delete(key));
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

async function loadLore(name: string, pack: BoundPack | undefined): Promise<GameWithLore> {
  const room = roomOf(name);
  if (room === undefined) throw new Error(`There is no game "${name}".`);
  const rules = await room.rules();
  // The home page has the registry, and does not need the engine.
  const game = pack === undefined ? rules : (await import('@skerry/engine')).bindPack(rules, pack.whole);
  return { game, lore: await room.lore(game) };
}
