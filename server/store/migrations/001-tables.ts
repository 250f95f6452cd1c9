import type { Migration } from './migration.ts';

/** Tables, their logs, who has to do with them, and what was said. */
export const tables: Migration = {
  name: 'tables',
  sql: ({ key, time, counter, byKey, rewritten }) => `
    CREATE TABLE tables (
      id ${key} PRIMARY KEY,
      name TEXT NOT NULL,
      game TEXT NOT NULL,
      version INTEGER NOT NULL,
      stage TEXT NOT NULL,
      options TEXT NOT NULL,
      seats TEXT NOT NULL,
      listed INTEGER NOT NULL,
      clock TEXT,
      host TEXT NOT NULL,
      invite TEXT NOT NULL,
      watch TEXT NOT NULL,
      code ${key},
      kicked TEXT NOT NULL,
      head TEXT,
      result TEXT,
      next TEXT,
      busy INTEGER NOT NULL,
      made ${time} NOT NULL,
      touched ${time} NOT NULL
    ) ${rewritten};
    CREATE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
    CREATE INDEX tables_listed ON tables (made) WHERE listed = 1 AND stage <> 'over';
    CREATE INDEX tables_busy ON tables (id) WHERE busy = 1;

    CREATE TABLE lines (
      table_id ${key} NOT NULL,
      n INTEGER NOT NULL,
      seat INTEGER,
      action TEXT NOT NULL,
      chance TEXT,
      at ${time} NOT NULL,
      command TEXT,
      secret INTEGER NOT NULL,
      PRIMARY KEY (table_id, n)
    ) ${byKey};

    CREATE TABLE people (
      person ${key} NOT NULL,
      table_id ${key} NOT NULL,
      PRIMARY KEY (person, table_id)
    ) ${byKey};
    CREATE INDEX people_by_table ON people (table_id);

    CREATE TABLE chat (
      n ${counter},
      table_id ${key} NOT NULL,
      room ${key} NOT NULL,
      seat INTEGER,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at ${time} NOT NULL
    );
    CREATE INDEX chat_by_table ON chat (table_id, room, n);

    CREATE TABLE awake ("only" INTEGER PRIMARY KEY CHECK ("only" = 1), at ${time} NOT NULL);
  `,
};
