import './rules.css';
import { TextField, Waiting } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LoadedRules } from '../game.ts';
import { rulesPage } from '../routes.ts';
import { useRuleBook } from './book.ts';
import { foundIn, rulesIn } from './chapters.ts';
import { rulesWords } from './words.ts';

export interface RulesListProps {
  readonly game: LoadedRules;
  /** The rule to open at: `FI-31`. */
  readonly at?: string | undefined;
  /** Numbers link to the page of the rules; not over a game, which is not to be left. */
  readonly linked?: boolean;
}

/** All rules by number, with a search. */
export function RulesList({ game, at, linked = false }: RulesListProps) {
  const words = rulesWords();
  const [letters, setLetters] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const book = useRuleBook(game.game.name);
  useEffect(() => {
    if (at === undefined) return;
    const rule = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [at, book]);
  if (book === undefined) return <Waiting label={words.opening} />;
  const found = foundIn(rulesIn(book), letters);
  return (
    <div class="rules">
      <TextField
        label={words.find}
        value={letters}
        onInput={setLetters}
        hint={letters === '' ? undefined : words.found(found.length)}
      />
      {found.length === 0 && <p class="hint">{words.none}</p>}
      <ol ref={list}>
        {found.map(({ number, sentence }) => (
          <li key={number} id={number} class="rule" data-at={number === at} tabIndex={-1}>
            {linked ? (
              <a href={rulesPage(game.game.name, number)} title={words.link(number)}>
                {number}
              </a>
            ) : (
              <b>{number}</b>
            )}
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
