import { readFileSync } from 'node:fs';
import {
  asks,
  type ByLanguage,
  choices,
  type Game,
  type GameText,
  type GameTypes,
  type Language,
  languagesOf,
  type OptionSpec,
  type OptionText,
  type Outcome,
  open,
  openingFacts,
  outcome,
  play,
  Random,
  type RuleBook,
  type Seat,
  sayAction,
  sayAsk,
  sayFact,
  sayReason,
  type Table,
  type TextContext,
  type Told,
  type Translated,
  view,
} from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { flawed, labelFlaws, sentenceFlaws } from './flaws.ts';

/** What is said in a game only now and then; where a list is given, every kind of these must be said. */
export interface Samples<T extends GameTypes> {
  readonly facts?: readonly T['Fact'][];
  readonly actions?: readonly T['Action'][];
  readonly reasons?: readonly T['Why'][];
  /** Steps at which the second seat is asked. */
  readonly asks?: readonly T['Step'][];
  readonly endings?: readonly Outcome['why'][];
}

export interface TextBattery<T extends GameTypes> extends Samples<T> {
  readonly text: Translated<GameText<T>>;
  /** Tables that together play every option. Samples are said at the first of them. */
  readonly tables: readonly { readonly seats: number; readonly options: Partial<T['Options']> }[];
  /** Moves at each table. */
  readonly moves: number;
  /** The rules by number, and the ledger that has them as `- **FI-31**`. */
  readonly rules?: { readonly texts: Translated<RuleBook>; readonly ledger: URL };
  /** Whoever a sample is about, or is asked, is "you", and a name to all others. */
  readonly persons?: true;
  /** But for these, which are told alike to everybody. */
  readonly impersonal?: readonly T['Fact']['fact'][];
  /** Called before each move, with what the seat that moves may know. */
  atMove?(about: TextContext<T>, nth: number): void;
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Fatou', 'Gino', 'Hana'];

/** Words by which readers are addressed. */
export const YOU: ByLanguage<RegExp> = {
  en: /\b(you|your|yourself)\b/i,
  fr: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
};

/** What is said of one kind of thing. */
type Kinds = Map<string, Set<string>>;

const silence = () => ({
  facts: new Map() as Kinds,
  actions: new Map() as Kinds,
  reasons: new Map() as Kinds,
  asks: new Map() as Kinds,
  endings: new Map() as Kinds,
  toWatchers: new Map() as Kinds,
  /** Of facts about a seat: what that seat reads, and what others do, with the name of the seat. */
  persons: new Map() as Map<string, Person[]>,
});

interface Person {
  readonly name: string;
  readonly own: string;
  readonly others: readonly string[];
}

/** So many sentences of a kind are enough. */
const ENOUGH = 40;

function add(to: Kinds, kind: string, words: () => string): void {
  const known = to.get(kind) ?? new Set();
  if (known.size < ENOUGH) to.set(kind, known.add(words()));
}

const all = (said: Kinds): string[] => [...said.values()].flatMap((words) => [...words]);

/** Says random games and samples in each language that a game has: everything is said, and every sentence is sound. */
export function textBattery<T extends GameTypes>(game: Game<T>, battery: TextBattery<T>): void {
  const {
    text: texts,
    facts = [],
    actions,
    reasons,
    asks: steps,
    endings = [],
    rules,
    persons,
    impersonal = [],
  } = battery;
  const ears = languagesOf(texts).flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text, said: silence() }];
  });
  type Ear = (typeof ears)[number];
  const telling = (table: Table<T>, reader: Seat | undefined): TextContext<T> => ({
    state: view(table, reader ?? 'watcher').state,
    reader,
    names: NAMES.slice(0, table.seats),
    content: game.content,
  });
  const readersAt = ({ seats }: Table<T>) => [undefined, 0, 1, 2].filter((reader) => (reader ?? 0) < seats);
  const sayAll = (table: Table<T>, what: readonly Told<T['Fact']>[]) => {
    for (const reader of readersAt(table)) {
      const about = telling(table, reader);
      for (const { text, said } of ears)
        for (const { fact, to } of what) {
          add(said.facts, fact.fact, () => sayFact(text, fact, about));
          if ((to ?? reader) === undefined) add(said.toWatchers, fact.fact, () => sayFact(text, fact, about));
        }
    }
    for (const { fact } of what) if (persons) sayPerson(table, fact);
  };
  const sayPerson = (table: Table<T>, fact: T['Fact']) => {
    if (!('seat' in fact) || typeof fact.seat !== 'number' || impersonal.includes(fact.fact)) return;
    for (const { text, said } of ears) {
      const known = said.persons.get(fact.fact) ?? [];
      if (known.length === ENOUGH) continue;
      const [own, others] = [fact.seat, undefined].map((reader) => sayFact(text, fact, telling(table, reader)));
      said.persons.set(fact.fact, [...known, { name: NAMES[fact.seat]!, own: own!, others: [others!] }]);
    }
  };
  const sayEnding = ({ text, said }: Ear, table: Table<T>, why: Outcome['why']) => {
    for (const reader of readersAt(table))
      add(said.endings, why.why, () => text.endings[why.why]?.(why, telling(table, reader)) ?? '');
  };

  // Each table is played once, and told in all languages.
  for (const [n, { seats, options }] of battery.tables.entries()) {
    const table = open(game, { seats, options, seed: `text ${n}` });
    const random = new Random(n + 1);
    sayAll(table, openingFacts(table));
    for (let nth = 0; nth < battery.moves && outcome(table) === undefined; nth++) {
      const { seat } = asks(table)[0]!;
      const [reader, watcher] = [telling(table, seat), telling(table, undefined)];
      battery.atMove?.(reader, nth);
      const found = choices(table, seat);
      for (const { text, said } of ears) {
        const step = reader.state.agenda.at(-1)!.do;
        for (const each of [reader, watcher]) add(said.asks, step, () => sayAsk(text, seat, each));
        add(said.toWatchers, `asks ${step}`, () => sayAsk(text, seat, watcher));
        for (const { action, why } of found) {
          add(said.actions, action.act, () => sayAction(text, action, reader));
          if (why !== undefined) add(said.reasons, why.why, () => sayReason(text, why, reader));
        }
      }
      const offers = found.filter(({ why }) => why === undefined);
      const played = play(table, seat, offers[random.below(offers.length)]!.action);
      if ('facts' in played) sayAll(table, played.facts);
    }
    const end = outcome(table);
    if (end !== undefined) for (const ear of ears) sayEnding(ear, table, end.why);
  }

  // Samples, at the first table.
  const first = open(game, { ...battery.tables[0]!, seed: 'text 0' });
  const atStep = (step: T['Step'], reader: Seat | undefined): TextContext<T> => {
    const about = telling(first, reader);
    return { ...about, state: { ...about.state, agenda: [step] } };
  };
  sayAll(
    first,
    facts.map((fact) => ({ fact })),
  );
  for (const ear of ears) {
    const { text, said } = ear;
    for (const reader of readersAt(first)) {
      const about = telling(first, reader);
      for (const action of actions ?? []) add(said.actions, action.act, () => sayAction(text, action, about));
      for (const why of reasons ?? []) add(said.reasons, why.why, () => sayReason(text, why, about));
      for (const step of steps ?? []) add(said.asks, step.do, () => sayAsk(text, 1, atStep(step, reader)));
    }
    for (const why of endings) sayEnding(ear, first, why);
  }

  describe.each(ears)('what is said of the game ($language)', ({ language, text, said }) => {
    const flawsOf = (check: (language: Language, words: string) => string[], words: readonly string[]) =>
      flawed(check, language, words);
    const unsaid = (kinds: object, of: Kinds) => Object.keys(kinds).filter((kind) => !of.has(kind));
    const you = YOU[language];

    test('what happened is told in whole sentences', () => {
      expect(flawsOf(sentenceFlaws, all(said.facts))).toEqual([]);
    });

    test('every kind of fact is told', () => {
      expect(unsaid(text.facts, said.facts)).toEqual([]);
    });

    test('what can be done is a label', () => {
      expect(said.actions.size).toBeGreaterThan(0);
      expect(flawsOf(labelFlaws, all(said.actions))).toEqual([]);
      if (actions !== undefined) expect(unsaid(text.actions, said.actions)).toEqual([]);
    });

    test('why not, and what is asked, are whole sentences', () => {
      expect(said.asks.size).toBeGreaterThan(0);
      expect(flawsOf(sentenceFlaws, [...all(said.reasons), ...all(said.asks)])).toEqual([]);
      if (reasons !== undefined) expect(unsaid(text.reasons, said.reasons)).toEqual([]);
      if (steps !== undefined) expect(unsaid(text.asks, said.asks)).toEqual([]);
    });

    test('every end is told in a sentence of its own', () => {
      expect(flawsOf(sentenceFlaws, all(said.endings))).toEqual([]);
      if (endings.length > 0) expect(unsaid(text.endings, said.endings)).toEqual([]);
      for (const reader of readersAt(first)) {
        const told = endings.map((why) => text.endings[why.why]?.(why, telling(first, reader)));
        expect(new Set(told).size).toBe(told.length);
      }
    });

    if (reasons !== undefined)
      test('no two kinds of reason say the same', () => {
        const whys = new Map(reasons.toReversed().map((why) => [why.why, why]));
        const told = [...whys.values()].map((why) => sayReason(text, why, telling(first, 0)));
        expect(told.filter((words, n) => told.indexOf(words) !== n)).toEqual([]);
      });

    if (persons)
      test('no watcher is addressed', () => {
        expect(all(said.toWatchers).filter((words) => you.test(words))).toEqual([]);
      });

    if (persons)
      test('whoever it is about is “you”, and a name to all others', () => {
        const asked = (steps ?? []).map(
          (step): Person => ({
            name: NAMES[1]!,
            own: sayAsk(text, 1, atStep(step, 1)).replace(NAMES[1]!, ''),
            others: [undefined, 0].map((reader) => sayAsk(text, 1, atStep(step, reader))),
          }),
        );
        const wrong = [...[...said.persons.values()].flat(), ...asked].filter(
          ({ name, own, others }) =>
            !you.test(own) || own.includes(name) || others.some((each) => you.test(each) || !each.includes(name)),
        );
        expect(wrong).toEqual([]);
      });

    test('the title and the options are labels, their help and the invitation are sentences', () => {
      const options: readonly OptionText[] = Object.values(text.options);
      const labels = options.flatMap(({ label, values }) => [label, ...Object.values(values)]);
      expect(flawsOf(labelFlaws, [text.title, ...labels])).toEqual([]);
      expect(flawsOf(sentenceFlaws, [text.invitation, ...options.map(({ help }) => help)])).toEqual([]);
    });

    test('every value of an option has a label', () => {
      const labelled: { readonly [option: string]: OptionText } = text.options;
      for (const [name, option] of Object.entries<OptionSpec>(game.options)) {
        const values = option.kind === 'seat' ? [] : option.values.map(String);
        expect(Object.keys(labelled[name]?.values ?? {}), name).toEqual(expect.arrayContaining(values));
      }
    });

    if (rules !== undefined)
      test('every rule of the ledger has a sentence of its own, and nothing else has', () => {
        const book = rules.texts[language]!;
        const ledger = readFileSync(rules.ledger, 'utf8');
        expect(Object.keys(book)).toEqual(
          [...ledger.matchAll(/^[-|] \*\*([A-Z]+-\d+)\*\* /gm)].map(([, number]) => number),
        );
        expect(new Set(Object.values(book)).size).toBe(Object.keys(book).length);
        expect(flawsOf(sentenceFlaws, Object.values(book))).toEqual([]);
      });
  });

  const [english, ...others] = ears;
  if (others.length > 0)
    test.each(others)('no sentence was left in English ($language)', ({ language, text }) => {
      const watching = telling(first, undefined);
      const said = (own: GameText<T>) => [
        ...facts.map((fact) => sayFact(own, fact, watching)),
        ...(reasons ?? []).map((why) => sayReason(own, why, watching)),
        ...Object.values(rules?.texts[own.language] ?? {}),
      ];
      const inEnglish = said(english!.text);
      expect(
        said(text).filter((words, n) => words === inEnglish[n]),
        language,
      ).toEqual([]);
    });
}
