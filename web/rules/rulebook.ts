import { inLanguage, type RuleGuide } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { type Rule, rulesIn } from './chapters.ts';

export interface RulesRead {
  readonly rules: readonly Rule[];
  readonly guide: RuleGuide | undefined;
}

/**
 * The rules of a game in the reader's language, loaded when opened; until then undefined, or in the previous language.
 */
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
      // The page itself reports parts that fail to load.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return book;
}
