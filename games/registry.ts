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

/** The games on the home page. An example is not listed, but opens by its name. */
export const GAMES: readonly string[] = Object.keys(ANNOUNCED).filter((name) => {
  const manifest = manifestOf(name);
  return manifest !== undefined && !manifest.isExample;
});

/** Undefined if there is no such game, or it is only announced. */
export function manifestOf(name: string): GameManifest | undefined {
  const found = Object.hasOwn(ANNOUNCED, name) ? ANNOUNCED[name] : undefined;
  return found !== undefined && isManifest(found) ? found : undefined;
}

function isManifest(found: Announced | GameManifest): found is GameManifest {
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

/** Binding a game and making its bot profile takes longer than many a decision, so the last few are kept. */
const KEPT = 8;
const known = new Map<string, Promise<GameWithBots>>();

/** What a bot plays with: the game, bound to the table's pack if it has one. */
export function gameWithBots(name: string, pack?: BoundPack): Promise<GameWithBots> {
  const key = `${name} ${pack?.hash ?? ''}`;
  const found = known.get(key) ?? loadBotProfile(name, pack);
  // After a failure the next call tries again.
  found.catch(() => known.delete(key));
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

async function loadBotProfile(name: string, pack: BoundPack | undefined): Promise<GameWithBots> {
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new Error(`There is no game "${name}".`);
  const rules = await manifest.rules();
  // The home page has the registry, and does not need the engine.
  const game = pack === undefined ? rules : (await import('@skerry/engine')).bindPack(rules, pack.whole);
  return { game, botProfile: await manifest.botProfile(game) };
}
