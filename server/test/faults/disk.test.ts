import Database from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS, openSqlite } from '../../index.ts';
import { ME, type Player, places } from '../place.ts';

const place = places();
afterEach(() => vi.restoreAllMocks());

/** Fills what is left of a full disk: says things until they cannot be written down any more. */
async function chatUntilFull(player: Player): Promise<number> {
  for (let said = 0; said < 500; said++) {
    const answer = await player.wish({ do: 'chat', text: 'x'.repeat(500) });
    if (answer.say === 'refused') {
      expect(answer.why).toEqual({ why: 'busy' });
      return said;
    }
  }
  throw new Error('The disk never was full.');
}

test('a real database without room keeps what it has, refuses with a sentence, and goes on when there is room', async () => {
  const here = place();
  const store = openSqlite(here.folder);
  // The limit holds for the connection that sets it, so it must be the server's own.
  const exec = vi.spyOn(Database.prototype, 'exec');
  await here.open({ limits: { ...LIMITS, chatPerMinute: 1_000_000, messagesPerSecond: 1_000_000 } }, { store });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
  const player = await ann.enter(table, { offers: true });
  const other = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  const database = exec.mock.contexts[0] as Database.Database;

  const [{ page_count: pages }] = database.pragma('page_count') as [{ page_count: number }];
  database.pragma(`max_page_count = ${pages}`);
  const said = await chatUntilFull(player);
  const chat = await store.chat(table, 'seats', 1000);
  expect(chat).toHaveLength(said);
  expect(other.all('chat')).toHaveLength(said);
  const { n } = player;
  const wish = { game: 'forbidden-island', seats: [ME('Ann'), ME('Ben')], name: 'x'.repeat(40) };
  let refused = await ann.ask<{ sentence: string }>('/api/tables', wish);
  for (let tables = 0; refused.status === 200 && tables < 100; tables++) refused = await ann.ask('/api/tables', wish);
  expect(refused).toMatchObject({ status: 503, answer: { sentence: expect.stringContaining('Nothing has changed') } });
  expect(await store.lines(table)).toHaveLength(n);

  database.pragma('max_page_count = 1000000');
  expect(await player.wish({ do: 'chat', text: 'Room again!' })).toMatchObject({ say: 'done' });
  expect(await player.playFirst()).toMatchObject({ say: 'done', n: n + 1 });
  await other.wait(() => other.n === n + 1 || undefined);
  expect((await ann.enter(table)).last('welcome')).toMatchObject({ n: n + 1 });
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
