import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../store/sqlite-file.ts';
import { FORBIDDEN_ISLAND, ME, type Place, places } from './place.ts';

const place = places();

/** Enough that something was dealt and cannot be taken back. */
const TURNS = 2;

/** The database as an older program would have left it, whose rules had another version. Returns the line of the snapshot. */
function age({ folder }: Place, table: string): number {
  const db = new Database(join(folder, DATABASE_FILE));
  const { n } = db.prepare('SELECT n FROM snapshots WHERE table_id = ?').get(table) as { n: number };
  db.prepare("UPDATE tables SET version = 0, head = json_set(head, '$.version', 0) WHERE id = ?").run(table);
  db.prepare("UPDATE snapshots SET version = 0, saved = json_set(saved, '$.version', 0) WHERE table_id = ?").run(table);
  db.close();
  return n;
}

/**
 * A game in which a turn has just begun: the next few moves draw no card, so they cannot end it. Chance may end it before
 * that; then another one is played.
 */
async function playedBefore(here: Place) {
  await here.open();
  const ann = await here.person();
  for (;;) {
    const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
    const player = await ann.enter(table, { offers: true });
    await player.wish({ do: 'start' });
    for (let turn = 0; turn < TURNS && player.mayEnd; turn++) {
      await player.wish({ do: 'play', seat: turn % 2, n: player.n, action: { act: 'endActions' } });
      while (!player.mayEnd && player.isAsked) await player.playFirst();
    }
    if (player.mayEnd) return { ann, table, n: player.n };
  }
}

test('a game that began by older rules goes on from its snapshot', async () => {
  const here = place();
  const { ann, table, n } = await playedBefore(here);
  await here.close();
  const from = age(here, table);
  expect(from).toBeGreaterThan(0);
  await here.open();
  const player = await ann.enter(table, { offers: true });
  expect(player.last('welcome').n).toBe(n);
  expect(player.last('welcome').story?.news).toHaveLength(n - from);
  expect(player.info).toMatchObject({ stage: 'playing', version: FORBIDDEN_ISLAND.version });
  expect(await player.playFirst()).toMatchObject({ say: 'done', n: n + 1 });
  player.hangUp();

  // And once more, after it was read back.
  await here.close();
  await here.open();
  const again = await ann.enter(table, { offers: true });
  expect(again.n).toBe(n + 1);
  expect(await again.playFirst()).toMatchObject({ say: 'done', n: n + 2 });
});

test('without a snapshot it says that other rules are needed, and changes nothing', async () => {
  const here = place();
  const { ann, table } = await playedBefore(here);
  await here.close();
  age(here, table);
  const db = new Database(join(here.folder, DATABASE_FILE));
  db.exec('DELETE FROM snapshots');
  db.close();
  await here.open();
  const player = await ann.enter(table);
  expect(player.last('bye').why).toEqual({ why: 'otherRules' });
});
