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
  sayRefusal,
  type Table,
  view,
} from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../rules/facts.ts';
import { islebound } from '../rules/game.ts';
import type { Refusal } from '../rules/reasons.ts';
import type { Islebound } from '../rules/types.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario'];

/** Tables that together play every variant. */
const TABLES = [
  { seats: 4, options: { trading: true, raid: true } },
  { seats: 3, options: { boards: 'advanced', layout: 'random', sixBuildings: true, edition: 'fr1', raid: true } },
  { seats: 2, options: { closeQuarters: true, architect: true, trading: true } },
  { seats: 2, options: { boards: 'advanced' } },
] as const;

/** What happens only in longer or luckier games. */
const SAMPLES: readonly Fact[] = [
  { fact: 'lastRound', seat: 0, cause: 'buildings' },
  { fact: 'lastRound', seat: 1, cause: 'tokens' },
  { fact: 'gameEnded', cause: 'buildings' },
  { fact: 'scored', seat: 0, headings: { coins: 9, buildings: 22, abilities: 10, track: 4, tokens: 14 } },
  { fact: 'ranked', places: [2, 1, 2] },
  { fact: 'ichorTaken', seat: 0 },
  { fact: 'ichorReturned', seat: 0 },
  { fact: 'cubeMoved', seat: 0, slot: 5, town: 'borsham' },
  { fact: 'crewHealed', seat: 0, crew: 'administrateCombat' },
  { fact: 'slotSkipped', seat: 0, slot: 3 },
  { fact: 'skipDeclined', seat: 0 },
  { fact: 'cubesPlaced', seat: 0, slots: [], forgone: 2 },
  { fact: 'cubesPlaced', seat: 0, slots: [3, 4], forgone: 1 },
  { fact: 'eventsShuffled' },
  { fact: 'deckOut' },
  { fact: 'deckRenewed' },
  { fact: 'tokensOut' },
  { fact: 'sevenKept', seat: 0 },
  { fact: 'townLost', seat: 0, town: 'zilliam' },
  { fact: 'townTaken', seat: 0, town: 'zilliam', from: 1, how: 'diplomacy' },
  { fact: 'built', seat: 0, building: 2, wood: 1, fish: 3 },
  { fact: 'gained', seat: 0, what: 'serpent', n: 0, from: 'token', forgone: 1 },
  { fact: 'tradeProposed', seat: 0, rival: 1, give: { wood: 1, book: 1 }, get: { pirate: 3 } },
  { fact: 'tradeAnswered', seat: 1, yes: true },
  { fact: 'tradeAnswered', seat: 1, yes: false },
  { fact: 'traded', seat: 0, rival: 1, give: { wood: 1 }, get: { serpent: 2 } },
];

/** All that is said of a few random games, by kind. */
interface Said {
  readonly facts: Map<string, Set<string>>;
  readonly actions: Map<string, Set<string>>;
  readonly reasons: Map<string, Set<string>>;
  readonly asks: Map<string, Set<string>>;
}

/** Forty sentences of a kind are enough. */
function add(to: Map<string, Set<string>>, kind: string, words: () => string): void {
  const known = to.get(kind) ?? new Set();
  if (known.size < 40) to.set(kind, known.add(words()));
}

const telling = (table: Table<Islebound>, reader: Seat | undefined): TextContext => ({
  state: view(table, reader ?? 'watcher').state,
  reader,
  names: NAMES.slice(0, table.seats),
  content: islebound.content,
});

const silence = (): Said => ({ facts: new Map(), actions: new Map(), reasons: new Map(), asks: new Map() });

/** Each table is played once, and told in both languages. */
function listen(): Readonly<Record<keyof typeof TEXTS, Said>> {
  const heard = { en: silence(), fr: silence() };
  const ears = LANGUAGES.map((language) => ({ language, text: TEXTS[language], said: heard[language] }));
  for (const [n, { seats, options }] of TABLES.entries()) {
    const table = open(islebound, { seats, options, seed: `text ${n}` });
    const random = new Random(n + 1);
    const tell = (facts: readonly { readonly fact: Fact }[]) => {
      for (const reader of [undefined, 0, 1]) {
        const about = telling(table, reader);
        for (const { text, said } of ears)
          for (const { fact } of facts) add(said.facts, fact.fact, () => sayFact(text, fact, about));
      }
    };
    tell(openingFacts(table));
    tell(SAMPLES.map((fact) => ({ fact })));
    for (let entry = 0; entry < 700 && outcome(table) === undefined; entry++) {
      const { seat } = asks(table)[0]!;
      const reader = telling(table, seat);
      const found = choices(table, seat);
      const watcher = telling(table, undefined);
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
      if (played.why === undefined) tell(played.facts);
    }
  }
  return heard;
}

const all = (said: Map<string, Set<string>>): string[] => [...said.values()].flatMap((words) => [...words]);

const SAID = listen();

describe.each(LANGUAGES)('what is said of Islebound (%s)', (language) => {
  const said = SAID[language];
  const text = TEXTS[language];

  test('what happened is told in whole sentences', () => {
    expect(flawed(sentenceFlaws, language, all(said.facts))).toEqual([]);
  });

  test('every kind of fact is told', () => {
    expect(Object.keys(text.facts).filter((fact) => !said.facts.has(fact))).toEqual([]);
  });

  test('what can be done is a label', () => {
    expect(flawed(labelFlaws, language, all(said.actions))).toEqual([]);
  });

  test('why not, and what is asked, are whole sentences', () => {
    expect(flawed(sentenceFlaws, language, [...all(said.reasons), ...all(said.asks)])).toEqual([]);
  });

  test('options that exclude each other have their sentence', () => {
    const refusals: Refusal['why'][] = ['closeQuartersNeedsTwo', 'architectNeedsEn2', 'architectWithoutSix'];
    expect(
      flawed(
        sentenceFlaws,
        language,
        refusals.map((why) => sayRefusal(text, { why })),
      ),
    ).toEqual([]);
  });
});
