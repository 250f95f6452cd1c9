import { type Cells, chatLine, codeHash, moveOf, plain, SELECTED, snapshotOf, tableRow, tableRows } from './cells.ts';
import type { Ask } from './notification-store.ts';
import type { Store } from './store.ts';

export const LAST_LINE = '(SELECT at FROM lines WHERE table_id = tables.id ORDER BY n DESC LIMIT 1)';

export type StoreQueries = Pick<
  Store,
  | ('lineOf' | 'snapshot' | 'pack' | 'chat' | 'withCode' | 'listed' | 'tablesOf' | 'madeBy' | 'lastLines')
  | ('dailyIslands' | 'daily' | 'dailyTotal' | 'putMove' | 'seeMove' | 'takeMove')
>;

/** The part of a store whose queries both databases understand. */
export function storeQueries(ask: Ask): StoreQueries {
  const first = async (text: string, ...values: unknown[]): Promise<Cells | undefined> => (await ask(text, values))[0];
  return {
    async lineOf(id, seat, command) {
      const text = 'SELECT n FROM lines WHERE table_id = $1 AND seat = $2 AND command = $3';
      return (await first(text, plain(id), seat, plain(command)))?.n as number | undefined;
    },

    async snapshot(id) {
      const cells = await first('SELECT n, version, saved, lately FROM snapshots WHERE table_id = $1', plain(id));
      return cells && snapshotOf(cells);
    },

    async pack(hash) {
      const cells = await first('SELECT whole FROM packs WHERE hash = $1', plain(hash));
      return cells && JSON.parse(cells.whole as string);
    },

    async chat(id, room, most) {
      const text = `SELECT room, seat, name, text, at, gesture FROM chat
        WHERE table_id = $1 AND room = $2 ORDER BY n DESC LIMIT $3`;
      return (await ask(text, [plain(id), room, most])).reverse().map(chatLine);
    },

    async withCode(code) {
      const cells = await first(`SELECT ${SELECTED} FROM tables WHERE code = $1 AND stage = 'lobby'`, plain(code));
      return cells && tableRow(cells);
    },

    async listed(most, since) {
      const text = `SELECT ${SELECTED} FROM tables
        WHERE listed = 1 AND stage <> 'over' AND (touched >= $2 OR ${LAST_LINE} >= $2) ORDER BY made DESC, id LIMIT $1`;
      return tableRows(await ask(text, [most, since]));
    },

    async tablesOf(person, most) {
      const text = `SELECT ${SELECTED} FROM people JOIN tables ON tables.id = people.table_id
        WHERE people.person = $1 ORDER BY touched DESC, id LIMIT $2`;
      return tableRows(await ask(text, [person, most]));
    },

    async madeBy(maker, since) {
      const text = `SELECT count(*) AS count FROM tables
        WHERE maker = $1 AND stage <> 'over' AND (touched >= $2 OR ${LAST_LINE} >= $2)`;
      return (await first(text, maker, since))?.count as number;
    },

    async lastLines(ids) {
      if (ids.length === 0) return new Map();
      const marks = ids.map((_, n) => `$${n + 1}`).join(', ');
      const found = await ask(`SELECT id, ${LAST_LINE} AS at FROM tables WHERE id IN (${marks})`, ids.map(plain));
      return new Map(found.flatMap(({ id, at }) => (at === null ? [] : [[id as string, at as number] as const])));
    },

    async dailyIslands() {
      const found = await ask('SELECT DISTINCT day, island FROM daily', []);
      return found.map(({ day, island }) => ({ day: day as string, island: island as string }));
    },

    async daily(day, island) {
      const text =
        'SELECT total, count(*) AS games FROM daily WHERE day = $1 AND island = $2 GROUP BY total ORDER BY total';
      const counts = await ask(text, [day, island]);
      return counts.map(({ total, games }) => ({ total: total as number, games: games as number }));
    },

    async dailyTotal(day, island, who) {
      const text = 'SELECT total FROM daily WHERE day = $1 AND island = $2 AND who = $3';
      return (await first(text, day, island, who))?.total as number | undefined;
    },

    async putMove(code, { table, seat, from }, until) {
      const text = `INSERT INTO moves (code, table_id, seat, person, until) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (code) DO UPDATE
        SET table_id = excluded.table_id, seat = excluded.seat, person = excluded.person, until = excluded.until`;
      await ask(text, [codeHash(code), table, seat, from, until]);
    },

    async seeMove(code, now) {
      const cells = await first('SELECT table_id, seat, person, until FROM moves WHERE code = $1', codeHash(code));
      return cells && moveOf(cells, now);
    },

    async takeMove(code, now) {
      const text = 'DELETE FROM moves WHERE code = $1 RETURNING table_id, seat, person, until';
      const cells = await first(text, codeHash(code));
      return cells && moveOf(cells, now);
    },
  };
}
