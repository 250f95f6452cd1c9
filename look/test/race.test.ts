import { describe, expect, test } from 'vitest';
import { spread } from '../ending/race.tsx';

describe('the marks at the end of the race', () => {
  test('stand apart, in the order of the points, round where they belong', () => {
    const heights = [50, 52, 90, 51];
    const moved = spread(heights, 17);
    const order = (values: readonly number[]) =>
      values.map((_, n) => n).sort((one, other) => values[one]! - values[other]!);
    expect(order(moved)).toEqual(order(heights));
    const sorted = moved.toSorted((one, other) => one - other);
    for (const [n, height] of sorted.entries()) if (n > 0) expect(height - sorted[n - 1]!).toBeGreaterThanOrEqual(17);
    expect(spread([10, 60], 17)).toEqual([10, 60]);
  });
});
