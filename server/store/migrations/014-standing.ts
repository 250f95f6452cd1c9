import type { Migration } from './migration.ts';

/**
 * Whom a game waits for, and in which turn, is written with each line that changes it: a whole row per move costs more than
 * the move. What a row says of it holds until line `stands_at`.
 */
export const standing: Migration = {
  name: 'standing',
  sql: () => `
    ALTER TABLE lines ADD COLUMN waiting TEXT;
    ALTER TABLE lines ADD COLUMN turn TEXT;
    ALTER TABLE tables ADD COLUMN stands_at INTEGER NOT NULL DEFAULT 0;
  `,
};
