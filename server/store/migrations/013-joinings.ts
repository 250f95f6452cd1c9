import type { Migration } from './migration.ts';

/**
 * Adding a device is asked for on both sides: a code knows who showed it, which device asked by it, and the answer. What
 * an added device brought along is written down for a day, so that either side can undo it. Codes from before looked like
 * the words of tables, and none of them counts any more.
 */
export const joinings: Migration = {
  name: 'devices that are added with a question, and undone',
  sql: ({ key, time, byKey, rewritten }) => `
    DROP TABLE device_codes;
    CREATE TABLE device_codes (
      code ${key} PRIMARY KEY,
      person ${key} NOT NULL,
      device ${key} NOT NULL,
      until ${time} NOT NULL,
      asker ${key},
      state TEXT
    ) ${rewritten};
    CREATE INDEX device_codes_by_person ON device_codes (person);
    CREATE INDEX device_codes_by_asker ON device_codes (asker) WHERE asker IS NOT NULL;

    CREATE TABLE joinings (
      id ${key} PRIMARY KEY,
      first ${key} NOT NULL,
      second ${key} NOT NULL,
      device ${key} NOT NULL,
      state TEXT NOT NULL,
      at ${time} NOT NULL,
      until ${time} NOT NULL
    ) ${rewritten};
    CREATE INDEX joinings_by_first ON joinings (first);

    CREATE TABLE joined_parts (
      joining ${key} NOT NULL,
      kind ${key} NOT NULL,
      part ${key} NOT NULL,
      had TEXT,
      PRIMARY KEY (joining, kind, part)
    ) ${byKey};
    CREATE INDEX joined_parts_by_part ON joined_parts (part);
  `,
};
