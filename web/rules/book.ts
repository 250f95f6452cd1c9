import { roomOf } from '@skerry/games';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { type Rule, rulesIn } from './chapters.ts';

/** The rules of a game in the reader's language, fetched when they are opened; until then nothing, or the former language. */
export function useRules(game: string): readonly Rule[] | undefined {
  const [rules, setRules] = useState<readonly Rule[] | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    const room = roomOf(game);
    if (room === undefined) return;
    let isGone = false;
    void Promise.all([room.ruleBook[language](), room.ruleOrigins?.()]).then(
      ([book, origins]) => !isGone && setRules(rulesIn(book, origins)),
      // The page says so itself when a part of it cannot be loaded.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return rules;
}
