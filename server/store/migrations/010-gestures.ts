import type { Migration } from './migration.ts';

/** What was said by a gesture instead of words. */
export const gestures: Migration = {
  name: 'gestures',
  sql: () => 'ALTER TABLE chat ADD COLUMN gesture TEXT',
};
