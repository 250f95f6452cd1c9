import type { Migration } from './migration.ts';

/**
 * What several processes need to share the tables: which writing of a row it is, who tends what, and who is awake. A word
 * to join by is in use once only. What happens without people is a job; when the server was last awake stands with it, so
 * that clocks do not run while nobody tends them.
 */
export const processes: Migration = {
  name: 'processes',
  sql: ({ key, time, byKey, rewritten, shared }) => `
    ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN maker ${key};
    CREATE INDEX tables_by_maker ON tables (maker, stage) WHERE maker IS NOT NULL AND stage <> 'over';

    UPDATE tables SET code = NULL WHERE stage = 'lobby' AND EXISTS (
      SELECT 1 FROM tables AS other
      WHERE other.code = tables.code AND other.stage = 'lobby'
        AND (other.made > tables.made OR (other.made = tables.made AND other.id > tables.id))
    );
    DROP INDEX tables_by_code;
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL AND stage = 'lobby';

    CREATE TABLE processes (name ${key} PRIMARY KEY, seen ${time} NOT NULL) ${rewritten};
    CREATE TABLE jobs (table_id ${key} PRIMARY KEY, owner ${key}, tended ${time}) ${rewritten};
    CREATE INDEX jobs_by_owner ON jobs (owner);
    INSERT INTO jobs (table_id, tended) SELECT id, (SELECT at FROM awake) FROM tables WHERE busy = 1;
    DROP INDEX tables_busy;
    ALTER TABLE tables DROP COLUMN busy;
    DROP TABLE awake;

    CREATE TABLE snapshots (
      table_id ${key} PRIMARY KEY,
      n INTEGER NOT NULL,
      version INTEGER NOT NULL,
      saved TEXT NOT NULL
    ) ${rewritten};

    CREATE TABLE moves (
      code ${key} PRIMARY KEY,
      table_id ${key} NOT NULL,
      seat INTEGER NOT NULL,
      person ${key} NOT NULL,
      until ${time} NOT NULL
    ) ${byKey};

    ${shared(`
      CREATE UNLOGGED TABLE presence (
        table_id ${key} NOT NULL,
        process ${key} NOT NULL,
        people TEXT[] NOT NULL,
        PRIMARY KEY (table_id, process)
      ) ${rewritten};
      CREATE INDEX presence_by_process ON presence (process);
      CREATE UNLOGGED TABLE counts (key ${key} PRIMARY KEY, count INTEGER NOT NULL, until ${time} NOT NULL) ${rewritten};
      CREATE UNLOGGED TABLE holds (
        key ${key} NOT NULL,
        process ${key} NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (key, process)
      ) ${rewritten};
      CREATE INDEX holds_by_process ON holds (process);
    `)}
  `,
};
