import { describe, expect, test } from 'vitest';
import { confirmed, isAddress, toConfirm } from '../notifications/email/address.ts';
import { type Pending, pendingFor, type Situation } from '../notifications/pending.ts';
import { isPushService } from '../notifications/push/service.ts';
import { isZone, quietUntil } from '../notifications/quiet.ts';
import { notificationText } from '../notifications/sentences.ts';
import type { NotifiedBefore } from '../store/notification-store.ts';
import type { TableRow } from '../store/store.ts';
import { row } from './store/sample.ts';

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;

describe('quiet hours', () => {
  const night = { quiet: { from: 22, to: 7 }, zone: 'Europe/Paris' };

  test('end in the morning, by the clock of whoever wishes them', () => {
    expect(quietUntil(night, at('2026-11-16T22:30:00Z'))).toBe(at('2026-11-17T06:00:00Z'));
    expect(quietUntil(night, at('2026-11-17T05:59:00Z'))).toBe(at('2026-11-17T06:00:00Z'));
    expect(quietUntil(night, at('2026-11-17T06:00:00Z'))).toBeUndefined();
    expect(quietUntil(night, at('2026-11-17T20:59:00Z'))).toBeUndefined();
    expect(quietUntil(night, at('2026-11-17T21:00:00Z'))).toBe(at('2026-11-18T06:00:00Z'));
  });

  test('may lie in the middle of the day, and need not be', () => {
    const noon = { quiet: { from: 12, to: 14 }, zone: 'UTC' };
    expect(quietUntil(noon, at('2026-11-17T13:00:00Z'))).toBe(at('2026-11-17T14:00:00Z'));
    expect(quietUntil(noon, at('2026-11-17T11:59:00Z'))).toBeUndefined();
    expect(quietUntil({ zone: 'UTC' }, at('2026-11-17T13:00:00Z'))).toBeUndefined();
  });

  test('are counted only where there is a clock', () => {
    expect(isZone('America/New_York')).toBe(true);
    expect(isZone('Atlantis')).toBe(false);
  });
});

const EVERYTHING = { turn: true, must: true, clock: true, ended: true, said: true, puzzle: true };
const DAY = '2026-11-17';

/** A table at which ann sits on seat 0 and bob on seat 1. */
const table = (id: string, change: Partial<TableRow> = {}): TableRow =>
  row(id, {
    name: `Table ${id}`,
    stage: 'playing',
    seats: [
      { who: 'person', person: 'ann', name: 'Ann' },
      { who: 'person', person: 'bob', name: 'Bob' },
    ],
    waiting: [1],
    turn: { number: 3, seat: 1 },
    ...change,
  });

const forAnn = (
  rows: readonly TableRow[],
  told: NotifiedBefore = { tables: {}, day: DAY },
  more: Partial<Situation> = {},
): Pending =>
  pendingFor(
    { person: 'ann', what: EVERYTHING, rows, said: new Map(), at: new Set(), day: DAY, now: 0, ...more },
    told,
  );

const kinds = ({ fresh }: Pending): string[] => fresh.map(({ kind }) => kind);

describe('news', () => {
  const mine = table('a', { waiting: [0], turn: { number: 4, seat: 0 } });

  test('are told once, and again when the table waits anew', () => {
    const first = forAnn([mine]);
    expect(first.fresh).toEqual([{ kind: 'turn', table: 'a', name: 'Table a' }]);
    const second = forAnn([mine], first.told);
    expect(second).toMatchObject({ fresh: [], waiting: [{ kind: 'turn' }] });
    const played = forAnn([table('a')], second.told);
    expect(played).toMatchObject({ fresh: [], waiting: [] });
    expect(kinds(forAnn([mine], played.told))).toEqual(['turn']);
    expect(kinds(forAnn([table('a', { waiting: [0], turn: { number: 6, seat: 0 } })], first.told))).toEqual(['turn']);
  });

  test('tell a turn from what must be done in the turn of another', () => {
    expect(kinds(forAnn([table('a', { waiting: [0, 1] })]))).toEqual(['must']);
    expect(kinds(forAnn([table('a', { waiting: [0, 1], turn: { number: 2 } })]))).toEqual(['turn']);
  });

  test('are none to whoever is there, nor where a bot stands in', () => {
    const there = forAnn([mine], undefined, { at: new Set(['a']) });
    expect(there).toMatchObject({ fresh: [], waiting: [] });
    expect(forAnn([mine], there.told).fresh).toEqual([]);
    const [ann, bob] = mine.seats;
    expect(forAnn([{ ...mine, seats: [{ ...ann!, standIn: true }, bob!] }]).fresh).toEqual([]);
  });

  test('say that a clock runs low when a quarter is left, and when that will be', () => {
    const seat = { who: 'person', person: 'ann', name: 'Ann', clock: { bank: 0, since: 0, turn: 4 } } as const;
    const timed = { ...mine, clock: { turn: 24 * HOUR, bank: 0 }, seats: [seat, mine.seats[1]!] };
    const first = forAnn([timed]);
    expect(first).toMatchObject({ fresh: [{ kind: 'turn' }], next: 18 * HOUR });
    const later = forAnn([timed], first.told, { now: 18 * HOUR });
    expect(later.fresh).toEqual([{ kind: 'clock', table: 'a', name: 'Table a', until: 24 * HOUR }]);
    expect(forAnn([timed], later.told, { now: 19 * HOUR })).toMatchObject({ fresh: [], next: undefined });
  });

  test('are only those that somebody wishes', () => {
    const said = new Map([['b', 7]]);
    const rows = [mine, table('b'), table('c', { stage: 'over', waiting: [] })];
    expect(kinds(forAnn(rows, { tables: {} }, { said }))).toEqual(['turn', 'said', 'ended', 'puzzle']);
    const none = { turn: false, must: false, clock: false, ended: false, said: false, puzzle: false };
    const silent = forAnn(rows, { tables: {} }, { said, what: none });
    expect(silent).toMatchObject({ fresh: [], waiting: [] });
    expect(forAnn(rows, silent.told, { said }).fresh).toEqual([]);
    expect(kinds(forAnn(rows, silent.told, { said: new Map([['b', 8]]) }))).toEqual(['said']);
  });

  test('of tables that somebody has left are none', () => {
    expect(forAnn([mine], undefined, { person: 'eve' })).toMatchObject({ fresh: [], told: { tables: {} } });
  });
});

describe('a notice', () => {
  const item = (table: string, kind: 'turn' | 'said' = 'turn') => ({ kind, table, name: `Table ${table}` }) as const;

  test('of one table leads there', () => {
    expect(notificationText('en', [item('a')], 0)).toEqual({
      title: 'Table a',
      body: 'It is your turn.',
      page: '/t/a',
    });
    expect(notificationText('fr', [item('a', 'said')], 0).body).toBe('Vous avez un nouveau message.');
  });

  test('of several tables is one, which leads to all tables', () => {
    const text = notificationText(
      'en',
      ['a', 'b', 'c', 'd', 'e'].map((id) => item(id)),
      0,
    );
    expect(text).toMatchObject({ title: 'News from 5 tables', page: '/tables' });
    expect(text.body.split('\n')).toHaveLength(5);
    expect(text.body).toContain('Table a: It is your turn.');
    expect(text.body).toContain('and one more');
  });

  test('says how much time is left', () => {
    const low = { kind: 'clock', table: 'a', name: 'A', until: 6 * HOUR } as const;
    expect(notificationText('en', [low], 0).body).toBe('Your clock is running low: 6 h left.');
    expect(notificationText('de', [low], 0).body).toBe('Deine Zeit wird knapp: noch 6 h.');
    expect(notificationText('fr', [low], 5.5 * HOUR).body).toBe('Il vous reste peu de temps\u202f: 30\u202fmin.');
  });

  test('of the puzzle alone leads to it', () => {
    expect(notificationText('en', [{ kind: 'puzzle' }], 0)).toMatchObject({
      title: 'Puzzle of the day',
      page: '/puzzle',
    });
  });
});

describe('push services', () => {
  test('are those of the browsers, by https and at their own port', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect(isPushService(endpoint, []), endpoint).toBe(true);
  });

  test('are no other addresses, unless the host allows them', () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://fcm.googleapis.com.example.org/abc',
      'https://fcm.googleapis.com@127.0.0.1/abc',
      'https://me:secret@fcm.googleapis.com/abc',
      'https://evil.example/?.push.apple.com',
      'https://a.b.push.apple.com/abc',
      'https://127.0.0.1/abc',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'not an address',
    ])
      expect(isPushService(endpoint, []), endpoint).toBe(false);
    expect(isPushService('http://127.0.0.1:4000/abc', ['http://127.0.0.1:4000'])).toBe(true);
    expect(isPushService('http://127.0.0.1:4001/abc', ['http://127.0.0.1:4000'])).toBe(false);
  });
});

describe('an e-mail address', () => {
  test('is one, and plain', () => {
    for (const good of ['ada@example.org', 'a.b+tables@mail.example.co']) expect(isAddress(good), good).toBe(true);
    for (const bad of [
      ...['ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', 'ada@example.org\nBcc: eve@example.org'],
      ...['ada@example.org, eve@example.org', '"ada"@example.org', 'ada@-example.org', `${'a'.repeat(65)}@example.org`],
    ])
      expect(isAddress(bad), bad).toBe(false);
  });

  test('counts when its figures were typed in time', () => {
    const { mail, code } = toConfirm('ada@example.org', 0);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(mail)).not.toContain(code);
    expect(confirmed({ mail }, code, 60_000)).toEqual({ address: 'ada@example.org' });
    expect(confirmed({ mail }, code, HOUR)).toBeUndefined();
  });

  test('cannot be guessed: five wrong tries, and the figures count no more', () => {
    const { mail, code } = toConfirm('ada@example.org', 0);
    const wrong = code === '000000' ? '000001' : '000000';
    let tried = mail;
    for (let n = 0; n < 5; n++) tried = confirmed({ mail: tried }, wrong, 1)!;
    expect(tried.code?.tries).toBe(5);
    expect(confirmed({ mail: tried }, code, 1)).toBeUndefined();
  });
});
