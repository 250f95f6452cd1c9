import { join } from 'node:path';
import {
  bindPack,
  choices,
  type Game,
  type GameRecord,
  type Json,
  open,
  outcome,
  play,
  record,
  same,
} from '@skerry/engine';
import { dailySetting, dayAfter, dayOf } from '@skerry/games/daily';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { type Browser, places } from '../../test/place.ts';

const place = places();
const game: Game = trailsOfTucana;

/** A whole game; `pick` says which offer is taken, so that games differ. */
function played(setting: { seats: number; options: object; seed: string }, pick = 0, by = game): GameRecord {
  const table = open(by, setting);
  while (outcome(table) === undefined) {
    const offers = choices(table, 0).filter(({ why }) => why === undefined);
    play(table, 0, offers[pick % offers.length]!.action);
  }
  return record(table);
}

/** The islands as they are, but for pairs of villages that are worth more. */
function richer(): object {
  const pack = JSON.parse(JSON.stringify(game.packs!.builtIn));
  pack.islands.petit.villages = { A: 99, B: 99, C: 99, D: 99, E: 99 };
  return pack;
}

const today = () => dayOf(Date.now());
const at = (day: string, island: string = 'petit') => `/api/daily/${day}/${island}`;
const total = ({ seed, options, seats, entries }: GameRecord): number => {
  const table = open(game, { seats, options, seed: seed! });
  for (const { action } of entries) play(table, 0, action);
  return outcome(table)!.scores![0]!.total!;
};

interface Standing {
  games: number;
  totals: { total: number; games: number }[];
  yours?: { total: number; below: number };
}

interface Refusal {
  why: { why: string };
  sentence: string;
}

const count = (who: Browser, path: string, game: object) => who.ask<Standing & Refusal>(path, game);

test('an honest game counts once, and each sees where they stand', async () => {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const day = today();
  const [first, second] = [0, 7].map((pick) => played(dailySetting(day, 'petit'), pick)) as [GameRecord, GameRecord];
  expect((await ann.ask(at(day))).answer).toEqual({ games: 0, totals: [] });
  const counted = await count(ann, at(day), first);
  expect(counted).toEqual({
    status: 200,
    answer: { games: 1, totals: [{ total: total(first), games: 1 }], yours: { total: total(first), below: 0 } },
  });
  await count(bob, at(day), second);
  const { answer } = await ann.ask<Standing>(at(day));
  expect(answer.games).toBe(2);
  expect(answer.yours).toEqual({ total: total(first), below: total(second) < total(first) ? 1 : 0 });
  expect((await ann.ask<Standing>(at(day, 'grande'))).answer).toEqual({ games: 0, totals: [] });

  const again = await count(ann, at(day), second);
  expect(again.status).toBe(409);
  expect(again.answer.sentence).toBe('Your result for this island has already been counted.');
  expect((await ann.ask<Standing>(at(day))).answer).toEqual(answer);
});

test('yesterday still counts, the day before and tomorrow do not', async () => {
  const ann = await (await place().open()).person();
  for (const [days, status] of [
    [-1, 200],
    [-2, 410],
    [1, 410],
  ] as const) {
    const day = dayAfter(today(), days);
    const { status: answered } = await count(ann, at(day, 'grande'), played(dailySetting(day, 'grande')));
    expect([days, answered]).toEqual([days, status]);
  }
});

test('a forged, foreign, unfinished or oversized record is refused in a sentence and changes nothing', async () => {
  const here = await place().open();
  const ann = await here.person();
  const day = today();
  const setting = dailySetting(day, 'petit');
  const honest = played(setting);
  const [first, ...rest] = honest.entries;
  // On some days the first two cards are alike, and the other way round they are the same.
  const dealt = honest.entries.findIndex(
    ({ chance }) => chance !== undefined && !same(chance as Json, chance.toReversed() as Json),
  );
  const withEntries = (entries: GameRecord['entries']) => ({ ...honest, entries });
  const cases: { readonly [name: string]: readonly [object, number, string] } = {
    'another seed': [played({ ...setting, seed: 'mine' }), 400, 'notDaily'],
    'the other island': [played(dailySetting(day, 'grande')), 400, 'notDaily'],
    'another day': [played(dailySetting(dayAfter(day, -1), 'petit')), 400, 'notDaily'],
    'other options': [played({ ...setting, options: { island: 'petit', pileCount: false } }), 400, 'notDaily'],
    'another version': [{ ...honest, version: honest.version + 1 }, 400, 'notDaily'],
    'another game': [{ ...honest, game: 'forbidden-island' }, 400, 'notDaily'],
    'a richer island': [played(setting, 0, bindPack(game, richer())), 400, 'notDaily'],
    'a move twice': [withEntries([first!, first!, ...rest]), 400, 'brokenRecord'],
    'a game that goes on': [withEntries(honest.entries.slice(0, 10)), 409, 'notOver'],
    'better cards': [
      withEntries(
        honest.entries.map((entry, n) => (n === dealt ? { ...entry, chance: entry.chance!.toReversed() } : entry)),
      ),
      400,
      'brokenRecord',
    ],
    'no entries at all': [{ game: 'trails-of-tucana' }, 400, 'badMessage'],
    'no whole record': [{ ...honest, opening: 'none' }, 400, 'brokenRecord'],
    'too much': [{ ...honest, note: 'x'.repeat(40_000) }, 413, 'tooBig'],
  };
  for (const [name, [sent, status, why]] of Object.entries(cases)) {
    const { status: answered, answer } = await count(ann, at(day), sent);
    expect([name, answered, answer.why?.why]).toEqual([name, status, why]);
    expect(answer.sentence.length).toBeGreaterThan(10);
  }
  expect((await ann.ask(at(day))).answer).toEqual({ games: 0, totals: [] });
  expect((await ann.ask(at('2026-13-41'))).answer).toEqual({ games: 0, totals: [] });
  expect((await count(ann, at('2026-13-41'), honest)).status).toBe(410);
  expect((await ann.ask('/api/daily/today/petit')).status).toBe(400);
  expect((await count(ann, at(day), honest)).status).toBe(200);
});

test('who sends too many results is asked to wait', async () => {
  const here = await place().open();
  const ann = await here.person();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await count(ann, at(today()), { game: 'x', entries: [] })).status);
  expect(statuses.slice(-2)).toEqual([400, 429]);
});

test('nothing is stored but the points and a hash that leads to nobody', async () => {
  const here = await place().open();
  const ann = await here.person();
  const day = today();
  for (const island of ['petit', 'grande'] as const)
    await count(ann, at(day, island), played(dailySetting(day, island)));
  await ann.make([{ who: 'me', name: 'Ann' }, { who: 'open' }]);
  const db = new Database(join(here.folder, 'skerry.db'));
  const rows = db.prepare('SELECT who FROM daily').all() as { who: string }[];
  const people = db.prepare('SELECT person FROM people').all() as { person: string }[];
  db.close();
  expect(new Set(rows.map(({ who }) => who)).size).toBe(2);
  expect(rows.some(({ who }) => people.some(({ person }) => person === who))).toBe(false);
});
