import type { ReviewedEntry, TurningPoint } from '@skerry/bots';
import { expect, test } from 'vitest';
import {
  axisOf,
  endPlaces,
  fallsOf,
  goalAbove,
  linePath,
  pinPlaces,
  plotFor,
  shadowPath,
  turnMarks,
} from '../plotting.ts';
import { leftAfter } from '../review-state.ts';

const chances = { most: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
const wish = { width: 658, last: 100, isNarrow: false, isNamed: false };
const plot = plotFor(wish, chances);

const pointAt = (page: number): TurningPoint => ({
  ...{ kind: 'choice', entry: page, chance: -1, page, seat: 0, side: 0, swing: { mean: -0.1, error: 0 } },
});
const entry = (n: number, turn: number): ReviewedEntry => ({
  ...{ n, seat: 0, action: { act: 'move' }, turn: { number: turn }, chances: [] },
});

test('the first page stands at the left edge, the last at the right, and sea level is nothing', () => {
  expect([plot.x(0), plot.x(100)]).toEqual([plot.left, plot.right]);
  expect([plot.y(0), plot.y(1)]).toEqual([plot.bottom, plot.top]);
  expect(linePath([0, 1], plot)).toBe(`M${plot.left} ${plot.bottom}L${plot.x(1)} ${plot.top}`);
});

test('what is worth more than all is drawn at the top', () => {
  expect(plot.y(1.2)).toBe(plot.top);
  expect(plot.y(-0.1)).toBe(plot.bottom);
});

test('a fall of two percent or more throws a shadow, which stays above the sea', () => {
  expect(fallsOf([0.5, 0.49, 0.47, 0.9, 0.1], plot)).toEqual([
    { page: 2, from: 0.49, to: 0.47 },
    { page: 4, from: 0.9, to: 0.1 },
  ]);
  const heights = [...shadowPath(100, plot.y(0.9), plot.y(0), plot.bottom).matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) =>
    Number(y),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(plot.bottom);
});

test('how long the rest takes is told once a tenth is done', () => {
  expect(leftAfter(9, 100, 3000)).toBeUndefined();
  expect(leftAfter(25, 100, 10_000)).toBe(30);
  expect(leftAfter(0, 0, 5)).toBeUndefined();
});

test('pins that would crowd stand aside, in their order, and none leaves the curve', () => {
  const places = pinPlaces([10, 11, 12, 98, 99, 100].map(pointAt), plot).map(({ place }) => place);
  for (const [n, place] of places.entries()) if (n > 0) expect(place - places[n - 1]!).toBeGreaterThanOrEqual(30);
  expect(Math.max(...places)).toBeLessThanOrEqual(plot.right);
  expect(places[0]).toBe(plot.x(10));
});

test('names stand where their lines end, and apart from each other where these end together', () => {
  const named = plotFor({ ...wish, isNamed: true }, chances);
  expect(named.right).toBeLessThan(plot.right);
  const places = endPlaces([0, 1, 0.01, 0], named);
  expect(places[1]).toBe(named.top);
  expect(Math.max(...places)).toBe(named.bottom);
  const sorted = places.toSorted((one, other) => one - other);
  for (const [n, place] of sorted.entries()) if (n > 0) expect(place - sorted[n - 1]!).toBeGreaterThanOrEqual(21);
});

test('turns are written where they begin, as far as there is room', () => {
  const entries = [entry(0, 1), entry(1, 1), entry(2, 2), entry(20, 3)];
  expect(turnMarks(entries, plot, false).map(({ turn }) => turn)).toEqual([1, 3]);
});

test('where there is little room, the first turn and every fifth are written', () => {
  const entries = Array.from({ length: 23 }, (_, n) => entry(n * 4, n + 1));
  expect(turnMarks(entries, plot, true).map(({ turn }) => turn)).toEqual([1, 5, 10, 15, 20]);
});

test('rounds are written where players count rounds, and turns of a round where they count both', () => {
  const inRounds = [1, 1, 2, 2].map((round, n) => ({ n: n * 20, turn: { number: n + 1, round } }));
  expect(turnMarks(inRounds, plot, false).map(({ turn }) => turn)).toEqual([1, 2]);
  const inBoth = [1, 2, 1, 2].map((turn, n) => ({
    n: n * 20,
    turn: { number: n + 1, inRound: { round: n < 2 ? 1 : 2, turn } },
  }));
  expect(turnMarks(inBoth, plot, false).map(({ turn }) => turn)).toEqual([1, 2, 1, 2]);
});

test('the goal that is drawn is the first that was missed, or the highest', () => {
  const goals = [{ points: 50 }, { points: 60 }, { points: 70 }];
  expect([49, 50, 66, 99].map((points) => goalAbove(goals, points)?.points)).toEqual([50, 60, 70, 70]);
  expect(goalAbove([], 10)).toBeUndefined();
  expect(axisOf([[{ mean: 69, error: 0 }]], 'points', 100).most).toBe(120);
});

test('points have round steps up to the highest', () => {
  const of = (mean: number) => axisOf([[{ mean, error: 0 }]], 'points');
  expect(of(69)).toEqual({ most: 80, ticks: [0, 20, 40, 60, 80] });
  expect(of(12)).toEqual({ most: 15, ticks: [0, 5, 10, 15] });
});
