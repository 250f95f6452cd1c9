import type { ReadonlySignal } from '@preact/signals';
import type { Game, GameText, Pack } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import type { GameBoard } from '@skerry/look';
import { learnReasons } from './words/reasons.ts';
import { loadedInReadersLanguage } from './words/speak.ts';

export interface LoadedRules {
  readonly game: Game;
  readonly text: ReadonlySignal<GameText>;
}

export interface LoadedGame extends LoadedRules {
  readonly board: GameBoard;
}

/** Undefined if the project has no game of that name, or no board for it. */
export async function loadRules(name: string): Promise<LoadedRules | undefined> {
  const manifest = manifestOf(name);
  if (manifest?.board === undefined) return undefined;
  const [game, text] = await Promise.all([manifest.rules(), loadedInReadersLanguage(manifest.text), learnReasons()]);
  return { game, text };
}

/**
 * Undefined if the project has no game of that name, or no board for it. Throws a named error for a pack that does not
 * fit the game.
 */
export async function loadGame(name: string, pack?: Pack | Promise<Pack>): Promise<LoadedGame | undefined> {
  const [rules, board, content] = await Promise.all([loadRules(name), manifestOf(name)?.board?.(), pack]);
  if (rules === undefined || board === undefined) return undefined;
  return { ...rules, game: await bound(rules.game, content), board };
}

/** Loads the engine on demand: the home page does not need it. */
async function bound(game: Game, pack: Pack | undefined): Promise<Game> {
  if (pack === undefined) return game;
  const { bindPack } = await import('@skerry/engine');
  return bindPack(game, pack);
}
