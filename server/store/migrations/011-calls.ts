import type { Migration } from './migration.ts';

/**
 * How people are told that a table waits for them while they are away: what they wish to be told, what they were told,
 * when to look next, their e-mail address, and the push services of their devices. Secrets that the server makes once, as
 * the keys by which push services know it, are kept by name.
 */
export const calls: Migration = {
  name: 'calls to people who are away',
  sql: ({ key, time, byKey, rewritten }) => `
    CREATE TABLE calls (
      person ${key} PRIMARY KEY,
      due ${time} NOT NULL,
      wishes TEXT NOT NULL,
      told TEXT NOT NULL,
      mail TEXT,
      mail_token ${key}
    ) ${rewritten};
    CREATE INDEX calls_by_due ON calls (due);
    CREATE UNIQUE INDEX calls_by_mail_token ON calls (mail_token) WHERE mail_token IS NOT NULL;

    CREATE TABLE subscriptions (
      id ${key} PRIMARY KEY,
      person ${key} NOT NULL,
      endpoint TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      made ${time} NOT NULL
    ) ${rewritten};
    CREATE INDEX subscriptions_by_person ON subscriptions (person);

    CREATE TABLE keys (name ${key} PRIMARY KEY, value TEXT NOT NULL) ${byKey};
  `,
};
