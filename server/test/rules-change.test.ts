import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../store/sqlite.ts';
import { ME, type Place, places } from './place.ts';

const place = places();

/** Enough that something was dealt and cannot be taken back. */
const MOVES = 12;

/** The database as an older program would have left it, whose rules had another version. Returns the line of the snapshot. */
function age({ folder }: Place, table: string): number {
  const db = new Database(join(folder, DATABASE_FILE));
  const { n } = db.prepare('SELECT n FROM snapshots WHERE table_id = ?').get(table) as { n: number };
  db.prepare("UPDATE tables SET version = 0, head = json_set(head, '$.version', 0) WHERE id = ?").run(table);
  db.prepare("UPDATE snapshots SET version = 0, saved = json_set(saved, '$.version', 0) WHERE table_id = ?").run(table);
  db.close();
  return n;
}

async function playedBefore(here: Place, moves: number) {
  await here.open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  for (let n = 0; n < moves; n++) await player.playFirst();
  return { ann, table };
}

test('a game that began by older rules goes on from its snapshot', async () => {
  const here = place();
  const { ann, table } = await playedBefore(here, MOVES);
  await here.close();
  const from = age(here, table);
  expect(from).toBeGreaterThan(0);
  await here.open();
  const player = await ann.enter(table, { offers: true });
  expect(player.last('welcome').n).toBe(MOVES);
  expect(player.last('welcome').story?.news).toHaveLength(MOVES - from);
  expect(player.info).toMatchObject({ stage: 'playing', version: 1 });
  expect(await player.playFirst()).toMatchObject({ say: 'done', n: MOVES + 1 });
  player.hangUp();

  // And once more, after it was read back.
  await here.close();
  await here.open();
  const again = await ann.enter(table, { offers: true });
  expect(again.n).toBe(MOVES + 1);
  expect(await again.playFirst()).toMatchObject({ say: 'done', n: MOVES + 2 });
});

test('without a snapshot it says that other rules are needed, and changes nothing', async () => {
  const here = place();
  const { ann, table } = await playedBefore(here, 3);
  await here.close();
  age(here, table);
  const db = new Database(join(here.folder, DATABASE_FILE));
  db.exec('DELETE FROM snapshots');
  db.close();
  await here.open();
  const player = await ann.enter(table);
  expect(player.last('bye').why).toEqual({ why: 'otherRules' });
});
