import type { Migration } from './migration.ts';

/**
 * What is known of a game without its log: the seats it waits for, and the page before a snapshot, from which a table is
 * taken up again.
 */
export const lately: Migration = {
  name: 'lately',
  sql: () => `
    ALTER TABLE tables ADD COLUMN waiting TEXT;
    ALTER TABLE snapshots ADD COLUMN lately TEXT;
  `,
};
