import type { TurningPoint } from '@skerry/bots';
import { expect, test } from 'vitest';
import { picturedPoints } from '../share.tsx';
import { beginningOf } from '../try-again.tsx';

const point = (kind: TurningPoint['kind'], entry: number, mean: number): TurningPoint => ({
  ...{ kind, entry, chance: -1, page: entry + 1, seat: 1, side: 0, swing: { mean, error: 0 } },
});

test('a picture tells the costliest choice of whoever shares it and the largest of the rest, in the order of the game', () => {
  const [own, large, small, larger] = [
    point('choice', 1, -0.04),
    point('chance', 3, -0.2),
    point('choice', 5, -0.06),
    point('fall', 7, -0.3),
  ] as const;
  const points = [own, large, small, larger];
  expect(picturedPoints({ points, choices: [own] })).toEqual([own, larger]);
  expect(picturedPoints({ points, choices: [larger] })).toEqual([large, larger]);
  expect(picturedPoints({ points, choices: [] })).toEqual([large, larger]);
});

test('one tries again before what cost something, and from where a fall began', () => {
  expect(beginningOf(point('choice', 3, -0.1))).toBe(3);
  expect(beginningOf(point('chance', 3, -0.1))).toBe(3);
  expect(beginningOf({ ...point('fall', 6, -0.1), from: 4 })).toBe(4);
});
