import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindPack, type Game, type GameRecord, type Pack, packName, replay, verify } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { LARGEST_PACK } from '@skerry/tables';
import Fastify from 'fastify';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../index.ts';
import { PackFolder } from '../packs/folder.ts';
import { DATABASE_FILE } from '../store/sqlite-file.ts';
import { Rules } from '../table/rules.ts';
import { testPostgres } from '../testing/postgres.ts';
import { MACHINE_TIME } from '../timepiece.ts';
import { BOT, type Browser, ME, OPEN, type Place, places } from './place.ts';

const place = places();
const tucana = await manifestOf('trails-of-tucana')!.rules();
const islebound = await manifestOf('islebound')!.rules();

/** The built-in content of a game under another name, as a file would have it. */
const packOf = (game: Game, name: string, change: (pack: Record<string, unknown>) => void = () => {}): Pack => {
  const pack = structuredClone({ ...game.packs!.builtIn, name, version: '2.1' });
  change(pack);
  return pack;
};

/** Small islands of two rounds. */
const WREN = packOf(tucana, 'Wren & "Heron" &quot;');
const LUMBER = packOf(islebound, 'Lumber Isles');
const hashOf = (pack: Pack): string => packName(pack).hash;
const nameOf = (pack: Pack) => ({ name: pack.name, version: pack.version, hash: hashOf(pack) });

const make = (person: Browser, wish: object, headers?: Record<string, string>) =>
  person.ask<{ id: string; why: { why: string }; sentence: string }>('/api/tables', wish, headers);

test('a content pack named as the built-in one, or nearly so, is refused with a sentence in both languages', async () => {
  const ann = await (await place().open()).person();
  for (const name of ['Built in', 'Вuі1t іn', 'D’оrigine', 'Built\u200bin']) {
    const wish = { game: 'islebound', seats: [ME('Ann'), BOT], pack: packOf(islebound, name) };
    for (const [language, sentence] of [
      ['en', /name: this (name is reserved for the built-in content|has hidden characters)/],
      ['fr', /name\s: (ce nom est réservé au contenu d’origine|il y a des caractères cachés)/],
    ] as const) {
      const { status, answer } = await make(ann, wish, { 'accept-language': language });
      expect([name, status]).toEqual([name, 400]);
      expect(answer.sentence).toMatch(sentence);
    }
  }
});

describe.each([
  ['trails-of-tucana', tucana, WREN],
  ['islebound', islebound, LUMBER],
])('a table of %s with a content pack', (game, rules, pack) => {
  const wish = { game, seats: [ME('Ann'), BOT], pack };

  test('names it to everybody, and goes on with it after a restart', async () => {
    const here = await place().open();
    const ann = await here.person();
    const table = (await make(ann, wish)).answer.id;
    const player = await ann.enter(table, { offers: true });
    expect(player.info.pack).toEqual(nameOf(pack));
    expect((await ann.ask(`/api/tables/${table}`)).answer).toMatchObject({ pack: nameOf(pack) });
    expect((await ann.ask('/api/mine')).answer).toMatchObject({ tables: [{ pack: nameOf(pack) }] });
    await player.wish({ do: 'start' });
    await player.wait(() => player.isAsked || undefined);
    await player.playFirst();
    await player.wait(() => player.isAsked || undefined);
    player.hangUp();
    await here.close();

    await here.open();
    const again = await ann.enter(table, { offers: true });
    expect(again.n).toBeGreaterThanOrEqual(player.n);
    expect(again.info.pack).toEqual(nameOf(pack));
    await again.wait(() => again.isAsked || undefined);
    expect(await again.playFirst()).toMatchObject({ say: 'done' });
  });

  test('is stored once, and the row of a table does not carry it', async () => {
    const here = await place().open();
    const ann = await here.person();
    for (const seats of [[ME('Ann'), OPEN], wish.seats]) {
      const player = await ann.enter((await make(ann, { ...wish, seats })).answer.id);
      await player.wish({ do: 'start' });
    }
    await here.close();
    const db = new Database(join(here.folder, DATABASE_FILE));
    const [row] = db.prepare('SELECT pack, head FROM tables WHERE head IS NOT NULL').all() as { head: string }[];
    expect(JSON.parse(row!.head)).not.toHaveProperty('pack');
    expect(db.prepare('SELECT hash FROM packs').all()).toMatchObject([{ hash: hashOf(pack) }]);
    db.close();
  });

  test('whose built-in content is sent is a table as any other', async () => {
    const here = await place().open();
    const ann = await here.person();
    const { answer } = await make(ann, { ...wish, pack: rules.packs!.builtIn });
    expect((await ann.enter(answer.id)).info).not.toHaveProperty('pack');
  });
});

/** Plays a game alone to its end. */
async function playedAlone(ann: Browser, pack: Pack) {
  const { answer } = await make(ann, { game: 'trails-of-tucana', seats: [ME('Ann')], pack });
  const player = await ann.enter(answer.id, { offers: true });
  await player.wish({ do: 'start' });
  while (player.info.stage === 'playing') await player.playFirst();
  return { table: answer.id, player };
}

test('the record of a game that is over carries its pack, and replays anywhere', async () => {
  const ann = await (await place().open()).person();
  const { table } = await playedAlone(ann, WREN);
  const { answer: record } = await ann.ask<GameRecord>(`/api/tables/${table}/record`);
  expect(record.pack).toEqual(WREN);
  expect(record).not.toHaveProperty('holdsSecrets');
  expect(replay(tucana, record).game.pack?.hash).toBe(hashOf(WREN));
  expect(verify(tucana, record)).toBeUndefined();
});

test('a rematch is played with the same pack', async () => {
  const ann = await (await place().open()).person();
  const { player } = await playedAlone(ann, WREN);
  await player.wish({ do: 'rematch' });
  const next = await ann.enter(await player.wait(() => player.info.next), { offers: true });
  expect(next.info).toMatchObject({ pack: nameOf(WREN) });
  await next.wait(() => next.info.stage === 'playing' || undefined);
  expect(await next.playFirst()).toMatchObject({ say: 'done' });
});

test('another process on the same database plays with it too', async () => {
  const databaseUrl = await (await testPostgres()).database();
  const [here, there] = [await place().open({ databaseUrl }), await place().open({ databaseUrl })];
  const ann = await here.person();
  const { id } = (await make(ann, { game: 'islebound', seats: [ME('Ann'), BOT], pack: LUMBER })).answer;
  const player = await ann.enter(id, { offers: true });
  await player.wish({ do: 'start' });
  await player.wait(() => player.isAsked || undefined);
  const elsewhere = await there.browser(ann.secret).enter(id, { offers: true });
  expect(elsewhere.info.pack).toEqual(nameOf(LUMBER));
  await elsewhere.wait(() => elsewhere.isAsked || undefined);
  expect(await elsewhere.playFirst()).toMatchObject({ say: 'done' });
});

describe('a pack can be asked for by its hash', () => {
  test('and kept for ever', async () => {
    const here = await place().open();
    await make(await here.person(), { game: 'islebound', seats: [ME('Ann'), OPEN], pack: LUMBER });
    const answer = await fetch(`${here.url}/api/packs/${hashOf(LUMBER)}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.json()).toEqual(LUMBER);
  });

  test('and one that is not here is refused with a sentence, which nobody keeps', async () => {
    const here = await place().open();
    const answer = await fetch(`${here.url}/api/packs/${'0'.repeat(64)}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { why: { why: 'unknownPack' } }]);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test('until a month after the last table with it is gone', async () => {
    const here = await place().open();
    const ann = await here.person();
    const { id } = (await make(ann, { game: 'islebound', seats: [ME('Ann'), OPEN], pack: LUMBER })).answer;
    await fetch(`${here.url}/api/tables/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ann.secret}` },
    });
    const isHere = async () => (await fetch(`${here.url}/api/packs/${hashOf(LUMBER)}`)).status === 200;
    const reopenAfter = async (days: number) => {
      await here.close();
      await here.open({}, { time: { ...MACHINE_TIME, now: () => Date.now() + days * 86_400_000 } });
    };
    await reopenAfter(29);
    expect(await isHere()).toBe(true);
    await reopenAfter(31);
    expect(await isHere()).toBe(false);
  });
});

describe('nothing is made', () => {
  /** The only table of a person is the one they could make. */
  async function refused(wish: object, headers?: Record<string, string>, here?: Place) {
    const ann = await (here ?? (await place().open())).person();
    const { status, answer } = await make(ann, { seats: [ME('Ann'), OPEN], ...wish }, headers);
    expect((await ann.ask('/api/mine')).answer).toEqual({ tables: [], now: expect.any(Number) });
    return { status, ...answer };
  }
  const broken = packOf(tucana, 'Broken', (pack) => {
    Object.assign((pack.islands as { petit: object }).petit, { rounds: 9, rows: ['1: D1'] });
  });

  test.each([
    ['en', /^This content pack can’t be used\. islands\.petit\.rounds: this must be from 2 to 3\./],
    ['fr', /^Ce fichier de contenu ne peut pas servir\. islands\.petit\.rounds\u202f: il faut un nombre de 2 à 3\./],
  ])('with a broken pack, and each fault is told by its place (%s)', async (language, sentence) => {
    const wish = { game: 'trails-of-tucana', pack: broken };
    const answer = await refused(wish, { 'accept-language': language });
    expect(answer).toMatchObject({ status: 400, why: { why: 'badPack' }, sentence: expect.stringMatching(sentence) });
  });

  test('with a fault that only the game knows, which is told in its words', async () => {
    const pack = packOf(tucana, 'Broken', (each) => {
      (each.islands as { petit: { rows: string[] } }).petit.rows[0] = '1: D1 D1';
    });
    const { sentence } = await refused({ game: 'trails-of-tucana', pack });
    expect(sentence).toMatch(/islands\.petit.*: .* .*\./);
  });

  const NO_PACKS: readonly [string, object, number, string][] = [
    ['what is no pack', { game: 'islebound', pack: 7 }, 400, 'badPack'],
    ['a hash that nobody offers', { game: 'islebound', pack: '0'.repeat(64) }, 404, 'unknownPack'],
    ['a game without packs', { game: 'forbidden-island', pack: WREN }, 400, 'noPacks'],
    ['the pack of another game', { game: 'islebound', pack: WREN }, 400, 'badPack'],
    ['options that its rules refuse', { game: 'islebound', pack: LUMBER, options: { no: 1 } }, 400, 'badOption'],
    ['too large a pack', { game: 'islebound', pack: { name: 'x'.repeat(LARGEST_PACK + 20_000) } }, 413, 'tooBig'],
    ['too much beside it', { game: 'islebound', pack: LUMBER, options: { no: 'x'.repeat(20_000) } }, 413, 'tooBig'],
  ];

  test('with what cannot be played with', async () => {
    const here = await place().open();
    for (const [what, wish, status, why] of NO_PACKS)
      expect([what, await refused(wish, {}, here)]).toMatchObject([what, { status, why: { why } }]);
  });

  test('by an address that has sent many packs within the hour', async () => {
    const here = await place().open({ limits: { ...LIMITS, packsPerHour: 1 } });
    const ann = await here.person();
    const wish = { game: 'islebound', seats: [ME('Ann'), OPEN] };
    expect((await make(ann, { ...wish, pack: LUMBER })).status).toBe(200);
    expect(await make(ann, { ...wish, pack: LUMBER })).toMatchObject({
      status: 429,
      answer: { why: { why: 'slowDown' } },
    });
    expect((await make(ann, wish)).status).toBe(200);
  });
});

describe('a table whose pack', () => {
  async function spoilt(sql: string) {
    const here = await place().open();
    const ann = await here.person();
    const { table } = await playedAlone(ann, WREN);
    await here.close();
    const db = new Database(join(here.folder, DATABASE_FILE));
    db.exec(sql);
    db.close();
    await here.open();
    return { ann, table, player: await ann.enter(table) };
  }

  test('is gone says so', async () => {
    const { ann, table, player } = await spoilt('DELETE FROM packs');
    expect(player.last('bye')).toMatchObject({ why: { why: 'unknownPack' }, again: false });
    expect((await ann.ask(`/api/tables/${table}/record`)).answer).toMatchObject({ why: { why: 'unknownPack' } });
  });

  test('no longer fits the rules says so', async () => {
    const { player } = await spoilt(`UPDATE packs SET whole = '{"name":"Wren","version":"2.1"}'`);
    expect(player.last('bye')).toMatchObject({ why: { why: 'otherRules' }, again: false });
  });
});

describe('the packs of the host', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** A folder with these files in it. */
  function folder(files: { readonly [path: string]: unknown }): string {
    const made = mkdtempSync(join(tmpdir(), 'skerry-packs-'));
    folders.push(made);
    for (const game of ['trails-of-tucana', 'islebound']) mkdirSync(join(made, game));
    for (const [path, content] of Object.entries(files)) put(made, path, content);
    return made;
  }
  const put = (home: string, path: string, content: unknown): void =>
    writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
  const offered = async ({ url }: Place, game: string) =>
    ((await (await fetch(`${url}/api/packs?game=${game}`)).json()) as { packs: unknown[] }).packs;

  test('are offered by name for their game, and a table is made with one by its hash', async () => {
    const packsDir = folder({ 'trails-of-tucana/wren.json': WREN, 'islebound/lumber.json': LUMBER });
    const here = await place().open({ packsDir });
    expect(await offered(here, 'trails-of-tucana')).toEqual([nameOf(WREN)]);
    expect(await offered(here, 'islebound')).toEqual([nameOf(LUMBER)]);
    expect(await offered(here, 'forbidden-island')).toEqual([]);
    expect(await (await fetch(`${here.url}/api/packs/${hashOf(WREN)}`)).json()).toEqual(WREN);
    const ann = await here.person();
    const wish = { game: 'islebound', seats: [ME('Ann'), BOT], pack: hashOf(LUMBER) };
    const { id } = (await make(ann, wish)).answer;
    expect((await ann.enter(id)).info.pack).toEqual(nameOf(LUMBER));
    expect((await make(ann, { ...wish, pack: hashOf(WREN) })).status).toBe(404);

    // The table outlives the file.
    await here.close();
    rmSync(packsDir, { recursive: true });
    await here.open();
    expect((await ann.enter(id)).info.pack).toEqual(nameOf(LUMBER));
  });

  test('that are put there, changed or taken away later count from then on', async () => {
    const packsDir = folder({});
    const here = await place().open({ packsDir });
    expect(await offered(here, 'islebound')).toEqual([]);
    put(packsDir, 'islebound/lumber.json', LUMBER);
    expect(await offered(here, 'islebound')).toEqual([nameOf(LUMBER)]);
    const next = { ...LUMBER, version: '2.1.1' };
    put(packsDir, 'islebound/lumber.json', next);
    expect(await offered(here, 'islebound')).toEqual([nameOf(next)]);
    rmSync(join(packsDir, 'islebound/lumber.json'));
    expect(await offered(here, 'islebound')).toEqual([]);
  });

  test('that cannot be used are not offered, and the others are', async () => {
    const packsDir = folder({
      'islebound/a.json': '{"name": "cut o',
      'islebound/b.json': WREN,
      'islebound/c.json': islebound.packs!.builtIn,
      'islebound/notes.txt': 'not a pack',
      'islebound/z.json': LUMBER,
      'misplaced.json': LUMBER,
    });
    const here = await place().open({ packsDir });
    expect(await offered(here, 'islebound')).toEqual([nameOf(LUMBER)]);
  });

  test('are offered beside a link that leads nowhere, which is named in the log once', async () => {
    const packsDir = folder({ 'islebound/lumber.json': LUMBER });
    symlinkSync(join(packsDir, 'gone'), join(packsDir, 'dangling'));
    symlinkSync(join(packsDir, 'gone.json'), join(packsDir, 'islebound/dangling.json'));
    const logged: { file: string }[] = [];
    const { log } = Fastify({
      logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } },
    });
    const found = new PackFolder(packsDir, new Rules({ pack: async () => undefined }, log), log);
    for (let times = 0; times < 2; times++) {
      expect((await found.offered('islebound')).map(({ name }) => name)).toEqual([LUMBER.name]);
    }
    expect(logged.map(({ file }) => file.slice(packsDir.length + 1)).sort()).toEqual([
      'dangling',
      'islebound/dangling.json',
    ]);
  });

  test('that cannot be used are named in the log once, with what is wrong', async () => {
    const packsDir = folder({
      'islebound/cut.json': '{"name": "cut o',
      'islebound/wrong.json': { ...LUMBER, version: 3 },
      'nowhere.json': LUMBER,
    });
    const logged: { file: string; faults: string[] }[] = [];
    const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
    const { log } = Fastify({ logger: { level: 'warn', stream } });
    const found = new PackFolder(packsDir, new Rules({ pack: async () => undefined }, log), log);
    for (let times = 0; times < 2; times++) expect(await found.offered('islebound')).toEqual([]);
    expect(logged.map(({ file, faults }) => [file.slice(packsDir.length + 1), faults])).toEqual([
      ['islebound/cut.json', [expect.stringMatching(/^It is not JSON: /)]],
      ['islebound/wrong.json', ['version: this must be text on one line.']],
      ['nowhere.json', ['Put it into a folder named after its game.']],
    ]);
  });

  test('are none where the folder cannot be read, and the server is up', async () => {
    const here = await place().open({ packsDir: join(tmpdir(), 'skerry-no-such-folder') });
    expect(await offered(here, 'islebound')).toEqual([]);
  });
});

test('a pack is bound as it was sent, whatever the order of its parts', () => {
  const turned = Object.fromEntries(Object.entries(WREN).toReversed());
  expect(bindPack(tucana, turned).pack?.hash).toBe(hashOf(WREN));
});
