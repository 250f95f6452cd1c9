import { languageIn } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { shellWords } from '../words/shell.ts';
import { notify } from './notices.ts';

/** Whether a game is shown in English because it lacks the reader's language. */
function isUntranslated(game: string): boolean {
  const manifest = manifestOf(game);
  const language = settings.language.value;
  return manifest !== undefined && languageIn(language, manifest.text) !== language;
}

/** Says so where a game is chosen. */
export function Untranslated({ game }: { readonly game: string }) {
  return isUntranslated(game) ? <p class="hint">{shellWords().untranslated}</p> : null;
}

/** Said at a table, once for each game until the page is closed. */
const told = new Set<string>();

export function useUntranslated(game: string): void {
  const is = isUntranslated(game);
  useEffect(() => {
    if (!is || told.has(game)) return;
    told.add(game);
    notify(shellWords().untranslated);
  }, [game, is]);
}
