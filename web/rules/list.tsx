import './rules.css';
import { RULE_MARKS, type RuleMark } from '@skerry/engine';
import { TextField, Waiting } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LoadedRules } from '../game.ts';
import { rulesPage } from '../routes.ts';
import { useRules } from './book.ts';
import { foundIn, markedIn, type Rule } from './chapters.ts';
import { rulesWords } from './words.ts';

export interface RulesListProps {
  readonly game: LoadedRules;
  /** The rule to open at: `FI-31`. */
  readonly at?: string | undefined;
  /** Numbers link to the page of the rules; not over a game, which is not to be left. */
  readonly linked?: boolean;
}

/** All rules by number, with a search, and whose they are where the game says so. */
export function RulesList({ game, at, linked = false }: RulesListProps) {
  const words = rulesWords();
  const [letters, setLetters] = useState('');
  const [mark, setMark] = useState<RuleMark | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const rules = useRules(game.game.name);
  useEffect(() => {
    if (at === undefined) return;
    const rule = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [at, rules]);
  if (rules === undefined) return <Waiting label={words.opening} />;
  const found = foundIn(mark === undefined ? rules : markedIn(rules, mark), letters);
  return (
    <div class="rules">
      <TextField
        label={words.find}
        value={letters}
        onInput={setLetters}
        hint={letters === '' && mark === undefined ? undefined : words.found(found.length)}
      />
      {rules.some(({ marks }) => marks.length > 0) && <Origins rules={rules} chosen={mark} onChoose={setMark} />}
      {found.length === 0 && <p class="hint">{words.none}</p>}
      <ol ref={list}>
        {found.map(({ number, sentence, marks: [whose, gap] }) => (
          <li key={number} id={number} class="rule" data-at={number === at} tabIndex={-1}>
            {linked ? (
              <a href={rulesPage(game.game.name, number)} title={words.link(number)}>
                {number}
              </a>
            ) : (
              <b>{number}</b>
            )}
            <p>
              {sentence}
              {whose !== undefined && (
                <small>
                  {words.whose[whose]} {gap !== undefined && words.gap[gap]}
                </small>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface OriginsProps {
  readonly rules: readonly Rule[];
  readonly chosen: RuleMark | undefined;
  onChoose(mark: RuleMark | undefined): void;
}

/** What the marks say; choosing one leaves only its rules, so that an owner of the box knows what to check. */
function Origins({ rules, chosen, onChoose }: OriginsProps) {
  const words = rulesWords();
  return (
    <fieldset class="rule-origins">
      <legend>{words.origins}</legend>
      {RULE_MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={mark === chosen}
          onClick={() => onChoose(mark === chosen ? undefined : mark)}
        >
          <b>{words.marks[mark]}</b>
          <span>{words.meanings[mark]}</span>
          <span class="hint">{words.found(markedIn(rules, mark).length)}</span>
        </button>
      ))}
    </fieldset>
  );
}
