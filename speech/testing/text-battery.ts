import {
  asks,
  choices,
  type Game,
  type GameText,
  type GameTypes,
  type Language,
  languagesOf,
  type OptionText,
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
  type TextContext,
  type Translated,
  view,
} from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { flawed, labelFlaws, sentenceFlaws } from './flaws.ts';

export interface TextBattery<T extends GameTypes> {
  readonly text: Translated<GameText<T>>;
  /** Tables that together play every option. */
  readonly tables: readonly { readonly seats: number; readonly options: Partial<T['Options']> }[];
  /** Moves at each table. */
  readonly moves: number;
  /** What happens only in longer or luckier games. */
  readonly facts?: readonly T['Fact'][];
  /** Where they are given, every reason must be told. */
  readonly reasons?: readonly T['Why'][];
  /** Called before each move, with what the seat that moves may know. */
  atMove?(about: TextContext<T>, nth: number): void;
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Fatou', 'Gino', 'Hana'];

/** What is said of one kind of thing. */
type Kinds = Map<string, Set<string>>;

const silence = () => ({
  facts: new Map() as Kinds,
  actions: new Map() as Kinds,
  reasons: new Map() as Kinds,
  asks: new Map() as Kinds,
});

/** Forty sentences of a kind are enough. */
function add(to: Kinds, kind: string, words: () => string): void {
  const known = to.get(kind) ?? new Set();
  if (known.size < 40) to.set(kind, known.add(words()));
}

const all = (said: Kinds): string[] => [...said.values()].flatMap((words) => [...words]);

/** Tells random games in each language that a game has: everything is said, and every sentence is sound. */
export function textBattery<T extends GameTypes>(game: Game<T>, battery: TextBattery<T>): void {
  const { text: texts, facts: samples = [], reasons: whys } = battery;
  const ears = languagesOf(texts).flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text, said: silence() }];
  });
  const telling = (table: Table<T>, reader: Seat | undefined): TextContext<T> => ({
    state: view(table, reader ?? 'watcher').state,
    reader,
    names: NAMES.slice(0, table.seats),
    content: game.content,
  });

  // Each table is played once, and told in all languages.
  for (const [n, { seats, options }] of battery.tables.entries()) {
    const table = open(game, { seats, options, seed: `text ${n}` });
    const random = new Random(n + 1);
    const tell = (facts: readonly T['Fact'][]) => {
      for (const reader of [undefined, 0, 1].filter((reader) => reader === undefined || reader < seats)) {
        const about = telling(table, reader);
        for (const { text, said } of ears)
          for (const fact of facts) add(said.facts, fact.fact, () => sayFact(text, fact, about));
      }
    };
    tell(openingFacts(table).map(({ fact }) => fact));
    tell(samples);
    const first = telling(table, 0);
    for (const { text, said } of ears)
      for (const why of whys ?? []) add(said.reasons, why.why, () => sayReason(text, why, first));
    for (let nth = 0; nth < battery.moves && outcome(table) === undefined; nth++) {
      const { seat } = asks(table)[0]!;
      const [reader, watcher] = [telling(table, seat), telling(table, undefined)];
      battery.atMove?.(reader, nth);
      const found = choices(table, seat);
      for (const { text, said } of ears) {
        for (const each of [reader, watcher])
          add(said.asks, reader.state.agenda.at(-1)!.do, () => sayAsk(text, seat, each));
        for (const { action, why } of found) {
          add(said.actions, action.act, () => sayAction(text, action, reader));
          if (why !== undefined) add(said.reasons, why.why, () => sayReason(text, why, reader));
        }
      }
      const offers = found.filter(({ why }) => why === undefined);
      const played = play(table, seat, offers[random.below(offers.length)]!.action);
      if ('facts' in played) tell(played.facts.map(({ fact }) => fact));
    }
  }

  describe.each(ears)('what is said of the game ($language)', ({ language, text, said }) => {
    const flawsOf = (check: (language: Language, words: string) => string[], words: readonly string[]) =>
      flawed(check, language, words);

    test('what happened is told in whole sentences', () => {
      expect(flawsOf(sentenceFlaws, all(said.facts))).toEqual([]);
    });

    test('every kind of fact is told', () => {
      expect(Object.keys(text.facts).filter((fact) => !said.facts.has(fact))).toEqual([]);
    });

    if (whys !== undefined)
      test('every kind of reason is told', () => {
        expect(Object.keys(text.reasons).filter((why) => !said.reasons.has(why))).toEqual([]);
      });

    test('what can be done is a label', () => {
      expect(said.actions.size).toBeGreaterThan(0);
      expect(flawsOf(labelFlaws, all(said.actions))).toEqual([]);
    });

    test('why not, and what is asked, are whole sentences', () => {
      expect(said.asks.size).toBeGreaterThan(0);
      expect(flawsOf(sentenceFlaws, [...all(said.reasons), ...all(said.asks)])).toEqual([]);
    });

    test('the title and the options are labels, their help and the invitation are sentences', () => {
      const options: readonly OptionText[] = Object.values(text.options);
      const labels = options.flatMap(({ label, values }) => [label, ...Object.values(values)]);
      expect(flawsOf(labelFlaws, [text.title, ...labels])).toEqual([]);
      expect(flawsOf(sentenceFlaws, [text.invitation, ...options.map(({ help }) => help)])).toEqual([]);
    });
  });
}
