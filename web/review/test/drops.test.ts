import { expect, test } from 'vitest';
import { dropsOf } from '../drops.ts';

const could = [
  { outcome: 'palace', count: 1, worth: 0.25 },
  { outcome: 'gate', count: 2, worth: 0.45 },
  { outcome: 'rock', count: 1, worth: 0.452 },
];

test('every card that could have come is a drop, and the one that came is marked once', () => {
  const { drops, low, high } = dropsOf(could, 'gate');
  expect(drops).toHaveLength(4);
  expect(drops.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect([low, high]).toEqual([0.25, 0.452]);
});

test('the worst stands at the left, and what is alike stands on each other without touching', () => {
  const { drops, x, top } = dropsOf(could, 'gate');
  const [left] = drops.toSorted((one, other) => one.x - other.x);
  expect(left!.x).toBeLessThan(x(0.45) - 100);
  const column = drops.filter((drop) => drop.x !== left!.x).map(({ y }) => y);
  expect(new Set(column).size).toBe(3);
  const heights = column.toSorted((one, other) => one - other);
  for (const [n, height] of heights.entries()) if (n > 0) expect(height - heights[n - 1]!).toBeGreaterThanOrEqual(12);
  expect(Math.min(...heights)).toBeGreaterThan(top + 10);
});

test('what was usual has a place between the worst and the best', () => {
  const { x } = dropsOf(could, 'palace');
  expect([x(-1), x(0.25), x(2)]).toEqual([x(0.25), 12, 228]);
});
