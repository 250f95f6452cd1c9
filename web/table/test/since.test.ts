import { expect, test } from 'vitest';
import type { LogLine } from '../log/log-lines.ts';
import { readSeen, withSeen } from '../log/seen.ts';
import { didSomething, lastPlaceIn, mostTelling, toldSince } from '../log/since.ts';

const line = (page: number, look: LogLine['look'] = {}): LogLine => ({
  ...{ key: `${page}`, page, fact: 0, sentence: `It was page ${page}.`, look },
});
const pages = (lines: readonly LogLine[] = []) => lines.map(({ page }) => page);

test('losses tell most, then what others did, and of equals the latest; they stay in their order', () => {
  const lines = [line(1, { loss: true }), line(2, { seat: 1 }), line(3), line(4, { seat: 0 }), line(5, { seat: 1 })];
  expect(pages(mostTelling(lines, [0], 2))).toEqual([1, 5]);
  expect(pages(mostTelling(lines, [0], 3))).toEqual([1, 2, 5]);
  expect(pages(mostTelling(lines, [0], 4))).toEqual([1, 2, 4, 5]);
});

test('only what came after the page that was seen is told, and headings count as turns', () => {
  const lines = [line(1), line(2, { heading: true }), line(3), line(4, { heading: true }), line(5), line(6), line(7)];
  const since = toldSince(lines, { from: 2, to: 6, ownSeats: [0], away: 5 });
  expect(pages(since?.lines)).toEqual([3, 5, 6]);
  expect(since).toMatchObject({ more: 0, turns: 1, away: 5 });
  expect(toldSince(lines, { from: 0, to: 6, ownSeats: [0], away: 5 })).toMatchObject({ more: 1, turns: 2 });
});

test('a stop that went by for somebody is nothing they did', () => {
  const lines = [line(1, { seat: 0 }), line(2, { seat: 1 }), line(3)];
  expect([1, 2, 3, 4].map((page) => didSomething(lines, page, 0))).toEqual([true, false, false, false]);
});

test('nothing is told where nothing happened', () => {
  expect(toldSince([line(1), line(2, { heading: true })], { from: 1, to: 2, ownSeats: [], away: 5 })).toBeUndefined();
});

test('what was seen last is the newest, and what cannot be read is left out', () => {
  const seen = { page: 3, at: 1000 };
  expect(Object.keys(withSeen({ a: seen, b: seen }, 'a', seen))).toEqual(['b', 'a']);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`t${n}`, seen]));
  const full = withSeen(many, 'new', seen);
  expect(Object.keys(full)).toHaveLength(200);
  expect(full).not.toHaveProperty('t0');
  expect(readSeen('{"a":{"page":3,"at":1000},"b":{"page":"3","at":1},"c":{"page":1.5,"at":1},"d":7}')).toEqual({
    a: seen,
  });
  for (const text of [null, 'no JSON', '[]', 'null']) expect(readSeen(text)).toEqual({});
});

test('a sentence ends up at the last place it names, and of two names that end together at the longer one', () => {
  const places = ['Gate', 'Iron Gate', 'Lost Lagoon'];
  expect(lastPlaceIn('Ada moved from Lost Lagoon to Iron Gate.', places)).toBe('Iron Gate');
  expect(lastPlaceIn('Lost Lagoon sank.', places)).toBe('Lost Lagoon');
  expect(lastPlaceIn('Ada drew a card.', places)).toBeUndefined();
});
