import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, verify } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { BOT, dealAlike, ME, OPEN, places } from './place.ts';

const place = places();

test('nobody is sent the seed before the end, nor a key, a secret or a person that is not theirs', async () => {
  dealAlike();
  const here = await place().open();
  const [ann, bob, cleo] = [await here.person(), await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN, BOT]);
  const host = await ann.enter(table, { offers: true });
  const [invite, watch] = [host.you.links!.invite, host.you.links!.watch].map((link) => link.split('/').at(-1)!);
  const guest = await bob.enter(table, { key: invite! });
  const watcher = await cleo.enter(table, { key: watch!, rules: forbiddenIsland.version });
  expect(guest.raw + watcher.raw).not.toContain(invite);
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'start' });
  const db = new Database(join(here.folder, 'skerry.db'));
  const { head } = db.prepare('SELECT head FROM tables WHERE id = ?').get(table) as { head: string };
  const { seed } = JSON.parse(head) as { seed: string };
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  for (let move = 0; move < 8 && host.offers.some(({ must }) => must); move++) await host.playFirst();
  await ann.enter(table, { since: 1 });
  await watcher.wait(() => watcher.n >= host.n || undefined);
  const persons = (db.prepare('SELECT person FROM people').all() as { person: string }[]).map(({ person }) => person);
  db.close();
  expect(persons).toHaveLength(2);
  for (const player of [host, guest, watcher]) {
    for (const secret of [seed, ann.secret, bob.secret, cleo.secret, ...persons]) {
      expect(player.raw.includes(secret)).toBe(false);
    }
  }
  expect(watcher.raw).not.toContain(invite);
  expect(watcher.raw).not.toContain(watch);
  expect(watcher.raw).not.toContain('"offers"');
  expect((await ann.ask(`/api/tables/${table}/record`)).answer).toMatchObject({ why: { why: 'notOver' } });

  await host.wish({ do: 'giveUp', seat: 0, agree: true });
  await guest.wish({ do: 'giveUp', seat: 1, agree: true });
  await watcher.wait(() => watcher.info.stage === 'over' || undefined);
  expect(watcher.info.seed).toBe(seed);
  const { answer } = await cleo.ask<object>(`/api/tables/${table}/record`);
  expect(verify(forbiddenIsland, readRecord(JSON.stringify(answer)))).toBeUndefined();
});

test('the database holds no secret of a browser', async () => {
  const here = await place().open();
  const ann = await here.person();
  await ann.make([ME('Ann'), OPEN]);
  await here.close();
  expect(readFileSync(join(here.folder, 'skerry.db')).includes(ann.secret)).toBe(false);
});

test('the metrics do not tell that somebody has done something in secret, until all may know', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { game: 'trails-of-tucana' });
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  const moves = async () => {
    const { answer } = await ann.ask<string>('/metrics');
    return Number(/^skerry_moves_total (\d+)/m.exec(answer)?.[1]);
  };
  const db = new Database(join(here.folder, 'skerry.db'));
  const lines = () =>
    db.prepare('SELECT secret FROM lines WHERE table_id = ? ORDER BY n').all(table) as { secret: number }[];
  let hasHidden = false;
  for (let move = 0; move < 12; move++) {
    await player.wait(() => player.isAsked || undefined);
    await player.playFirst();
    const written = lines();
    // All up to the last line that everybody knows of.
    expect(await moves()).toBe(written.findLastIndex(({ secret }) => secret === 0) + 1);
    hasHidden ||= written.at(-1)?.secret === 1;
  }
  db.close();
  expect(hasHidden).toBe(true);
});
