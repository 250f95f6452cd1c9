import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, type GameText, inLanguage, languageIn, type Pack } from '@skerry/engine';
import { type GameManifest, manifestOf } from '@skerry/games';
import type { GameBoard } from '@skerry/look';
import { settings } from './settings/settings.ts';
import { learnReasons } from './words/reasons.ts';

/** The rules of a game, and its sentences in the reader's language. */
export interface LoadedRules {
  readonly game: Game;
  readonly text: ReadonlySignal<GameText>;
}

/** A game with all that a table page needs. */
export interface LoadedGame extends LoadedRules {
  readonly board: GameBoard;
}

/** Nothing if the project has no game of that name, or no board for it. */
export async function loadRules(name: string): Promise<LoadedRules | undefined> {
  const manifest = manifestOf(name);
  if (manifest?.board === undefined) return undefined;
  const [game, text] = await Promise.all([
    manifest.rules(),
    inLanguage(settings.language.value, manifest.text)(),
    learnReasons(),
  ]);
  return { game, text: inReadersLanguage(manifest, text) };
}

/** Nothing if the project has no game of that name, or no board for it. Throws a named error for a pack that it cannot be bound to. */
export async function loadGame(name: string, pack?: Pack | Promise<Pack>): Promise<LoadedGame | undefined> {
  const [rules, board, content] = await Promise.all([loadRules(name), manifestOf(name)?.board?.(), pack]);
  if (rules === undefined || board === undefined) return undefined;
  return { ...rules, game: await bound(rules.game, content), board };
}

/** The home page does not need the engine. */
async function bound(game: Game, pack: Pack | undefined): Promise<Game> {
  if (pack === undefined) return game;
  const { bindPack } = await import('@skerry/engine');
  return bindPack(game, pack);
}

/** Follows the reader from one language to another; until the other is loaded, the first one stays. */
function inReadersLanguage(manifest: GameManifest, first: GameText): ReadonlySignal<GameText> {
  const text = signal(first);
  effect(() => {
    const language = settings.language.value;
    if (text.peek().language === languageIn(language, manifest.text)) return;
    void inLanguage(language, manifest.text)().then(
      (found) => {
        if (settings.language.peek() === language) text.value = found;
      },
      // The page says so itself when a part of it cannot be loaded.
      () => undefined,
    );
  });
  return text;
}
