import type { Migration } from './migration.ts';

/** When a table was marked to be removed, and whom its host has muted. */
export const marks: Migration = {
  name: 'marks',
  sql: ({ time }) => `
    ALTER TABLE tables ADD COLUMN leaving ${time};
    ALTER TABLE tables ADD COLUMN muted TEXT;
    CREATE INDEX tables_leaving ON tables (leaving) WHERE leaving IS NOT NULL;
  `,
};
