import type { Migration } from './migration.ts';

/** Whether rivals at a table may ask for hints. */
export const hints: Migration = {
  name: 'hints among rivals',
  sql: () => 'ALTER TABLE tables ADD COLUMN hints TEXT',
};
