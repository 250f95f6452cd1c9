import type { Migration } from './migration.ts';

/** Which turn it is at a table, and whose: lists of tables say it without opening the game. */
export const turns: Migration = {
  name: 'turns in lists',
  sql: () => 'ALTER TABLE tables ADD COLUMN turn TEXT',
};
