import type { ReviewedEntry, TurningPoint } from '@skerry/bots';
import type { Hindsight } from '@skerry/engine';
import { expect, test } from 'vitest';
import { hindsightOf } from '../hindsight.ts';

const worth = { mean: 0.5, error: 0 };
const entry = (n: number): ReviewedEntry => ({
  ...{ n, seat: 0, action: { act: 'move' }, turn: { number: 1 }, chances: [] },
  choice: {
    ...{ played: worth, lost: worth, compared: [], tries: 1 },
    best: { moves: [{ seat: 0, action: { act: `dry ${n}` } }], worth },
  },
});
const point = (kind: 'choice' | 'chance', n: number, mean: number): TurningPoint => ({
  ...{ kind, entry: n, chance: kind === 'choice' ? -1 : 0, page: n, seat: 0, side: 0, swing: { mean, error: 0 } },
});
const points = [point('choice', 1, -0.1), point('choice', 3, -0.1), point('chance', 5, -0.2), point('chance', 6, 0.2)];

/** A game in which only the better move at entry 1 would have helped. */
const told = (isAsked: (pages: number) => void) => ({
  review: { points, entries: [1, 2, 3, 4, 5].map(entry) },
  text: {
    hindsight: ({ better, since, nth }: Hindsight) => {
      isAsked(since.length);
      return better[0]?.act === 'dry 1' ? `since ${nth}` : undefined;
    },
  },
  telling: (page: number) => ({ state: { seats: page, agenda: [] }, names: [], content: null }),
});

test('a loss by chance leads back to the last choice that had its part in it, over all positions in between', () => {
  const asked: number[] = [];
  expect(
    hindsightOf(
      told((pages) => asked.push(pages)),
      points[2]!,
    ),
  ).toEqual({ point: 0, sentence: 'since 1' });
  expect(asked).toEqual([3, 5]);
});

test('what chance gave, and what was chosen, lead nowhere', () => {
  expect(
    hindsightOf(
      told(() => undefined),
      points[3]!,
    ),
  ).toBeUndefined();
  expect(
    hindsightOf(
      told(() => undefined),
      points[1]!,
    ),
  ).toBeUndefined();
});
