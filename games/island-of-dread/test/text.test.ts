import {
  asks,
  choices,
  languagesOf,
  open,
  openingFacts,
  outcome,
  play,
  Random,
  type Seat,
  sayAction,
  sayAsk,
  sayFact,
  sayReason,
  type Table,
  view,
} from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../rules/facts.ts';
import { islandOfDread } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { sketch } from '../text/sketch.ts';
import { factSamples, reasonSamples } from './samples.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Fatou'];
const WORLD = islandOfDread.content;

/** Tables that together play every option. */
const TABLES = [
  { seats: 2, options: {} },
  { seats: 3, options: { length: 'short', otherItems: 'two' } },
  { seats: 4, options: { doom: true, startGold: 8 } },
  { seats: 6, options: { heroes: 'random', roundLimit: 40, counterPrice: 'baseGame', fightEndsTurn: true } },
] as const;

/** All that is said of a few random games, by kind. */
interface Said {
  readonly facts: Map<string, Set<string>>;
  readonly actions: Map<string, Set<string>>;
  readonly reasons: Map<string, Set<string>>;
  readonly asks: Map<string, Set<string>>;
  readonly sketches: Set<string>;
}

/** Forty sentences of a kind are enough. */
function add(to: Map<string, Set<string>>, kind: string, words: () => string): void {
  const known = to.get(kind) ?? new Set();
  if (known.size < 40) to.set(kind, known.add(words()));
}

const telling = (table: Table<IslandOfDread>, reader: Seat | undefined): TextContext => ({
  state: view(table, reader ?? 'watcher').state,
  reader,
  names: NAMES.slice(0, table.seats),
  content: WORLD,
});

const samples = <S extends { readonly [kind: string]: readonly object[] }, T>(of: S, key: string): T[] =>
  Object.entries(of).flatMap(([kind, each]) => each.map((sample) => ({ [key]: kind, ...sample }) as T));

const FACTS = samples<ReturnType<typeof factSamples>, Fact>(factSamples(WORLD), 'fact');
const REASONS = samples<ReturnType<typeof reasonSamples>, Reason>(reasonSamples(WORLD), 'why');

const silence = (): Said => ({
  facts: new Map(),
  actions: new Map(),
  reasons: new Map(),
  asks: new Map(),
  sketches: new Set(),
});

/** Each table is played once, and told in both languages. */
function listen(): Readonly<Record<keyof typeof TEXTS, Said>> {
  const heard = { en: silence(), fr: silence() };
  const ears = LANGUAGES.map((language) => ({ language, text: TEXTS[language], said: heard[language] }));
  for (const [n, { seats, options }] of TABLES.entries()) {
    const table = open(islandOfDread, { seats, options, seed: `text ${n}` });
    const random = new Random(n + 1);
    const tell = (facts: readonly Fact[]) => {
      for (const reader of [undefined, 0, 1]) {
        const about = telling(table, reader);
        for (const { text, said } of ears)
          for (const fact of facts) add(said.facts, fact.fact, () => sayFact(text, fact, about));
      }
    };
    tell(openingFacts(table).map(({ fact }) => fact));
    tell(FACTS);
    const first = telling(table, 0);
    for (const { text, said } of ears)
      for (const reason of REASONS) add(said.reasons, reason.why, () => sayReason(text, reason, first));
    for (let entry = 0; entry < 250 && outcome(table) === undefined; entry++) {
      const { seat } = asks(table)[0]!;
      const reader = telling(table, seat);
      const found = choices(table, seat);
      const watcher = telling(table, undefined);
      for (const { language, text, said } of ears) {
        for (const each of [reader, watcher])
          add(said.asks, reader.state.agenda.at(-1)!.do, () => sayAsk(text, seat, each));
        if (entry % 50 === 0) {
          said.sketches.add(sketch[language].small(reader));
          said.sketches.add(sketch[language].large(reader));
        }
        for (const { action, why } of found) {
          add(said.actions, action.act, () => sayAction(text, action, reader));
          if (why !== undefined) add(said.reasons, why.why, () => sayReason(text, why, reader));
        }
      }
      const offers = found.filter(({ why }) => why === undefined);
      const played = play(table, seat, offers[random.below(offers.length)]!.action);
      if (played.why === undefined) tell(played.facts.map(({ fact }) => fact));
    }
  }
  return heard;
}

const all = (said: Map<string, Set<string>>): string[] => [...said.values()].flatMap((words) => [...words]);

const SAID = listen();

describe.each(LANGUAGES)('what is said of The Island of Dread (%s)', (language) => {
  const said = SAID[language];
  const text = TEXTS[language];

  test('what happened is told in whole sentences', () => {
    expect(flawed(sentenceFlaws, language, all(said.facts))).toEqual([]);
  });

  test('every kind of fact and reason is told', () => {
    expect(Object.keys(text.facts).filter((fact) => !said.facts.has(fact))).toEqual([]);
    expect(Object.keys(text.reasons).filter((why) => !said.reasons.has(why))).toEqual([]);
  });

  test('what can be done is a label', () => {
    expect(flawed(labelFlaws, language, all(said.actions))).toEqual([]);
  });

  test('why not, and what is asked, are whole sentences', () => {
    expect(flawed(sentenceFlaws, language, [...all(said.reasons), ...all(said.asks)])).toEqual([]);
  });

  test('options have labels and their values too', () => {
    const labels = Object.values(text.options).flatMap(({ label, values }) => [label, ...Object.values(values)]);
    const help = Object.values(text.options).map((option) => option.help);
    expect(flawed(labelFlaws, language, labels)).toEqual([]);
    expect(flawed(sentenceFlaws, language, help)).toEqual([]);
  });

  test('the sketch leaks nothing of the program', () => {
    expect([...said.sketches].filter((drawn) => /undefined|NaN|\[object/.test(drawn))).toEqual([]);
  });
});
