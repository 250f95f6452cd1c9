import { readFileSync } from 'node:fs';
import {
  bindPack,
  type Game,
  languagesOf,
  open,
  openingFacts,
  optionTexts,
  outcome,
  PackError,
  type PackFault,
  play,
  Random,
  readRecord,
  record,
  replay,
  SampleDealer,
  sayFact,
  sayFault,
  settle,
  take,
  view,
  writeRecord,
} from '@skerry/engine';
import { battery, stateOf } from '@skerry/engine/testing';
import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../board/chart/chart-geometry.ts';
import { board } from '../board/index.ts';
import { botProfileOf } from '../bot.ts';
import { type TrailsOfTucana, trailsOfTucana } from '../index.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { invariantOn } from './invariant.ts';
import pack from './packs/wren-and-heron.json' with { type: 'json' };

/** The pack that `docs/content-packs.md` shows. */
const FILE = new URL('packs/wren-and-heron.json', import.meta.url);
const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);

const bound = bindPack(trailsOfTucana, pack);
const botProfile = botProfileOf(bound);

battery(bound, {
  seats: [1],
  games: 20,
  every: 4,
  options: { specialBonus: false },
  invariant: invariantOn(bound.content),
  player: botProfile.policy,
});
battery(bound, { seats: [3], games: 10, every: 8, invariant: invariantOn(bound.content), player: botProfile.policy });

test('a pack makes a game of its own, and the built-in one stays as it was', () => {
  expect(trailsOfTucana.packs!.check(pack)).toEqual([]);
  expect(bound.content.petit.hexes).toHaveLength(25);
  expect(bound.content.grande.segments.length).not.toBe(trailsOfTucana.content.grande.segments.length);
  expect(bound.pack).toMatchObject({ name: 'Wren and Heron', version: '1.0' });
  expect(trailsOfTucana.pack).toBeUndefined();
});

test('the built-in islands are a pack themselves', () => {
  const { builtIn, check } = trailsOfTucana.packs!;
  expect(check(builtIn)).toEqual([]);
  expect(bindPack(trailsOfTucana, builtIn).pack).toBeUndefined();
});

test('an action names hexes by words that no pack changes', () => {
  expect(bound.actions.draw.fields).toEqual(trailsOfTucana.actions.draw.fields);
});

/** Plays a game of a pack by the quick player, at a table. */
function finished(game: Game<TrailsOfTucana>) {
  const table = open(game, { seats: 2, seed: 'a pack', options: { island: 'grande' } });
  const { policy } = botProfileOf(game);
  const random = new Random(1);
  while (outcome(table) === undefined) {
    const { seat, action } = policy(stateOf(table), random);
    play(table, seat, action);
  }
  return table;
}

test('a record carries its pack, and replays by it where only the built-in islands are known', () => {
  const table = finished(bound);
  const read = readRecord(writeRecord(record(table)));
  expect(read.pack).toEqual(pack);
  const again = replay(trailsOfTucana, read);
  expect(stateOf(again)).toEqual(stateOf(table));
  expect(again.game.pack).toEqual(bound.pack);
});

test('no state, view or option of a table holds a pack', () => {
  const table = finished(bound);
  for (const text of [JSON.stringify(stateOf(table)), JSON.stringify(view(table, 0)), JSON.stringify(table.options)])
    expect(text).not.toMatch(/Heron|Wren|D10/);
});

describe('the names of a pack', () => {
  const opened = (island: 'petit' | 'grande', language: keyof typeof TEXTS): string => {
    const table = open(bound, { seats: 1, seed: 'names', options: { island } });
    const [told] = openingFacts(table);
    const telling = { state: view(table, 0).state, reader: 0, names: ['Ada'], content: bound.content };
    return sayFact(TEXTS[language], told!.fact, telling);
  };

  test('are told in the language of the reader', () => {
    expect(opened('petit', 'en')).toContain('Wren Islet');
    expect(opened('petit', 'fr')).toContain('Îlot du Roitelet');
  });

  test('stand in the lobby for the choice of an island', () => {
    expect(optionTexts(fr, bound).island!.values).toEqual({ petit: 'Îlot du Roitelet', grande: 'Heron Island' });
    expect(optionTexts(fr, trailsOfTucana).island!.values).toEqual({ petit: 'Isla Petit', grande: 'Isla Grande' });
    const helps = [en, fr].map((text) => [text.language, optionTexts(text, bound).island!.help] as const);
    for (const [language, help] of helps) expect(flawed(sentenceFlaws, language, [help])).toEqual([]);
    expect(helps[0]![1]).toBe('Rounds of 13 turns: two on Wren Islet, three on Heron Island.');
  });

  test('are told in English where the pack has no others', () => {
    expect(opened('grande', 'fr')).toContain('Heron Island');
  });
});

test.each(LANGUAGES)('the board shows the island of the pack, in %s', (language) => {
  const table = open(bound, { seats: 1, seed: 'board' });
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada'], content: bound.content };
  const told = board.describe({ telling, text: TEXTS[language] }).flatMap(({ lines }) => lines);
  for (const { name } of bound.content.petit.hexes) expect(told.join(' ')).toContain(name);
  expect(told.join(' ')).not.toContain('6/1');
  expect(geometryOf(bound.content.petit).middles).toHaveLength(25);
});

describe('bots', () => {
  const { petit, grande } = pack.islands;
  /** Islands of other measures than the built-in ones: each in the place of the other. */
  const swapped = bindPack(trailsOfTucana, { ...pack, islands: { petit: grande, grande: petit } });

  test.each([
    { name: 'as it is', game: bound },
    { name: 'with its islands swapped', game: swapped },
  ])('play a pack $name, better than at random', ({ game }) => {
    for (const island of ['petit', 'grande'] as const) {
      const { policy } = botProfileOf(game);
      const played = [0, 1].map((careless) => {
        let sum = 0;
        for (let seed = 1; seed <= 10; seed++) {
          const dealer = new SampleDealer(seed);
          const random = new Random(seed);
          const options = open(game, { seats: 1, options: { island } }).options;
          const state = game.setUp(1, options, dealer);
          settle(game, state, dealer);
          // A rollout about nobody at this table draws anywhere.
          while (game.outcome(state) === undefined)
            take(game, state, 0, policy(state, random, careless === 1 ? 7 : 0).action, dealer);
          sum += game.outcome(state)!.scores![0]!.total!;
        }
        return sum;
      });
      expect(played[0]).toBeGreaterThan(played[1]!);
    }
  });

  test('judge positions of a pack from 0 to 1, and the better one higher', () => {
    const start = open(bound, { seats: 1, seed: 'judge' });
    const bare = botProfile.evaluate(stateOf(start), 0);
    const end = botProfile.evaluate(stateOf(finished(bound)), 0);
    expect(bare).toBeGreaterThan(0);
    expect(Math.max(bare, end)).toBeLessThan(1);
  });
});

describe('a broken pack is told each fault with its place', () => {
  const { check } = trailsOfTucana.packs!;
  const { petit } = pack.islands;

  /** The pack with some parts of its petit island changed. */
  const sheet = (parts: object): unknown => ({ ...pack, islands: { ...pack.islands, petit: { ...petit, ...parts } } });
  /** The same with one row changed. */
  const row = (n: number, text: string): unknown => sheet({ rows: petit.rows.with(n, text) });
  const { islands: _, ...headOnly } = pack;

  const BROKEN: readonly { readonly what: string; readonly broken: unknown; readonly faults: readonly PackFault[] }[] =
    [
      { what: 'no object', broken: [], faults: [{ place: '', fault: 'wrongKind', wanted: 'object' }] },
      { what: 'no islands', broken: headOnly, faults: [{ place: 'islands', fault: 'missing' }] },
      {
        what: 'an island too many',
        broken: { ...pack, islands: { ...pack.islands, media: petit } },
        faults: [{ place: 'islands.media', fault: 'unknownPart' }],
      },
      {
        what: 'no English name',
        broken: sheet({ names: { fr: 'Îlot' } }),
        faults: [{ place: 'islands.petit.names.en', fault: 'missing' }],
      },
      {
        what: 'four rounds',
        broken: sheet({ rounds: 4 }),
        faults: [{ place: 'islands.petit.rounds', fault: 'outOfRange', least: 2, most: 3 }],
      },
      {
        what: 'a value of nothing',
        broken: sheet({ sights: { ...petit.sights, book: [0, 2] } }),
        faults: [{ place: 'islands.petit.sights.book[0]', fault: 'outOfRange', least: 1, most: 99 }],
      },
      {
        what: 'values that fall',
        broken: sheet({ sights: { ...petit.sights, book: [2, 1] } }),
        faults: [{ place: 'islands.petit.sights.book[1]', fault: 'falls' }],
      },
      {
        what: 'levels that fall',
        broken: sheet({ levels: petit.levels.with(5, 1) }),
        faults: [{ place: 'islands.petit.levels[5]', fault: 'falls' }],
      },
      {
        what: 'more values for one kind',
        broken: sheet({ sights: { ...petit.sights, yeti: [2, 3, 3] } }),
        faults: [{ place: 'islands.petit.sights', fault: 'unevenKinds' }],
      },
      {
        what: 'no value for a letter',
        broken: sheet({ villages: { A: 7, B: 6, C: 6, D: 5 } }),
        faults: [{ place: 'islands.petit.villages.E', fault: 'missing' }],
      },
      {
        what: 'a row without its beginning',
        broken: row(1, 'M10 Do Ft Wm D4'),
        faults: [{ place: 'islands.petit.rows[1]', fault: 'badStart', most: 32 }],
      },
      {
        what: 'terrain that nobody knows',
        broken: row(1, '2: M10 Do Xt Wm D4'),
        faults: [{ place: 'islands.petit.rows[1]', fault: 'unknownHex', hex: 'Xt' }],
      },
      {
        what: 'an eleventh village',
        broken: row(0, '1: D1 F M2 W F11'),
        faults: [{ place: 'islands.petit.rows[0]', fault: 'unknownHex', hex: 'F11' }],
      },
      {
        what: 'a row that is too long',
        broken: row(4, `1: F My D7 Fb${' W'.repeat(13)}`),
        faults: [{ place: 'islands.petit.rows[4]', fault: 'wrongRow', have: 17, most: 16 }],
      },
      {
        what: 'rows right below each other',
        broken: row(4, '2: F My D7 Fb W'),
        faults: [{ place: 'islands.petit.rows[4]', fault: 'rowsInLine' }],
      },
      {
        what: 'too many rows',
        broken: sheet({ rows: [...petit.rows, ...Array.from({ length: 12 }, (_, n) => `${2 - (n % 2)}: D D`)] }),
        faults: [{ place: 'islands.petit.rows', fault: 'wrongCount', have: 17, least: 1, most: 16 }],
      },
      {
        what: 'a village that is missing, and one that is there twice',
        broken: row(0, '1: D1 F M2 W F2'),
        faults: [
          { place: 'islands.petit.rows', fault: 'wrongVillage', village: 2, have: 2 },
          { place: 'islands.petit.rows', fault: 'wrongVillage', village: 3, have: 0 },
        ],
      },
      {
        what: 'a sight too few',
        broken: row(4, '1: F My D7 F W'),
        faults: [{ place: 'islands.petit.rows', fault: 'wrongSights', sight: 'book', have: 1, wanted: 2 }],
      },
      {
        what: 'a hex that no trail leads to',
        broken: row(4, '1: F My D7 Fb W - - D'),
        faults: [{ place: 'islands.petit.rows', fault: 'apart', hex: '5/6' }],
      },
      {
        what: 'fewer trails than turns',
        broken: sheet({ rows: ['1: D1 F2 M3 W4 D5 F6 M7 W8 D9 F10 Do Fo', '24: Mb Wb Dt Ft My Wy Dm Fm'] }),
        faults: [{ place: 'islands.petit.rows', fault: 'tooFewTrails', have: 19, least: 31 }],
      },
    ];

  test.each(BROKEN)('$what', ({ broken, faults }) => {
    expect(check(broken)).toEqual(faults);
    expect(() => bindPack(trailsOfTucana, broken)).toThrow(PackError);
  });

  test('no kind of fault goes untested', () => {
    const tested = new Set(BROKEN.flatMap(({ faults }) => faults.map(({ fault }) => fault)));
    for (const fault of Object.keys(en.faults ?? {})) expect(tested).toContain(fault);
  });

  test.each(LANGUAGES)('a sentence tells each, in %s', (language) => {
    const told = BROKEN.flatMap(({ faults }) => faults.map((fault) => sayFault(TEXTS[language], fault)));
    const sentences = told.map((sentence) => sentence.replace(/^[^:\u202f]+(?=\u202f?:)/, 'X'));
    expect(new Set(told).size).toBeGreaterThan(15);
    expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
  });
});

test('the guide shows this very pack', () => {
  const guide = readFileSync(new URL('../../../docs/content-packs.md', import.meta.url), 'utf8');
  expect(guide).toContain(readFileSync(FILE, 'utf8'));
});
