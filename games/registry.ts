import type { BotProfile } from '@skerry/bots/profile';
import { type BoundPack, type Game, type GameWithText, inAllLanguages } from '@skerry/engine';
import { manifest as forbiddenIsland } from '@skerry/forbidden-island/manifest';
import { manifest as islandOfDread } from '@skerry/island-of-dread/manifest';
import { manifest as islebound } from '@skerry/islebound/manifest';
import type { Announced, GameManifest } from '@skerry/look';
import { manifest as pebbles } from '@skerry/pebbles/manifest';
import { manifest as trailsOfTucana } from '@skerry/trails-of-tucana/manifest';

export type { Announced, GameManifest, Sketch } from '@skerry/look';

/** The games of the project, in the order of the home page. The programs know of no others. */
export const ANNOUNCED: { readonly [name: string]: Announced | GameManifest } = {
  'forbidden-island': forbiddenIsland,
  'trails-of-tucana': trailsOfTucana,
  islebound,
  'island-of-dread': islandOfDread,
  pebbles,
};

/** Those that players choose from and can play. An example is not listed, but it opens by its name. */
export const GAMES: readonly string[] = Object.keys(ANNOUNCED).filter((name) => {
  const manifest = manifestOf(name);
  return manifest !== undefined && !manifest.isExample;
});

/** The room of a game, or nothing if the project has no game of that name that can be played. */
export function manifestOf(name: string): GameManifest | undefined {
  const found = Object.hasOwn(ANNOUNCED, name) ? ANNOUNCED[name] : undefined;
  return found !== undefined && isRoom(found) ? found : undefined;
}

function isRoom(found: Announced | GameManifest): found is GameManifest {
  return 'rules' in found;
}

/** The rules of a game with its sentences in every language it has. */
export async function rulesWithText({ rules, text }: GameManifest): Promise<GameWithText> {
  const [game, texts] = await Promise.all([rules(), inAllLanguages(text)]);
  return { game, text: texts };
}

/** A game with what its bots know of it. */
export interface GameWithBots {
  readonly game: Game;
  readonly botProfile: BotProfile;
}

/** To bind a game and to make its lore takes longer than many a decision, so the last few are kept. */
const KEPT = 8;
const known = new Map<string, Promise<GameWithBots>>();

/** What a bot plays with: a game, bound to the pack of its table if that has one. */
export function gameWithBots(name: string, pack?: BoundPack): Promise<GameWithBots> {
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

async function loadLore(name: string, pack: BoundPack | undefined): Promise<GameWithBots> {
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new Error(`There is no game "${name}".`);
  const rules = await manifest.rules();
  // The home page has the registry, and does not need the engine.
  const game = pack === undefined ? rules : (await import('@skerry/engine')).bindPack(rules, pack.whole);
  return { game, botProfile: await manifest.botProfile(game) };
}
