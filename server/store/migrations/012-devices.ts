import type { Migration } from './migration.ts';

/**
 * Browsers that have the seats of one person. A browser that never met another is a person by itself and does not stand
 * here. Which browser a push service reaches is known, so that it is told nothing any more once the seats are taken away.
 */
export const devices: Migration = {
  name: 'several devices of one person',
  sql: ({ key, time, byKey, rewritten }) => `
    CREATE TABLE devices (
      device ${key} PRIMARY KEY,
      person ${key} NOT NULL,
      kind TEXT NOT NULL,
      browser TEXT NOT NULL,
      seen ${time} NOT NULL
    ) ${rewritten};
    CREATE INDEX devices_by_person ON devices (person);

    CREATE TABLE device_codes (code ${key} PRIMARY KEY, person ${key} NOT NULL, until ${time} NOT NULL) ${byKey};
    CREATE INDEX device_codes_by_person ON device_codes (person);

    ALTER TABLE subscriptions ADD COLUMN device ${key};
  `,
};
