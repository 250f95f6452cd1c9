import type { RuleBook } from '@skerry/engine';
import { roomOf } from '@skerry/games';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';

/** The rules of a game in the reader's language, fetched when they are opened; until then nothing, or the former language. */
export function useRuleBook(game: string): RuleBook | undefined {
  const [book, setBook] = useState<RuleBook | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    let isGone = false;
    void roomOf(game)
      ?.ruleBook[language]()
      .then(
        (found) => !isGone && setBook(found),
        // The page says so itself when a part of it cannot be loaded.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return book;
}
