import { dailyOf, dailySetting, dayAfter, dayOf, isDay } from '@skerry/games/daily';
import { expect, test } from 'vitest';
import { barsOf, type OwnDailyResult, percentBelow, streakOf, summaryOf } from '../history.ts';
import { shareText } from '../share.ts';

test('the seed of a date and island is the same everywhere and for ever', () => {
  expect(dailySetting('2026-11-16', 'petit').seed).toBe(
    '185c8e4150bd7fc53ee8feb9004502bb5d31877cd9917146f6b17d9278951eff',
  );
  const seeds = ['2026-11-16', '2026-11-17'].flatMap((day) =>
    (['petit', 'grande'] as const).map((island) => dailySetting(day, island).seed),
  );
  expect(new Set(seeds).size).toBe(4);
});

test('the day is that of UTC, wherever one is', () => {
  expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
  expect(dayOf(Date.UTC(2026, 10, 17))).toBe('2026-11-17');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(['2026-11-16', '2026-02-29', '2026-13-01', 'today'].map(isDay)).toEqual([true, false, false, false]);
});

test('a table is known for a daily island by its seed, also after midnight', () => {
  const { seed } = dailySetting('2026-11-16', 'grande');
  const found = { day: '2026-11-16', island: 'grande' };
  expect(dailyOf(seed, Date.UTC(2026, 10, 16, 12))).toEqual(found);
  expect(dailyOf(seed, Date.UTC(2026, 10, 17, 0, 5))).toEqual(found);
  expect(dailyOf('mine', Date.UTC(2026, 10, 16, 12))).toBeUndefined();
});

const result = (day: string, total = 80, island: OwnDailyResult['island'] = 'petit'): OwnDailyResult => ({
  ...{ day, island, total, level: 4, table: 'aaaa', counted: true },
});

test('a streak is days in a row up to today, or to yesterday while today is open', () => {
  const days = (...all: string[]) => all.map((day) => result(day));
  expect(streakOf([], '2026-11-16')).toBe(0);
  expect(streakOf(days('2026-11-16'), '2026-11-16')).toBe(1);
  expect(streakOf(days('2026-11-15', '2026-11-14'), '2026-11-16')).toBe(2);
  expect(streakOf(days('2026-11-16', '2026-11-15', '2026-11-13'), '2026-11-16')).toBe(2);
  expect(streakOf(days('2026-11-14', '2026-11-13'), '2026-11-16')).toBe(0);
  expect(streakOf([result('2026-11-16'), result('2026-11-16', 120, 'grande')], '2026-11-16')).toBe(1);
});

test('best and mean are told for each island by itself', () => {
  const all = [result('2026-11-16', 71), result('2026-11-15', 90), result('2026-11-15', 150, 'grande')];
  expect(summaryOf(all, 'petit')).toEqual({ best: 90, mean: 81 });
  expect(summaryOf(all, 'grande')).toEqual({ best: 150, mean: 150 });
  expect(summaryOf([], 'petit')).toBeUndefined();
});

test('the histogram has steps of ten without gaps, and marks the reader’s own', () => {
  const totals = [
    { total: 59, games: 2 },
    { total: 60, games: 1 },
    { total: 84, games: 3 },
  ];
  expect(barsOf(totals, 60)).toEqual([
    { from: 50, to: 59, games: 2, isYours: false },
    { from: 60, to: 69, games: 1, isYours: true },
    { from: 70, to: 79, games: 0, isYours: false },
    { from: 80, to: 89, games: 3, isYours: false },
  ]);
  expect(barsOf([], undefined)).toEqual([]);
});

test('one stands better than the share of the others with fewer points', () => {
  expect(percentBelow(1, 0)).toBeUndefined();
  expect(percentBelow(2, 1)).toBe(100);
  expect(percentBelow(9, 5)).toBe(62);
});

test('a shared text tells date, island, points and achievement, and nothing of the way', () => {
  const text = shareText(
    { title: 'Skerry, 16 November', line: 'Isla Petit: 84 points.' },
    result('2026-11-16'),
    'https://a.example/daily',
  );
  expect(text).toBe('Skerry, 16 November\nIsla Petit: 84 points.\n◆◆◆◆◇◇\nhttps://a.example/daily');
  expect(text).not.toMatch(/\d\/\d|[0-9a-f]{16}|forest|desert|mountain/);
});
