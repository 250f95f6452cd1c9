import type { Migration } from './migration.ts';

/**
 * The results of the daily island. `who` is a hash of the day, the island and the person: it keeps one browser
 * from counting twice, and tells nothing of who that is or what else they did.
 */
export const daily: Migration = {
  name: 'daily',
  sql: ({ key, byKey }) => `
    CREATE TABLE daily (
      day ${key} NOT NULL,
      island ${key} NOT NULL,
      who ${key} NOT NULL,
      total INTEGER NOT NULL,
      PRIMARY KEY (day, island, who)
    ) ${byKey};
  `,
};
