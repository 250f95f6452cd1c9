import type { Cells } from './cells.ts';
import { type Side, selected } from './side.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** A database file as a side of a copy. It is locked like one in use, so no server can have it. */
export function sqliteSide(folder: string): Side {
  const { db, close } = openSqliteFile(folder);
  return {
    async page({ name, key, columns }, after, most) {
      const list = key.join(', ');
      const from = after ? `WHERE (${list}) > (${key.map(() => '?').join(', ')})` : '';
      const what = columns.map((column) => selected(name, column)).join(', ');
      const query = db.prepare(`SELECT ${what} FROM ${name} ${from} ORDER BY ${list} LIMIT ?`);
      return query.all(...(after ?? []), most) as Cells[];
    },
    async fill(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        await work(async ({ name, columns }, rows) => {
          const marks = columns.map(() => '?').join(', ');
          const put = db.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks})`);
          for (const row of rows) put.run(...columns.map((column) => row[column]));
        });
        db.exec('COMMIT');
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => close(),
  };
}
