import type { Migration } from './migration.ts';

/** Content packs, each once by its hash, however many tables are played with it; `used` is when a table was last made with it. */
export const packs: Migration = {
  name: 'packs',
  sql: ({ key, time }) => `
    CREATE TABLE packs (hash ${key} PRIMARY KEY, whole TEXT NOT NULL, used ${time} NOT NULL);
    ALTER TABLE tables ADD COLUMN pack TEXT;
    CREATE INDEX tables_with_pack ON tables (id) WHERE pack IS NOT NULL;
  `,
};
