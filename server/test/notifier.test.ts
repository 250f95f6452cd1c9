import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotificationSettings } from '@skerry/tables/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { EMAILS_A_DAY, emailChannel } from '../notifications/email/channel.ts';
import { Notifier } from '../notifications/notifier.ts';
import { pushChannel } from '../notifications/push/channel.ts';
import type { PushResult } from '../notifications/push/service.ts';
import type { NotificationText } from '../notifications/sentences.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, TableRow } from '../store/store.ts';
import { putRow } from './store/sample.ts';

const MORNING = Date.UTC(2026, 10, 17, 9, 0);
const HOUR = 3_600_000;

const WISHES: NotificationSettings = {
  what: { turn: true, must: true, clock: true, ended: true, said: true, puzzle: false },
  zone: 'UTC',
  language: 'en',
};

let folder: string;
let store: Store;
let now: number;
let became: PushResult;
let present: Map<string, Set<string>>;
const pushed: NotificationText[] = [];
const letters: NotificationText[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skerry-notifier-'));
  store = openSqlite(folder);
  now = MORNING;
  became = 'sent';
  present = new Map();
  pushed.length = 0;
  letters.length = 0;
  await store.notifications.putWishes('ann', WISHES, { tables: {}, day: '2026-11-17' }, now);
  await store.notifications.putSubscription(
    { person: 'ann', device: 'ann' },
    { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a' },
    now,
  );
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function newNotifier(notifyAfter = 0): Notifier {
  const config = { ...readConfig({}, new URL('file:///')), notifyAfter };
  const parts = { config, store, now: () => now };
  const push = pushChannel(parts, {
    publicKey: async () => '',
    mayUse: () => true,
    async send(_subscription, text) {
      pushed.push(text);
      return became;
    },
  });
  const email = emailChannel(parts, {
    sendCode: async () => true,
    async sendNotification(_address, text) {
      letters.push(text);
      return true;
    },
    close: () => {},
  });
  return new Notifier({
    ...parts,
    channels: [push, email],
    log: { warn: (said: unknown) => expect.unreachable(String(JSON.stringify(said))) },
    presentAt: async () => present,
  });
}

/** A table at which Ann is asked, or is not. */
async function table(id: string, isAnns: boolean, change: Partial<TableRow> = {}): Promise<void> {
  const seats = ['ann', 'bob'].map((person) => ({ who: 'person', person, name: person }) as const);
  const seat = isAnns ? 0 : 1;
  const row = { name: `Table ${id}`, stage: 'playing', seats, waiting: [seat], turn: { number: 1, seat } } as const;
  expect(await store.commit([[putRow(id, { ...row, ...change })]])).toEqual([true]);
}

/** Another turn has begun at a table. */
const turn = (id: string, number: number, seat: number) =>
  store.commit([[{ put: 'waiting', table: id, waiting: [seat], turn: { number, seat } }]]);

test('several tables make one notice', async () => {
  await table('a', true);
  await table('b', true);
  const notifier = newNotifier();
  await notifier.sweep();
  expect(pushed).toEqual([
    { title: 'News from 2 tables', body: 'Table a: It is your turn.\nTable b: It is your turn.', page: '/tables' },
  ]);
});

test('a notice names what else still waits, so that it can take the place of the last one', async () => {
  await table('a', true);
  await table('b', false);
  const notifier = newNotifier();
  await notifier.sweep();
  await turn('b', 2, 0);
  notifier.noteChange(['ann']);
  await notifier.sweep();
  expect(pushed.map(({ title }) => title)).toEqual(['Table a', 'News from 2 tables']);
});

test('nothing is told twice, by another process or after a restart neither', async () => {
  await table('a', true);
  await Promise.all([newNotifier().sweep(), newNotifier().sweep()]);
  now += HOUR;
  await newNotifier().sweep();
  expect(pushed).toHaveLength(1);
});

test('somebody who comes back in time is not told', async () => {
  await table('a', false);
  const notifier = newNotifier(20_000);
  await notifier.sweep();
  await turn('a', 2, 0);
  notifier.noteChange(['ann', 'bob']);
  await notifier.sweep();
  expect(pushed).toEqual([]);
  present = new Map([['a', new Set(['ann'])]]);
  now += 20_000;
  await notifier.sweep();
  expect(pushed).toEqual([]);
  present = new Map();
  await turn('a', 4, 0);
  notifier.noteChange(['ann']);
  await notifier.sweep();
  now += 20_000;
  await notifier.sweep();
  expect(pushed).toHaveLength(1);
});

test('quiet hours keep everything back, and one notice comes when they end', async () => {
  await store.notifications.putWishes('ann', { ...WISHES, quiet: { from: 22, to: 7 } }, { tables: {} }, now);
  await table('a', false);
  await table('b', false);
  now = Date.UTC(2026, 10, 17, 23, 0);
  const notifier = newNotifier();
  for (const id of ['a', 'b']) {
    await turn(id, 2, 0);
    notifier.noteChange(['ann']);
    await notifier.sweep();
  }
  now = Date.UTC(2026, 10, 18, 6, 59);
  await notifier.sweep();
  expect(pushed).toEqual([]);
  now = Date.UTC(2026, 10, 18, 7, 0);
  await notifier.sweep();
  expect(pushed.map(({ title }) => title)).toEqual(['News from 2 tables']);
});

test('a clock that runs low is told when a quarter is left, without anything happening', async () => {
  const clock = { bank: 0, since: now, turn: 1 };
  const seats = [{ who: 'person', person: 'ann', name: 'Ann', clock } as const];
  await table('a', true, { clock: { turn: 4 * HOUR, bank: 0 }, seats });
  const notifier = newNotifier();
  await notifier.sweep();
  for (let n = 0; n < 20; n++) {
    now += HOUR / 5;
    await notifier.sweep();
  }
  expect(pushed.map(({ body }) => body)).toEqual(['It is your turn.', 'Your clock is running low: 60 min left.']);
});

test('a browser that is gone is forgotten', async () => {
  await table('a', true);
  became = 'gone';
  await newNotifier().sweep();
  expect(await store.notifications.subscriptions('ann')).toEqual([]);
});

test('letters go to an address that was confirmed, and not without end', async () => {
  const notifier = newNotifier();
  await store.notifications.putMail(
    'ann',
    { address: 'ann@example.org', code: { hash: 'h', until: now, tries: 0 } },
    'token',
  );
  await table('a', true);
  await notifier.sweep();
  expect(letters).toEqual([]);
  await store.notifications.putMail('ann', { address: 'ann@example.org' }, 'token');
  for (let number = 2; number < EMAILS_A_DAY + 9; number++) {
    await turn('a', number, 0);
    notifier.noteChange(['ann']);
    await notifier.sweep();
  }
  expect(letters).toHaveLength(EMAILS_A_DAY);
});
