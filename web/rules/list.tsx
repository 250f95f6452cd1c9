import { inReadersLanguage } from '../words/speak.ts';
import './rules.css';
import { languageIn, RULE_MARKS, type RuleMark } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { type Aid, type AidProps, TextField, Waiting } from '@skerry/look';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goToPart } from '../address.ts';
import type { LoadedRules } from '../game.ts';
import { rulesPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { chaptersOf, foundIn, markedIn, type Rule } from './chapters.ts';
import { useRules } from './rulebook.ts';
import { rulesWords } from './words.ts';

export interface RulesListProps {
  readonly game: LoadedRules;
  /** The rule to open at: `P-3`. */
  readonly at?: string | undefined;
  /** Numbers link to the page of the rules; not over a game, which must stay open. */
  readonly linked?: boolean;
}

/** All rules by number, with a search, and their origins if the game has them. */
export function RulesList({ game, at, linked = false }: RulesListProps) {
  const words = rulesWords();
  const [letters, setLetters] = useState('');
  const [mark, setMark] = useState<RuleMark | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const book = useRules(game.game.name);
  const { aids = [] } = manifestOf(game.game.name) ?? {};
  const [goal, setGoal] = useState(at);
  useEffect(() => setGoal(at), [at]);
  const aid = aids.find(({ key }) => key === goal);
  // Over a game the address remains that of the game.
  const turnTo = (to: string | undefined) => {
    if (linked) goToPart(to ?? '');
    setGoal(to);
  };
  useEffect(() => {
    if (goal === undefined) return;
    const rule = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(goal)}"]`);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [goal, book]);
  if (book === undefined) return <Waiting label={words.opening} />;
  const { rules, guide } = book;
  const isWhole = letters === '' && mark === undefined;
  const found = foundIn(mark === undefined ? rules : markedIn(rules, mark), letters);
  const pages = aids.length > 0 && <Pages aids={aids} shown={aid} onTurn={turnTo} />;
  if (aid !== undefined) {
    return (
      <div class="rules">
        {pages}
        <AidPage key={aid.key} aid={aid} open={turnTo} />
      </div>
    );
  }
  return (
    <div class="rules">
      {pages}
      {isWhole && guide !== undefined && <AtAGlance game={game.game.name} guide={guide} open={turnTo} />}
      <TextField
        label={words.find}
        value={letters}
        onInput={setLetters}
        hint={isWhole ? undefined : words.found(found.length)}
      />
      {rules.some(({ marks }) => marks.length > 0) && <Origins rules={rules} chosen={mark} onChoose={setMark} />}
      {found.length === 0 && <p class="hint">{words.none}</p>}
      <div ref={list} class="stack rule-chapters" lang={game.text.value.language}>
        {chaptersOf(found, guide).map(({ title, rules: within }) => (
          <section key={within[0]?.number}>
            {title !== undefined && <h2>{title}</h2>}
            <ol>
              {within.map((rule) => (
                <RuleLine
                  key={rule.number}
                  rule={rule}
                  isGoal={rule.number === goal}
                  href={linked ? rulesPage(game.game.name, rule.number) : undefined}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface RuleLineProps {
  readonly rule: Rule;
  readonly isGoal: boolean;
  readonly href: string | undefined;
}

function RuleLine({ rule: { number, sentence, marks }, isGoal, href }: RuleLineProps) {
  const words = rulesWords();
  const [whose, gap] = marks;
  return (
    <li id={number} class="rule" data-at={isGoal} tabIndex={-1}>
      {href === undefined ? (
        <b>{number}</b>
      ) : (
        <a href={href} title={words.link(number)}>
          {number}
        </a>
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
  );
}

interface PagesProps {
  readonly aids: readonly Aid[];
  readonly shown: Aid | undefined;
  onTurn(to: string | undefined): void;
}

function Pages({ aids, shown, onTurn }: PagesProps) {
  const words = rulesWords();
  return (
    <nav class="wrap rule-pages" aria-label={words.pages}>
      <button type="button" aria-current={shown === undefined ? 'page' : undefined} onClick={() => onTurn(undefined)}>
        {words.all}
      </button>
      {aids.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          aria-current={shown?.key === key ? 'page' : undefined}
          onClick={() => onTurn(key)}
        >
          {inReadersLanguage(title)}
        </button>
      ))}
    </nav>
  );
}

function AidPage({ aid, open }: { readonly aid: Aid; readonly open: (rule: string) => void }) {
  const [found, setFound] = useState<{ readonly Page: ComponentType<AidProps> } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void aid.page().then(
      (Page) => !isGone && setFound({ Page }),
      // The page itself reports parts that fail to load.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [aid]);
  if (found === undefined) return <Waiting label={rulesWords().opening} />;
  return (
    <section lang={languageIn(settings.language.value, aid.title)} aria-label={inReadersLanguage(aid.title)}>
      <h2>{inReadersLanguage(aid.title)}</h2>
      <found.Page language={settings.language.value} open={open} />
    </section>
  );
}

interface OriginsProps {
  readonly rules: readonly Rule[];
  readonly chosen: RuleMark | undefined;
  onChoose(mark: RuleMark | undefined): void;
}

/** The legend of the marks; choosing one filters the rules, so that an owner of the box knows what to check. */
function Origins({ rules, chosen, onChoose }: OriginsProps) {
  const words = rulesWords();
  return (
    <fieldset class="stack rule-origins">
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
