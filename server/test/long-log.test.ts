import type { Game } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { insertPages, openHistory } from '@skerry/tables';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { ME, type Place, type Player, places } from './place.ts';

const place = places();
const MOVES = 40;

/** One person alone at a game that is longer than what is told at once. */
async function longGame(here: Place) {
  await here.open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann')], { game: 'trails-of-tucana' });
  const player = await ann.enter(table, { offers: true, look: 0 });
  await player.wish({ do: 'start' });
  for (let n = 0; n < MOVES; n++) expect(await player.playFirst()).toMatchObject({ say: 'done' });
  return { ann, table, player };
}

async function readingOf(player: Player, game: Game) {
  const { story, n } = player.last('welcome');
  let book = openHistory(game, story!, n);
  for (let page = book.pages.lastGap(); page >= 0; page = book.pages.lastGap()) {
    await player.wish({ do: 'readBack', page });
    const { looking, story: earlier } = player.last('pages');
    expect(looking).toBe(0);
    expect(earlier.first).toBeLessThanOrEqual(page);
    book = insertPages(game, book, earlier);
  }
  return { ...book, pages: [...book.pages] };
}

test('a welcome tells the last pages, and those before come in pieces; so also after a restart', async () => {
  const here = place();
  const { game } = await rulesWithText(manifestOf('trails-of-tucana')!);
  const { ann, table } = await longGame(here);
  const before = await ann.enter(table, { look: 0 });
  expect(before.last('welcome').story!.first).toBeGreaterThan(10);
  const book = await readingOf(before, game);
  expect(before.all('pages').length).toBeGreaterThan(1);

  await here.close();
  await here.open();
  const after = await ann.enter(table, { look: 0 });
  expect(after.last('welcome').story!.first).toBeGreaterThan(10);
  expect(after.last('welcome').story!.news.length).toBeGreaterThan(2);
  expect(await readingOf(after, game)).toEqual({ ...book, undo: expect.any(Boolean) });
});

test('a table is read from the page before its snapshot on', async () => {
  const here = place();
  const { table } = await longGame(here);
  await here.close();
  const store = openSqlite(here.folder);
  const snapshot = (await store.snapshot(table))!;
  expect(snapshot.lately?.counts.lines).toBe(snapshot.n);
  const after = snapshot.lately!.page!.counts.lines;
  expect(after).toBeGreaterThan(10);
  expect(after).toBeLessThan(snapshot.n);
  await store.close();
});

test('a command of long ago, sent again after a restart, is acknowledged and not done again', async () => {
  const here = place();
  await here.open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann')], { game: 'trails-of-tucana' });
  const player = await ann.enter(table, { offers: true, look: 0 });
  await player.wish({ do: 'start' });
  const { seat, actions } = player.offers[0]!;
  const first = { do: 'play', seat, n: 0, action: actions[0]! } as const;
  await player.wish(first, 'the first');
  for (let n = 0; n < MOVES; n++) expect(await player.playFirst()).toMatchObject({ say: 'done' });
  const { n } = player;

  await here.close();
  await here.open();
  const again = await ann.enter(table, { look: 0 });
  expect(again.last('welcome').story!.first).toBeGreaterThan(0);
  expect(await again.wish(first, 'the first')).toMatchObject({ say: 'done' });
  expect(await again.wish(first, 'another')).toMatchObject({ say: 'refused', why: { why: 'lookAgain' } });
  expect(await ann.enter(table, { look: 0 }).then((later) => later.n)).toBe(n);
});

test('whose turn it is stands in the row, and no game is read for it', async () => {
  const here = place();
  const { ann, table, player } = await longGame(here);
  const waiting = player.offers.flatMap(({ seat, must }) => (must ? [seat] : []));
  await here.close();
  const store = openSqlite(here.folder);
  expect((await store.table(table))!.waiting).toEqual(waiting);
  await store.close();

  await here.open();
  const { answer } = await ann.ask<{ tables: object[] }>('/api/mine');
  expect(answer.tables).toMatchObject([{ id: table, waiting, mustAct: true }]);
  const { answer: metrics } = await ann.ask<string>('/metrics');
  expect(metrics).toMatch(/skerry_tables_in_memory 0\n/);
});
