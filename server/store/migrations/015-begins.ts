import type { Migration } from './migration.ts';

/** Where a game began that had no set-up of its own. */
export const begins: Migration = {
  name: 'begins',
  sql: () => 'ALTER TABLE tables ADD COLUMN begins TEXT',
};
