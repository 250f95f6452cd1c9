import { inLanguage, type RuleGuide } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { type Rule, rulesIn } from './chapters.ts';

/** The rules by number, and at a glance. */
export interface RulesRead {
  readonly rules: readonly Rule[];
  readonly guide: RuleGuide | undefined;
}

/** The rules of a game in the reader's language, fetched when they are opened; until then nothing, or the former language. */
export function useRules(game: string): RulesRead | undefined {
  const [book, setBook] = useState<RulesRead | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    const manifest = manifestOf(game);
    if (manifest === undefined) return;
    let isGone = false;
    void Promise.all([
      inLanguage(language, manifest.ruleBook)(),
      manifest.ruleOrigins?.(),
      manifest.ruleGuide && inLanguage(language, manifest.ruleGuide)(),
    ]).then(
      ([book, origins, guide]) => !isGone && setBook({ rules: rulesIn(book, origins), guide }),
      // The page says so itself when a part of it cannot be loaded.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return book;
}
