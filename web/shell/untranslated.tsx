import { manifestOf } from '@skerry/games';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { shellWords } from '../words/shell.ts';
import { notify } from './notices.ts';

/** Whether a game is shown in English because it lacks the reader's language. */
const isUntranslated = (game: string): boolean => manifestOf(game)?.text[settings.language.value] === undefined;

export function Untranslated({ game }: { readonly game: string }) {
  return isUntranslated(game) ? <p class="hint">{shellWords().untranslated}</p> : null;
}

/** Shown at a table once for each game until the page is closed. */
const told = new Set<string>();

export function useUntranslated(game: string): void {
  const isNews = isUntranslated(game) && !told.has(game);
  useEffect(() => {
    if (!isNews) return;
    told.add(game);
    notify(shellWords().untranslated);
  }, [isNews]);
}
