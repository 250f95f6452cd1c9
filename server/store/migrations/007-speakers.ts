import type { Migration } from './migration.ts';

/** Who said each line of chat, so that it can go with them; nobody knows it of lines from before. */
export const speakers: Migration = {
  name: 'speakers',
  sql: ({ key }) => `
    ALTER TABLE chat ADD COLUMN person ${key};
    CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
  `,
};
