import { expect, test } from 'vitest';
import { islebound } from '../../index.ts';
import { chances } from '../../rules/chance.ts';
import { bestPlacing, groupSize, strengthOf } from '../../rules/placing.ts';

const NO_GROUP = {
  need: 0,
  pirates: 0,
  serpents: 0,
  ichor: false,
  combat: 0,
  dice: [],
  placed: [],
  strength: 0,
  injured: 0,
};

/** The table of section 9 of the ledger: strengths 4 to 9. */
const TABLE = [
  [{ pirates: 3 }, [0.51, 0.2, 0.04, 0, 0, 0]],
  [{ pirates: 5 }, [0.93, 0.81, 0.59, 0.34, 0.14, 0.03]],
  [{ serpents: 3 }, [0.74, 0.63, 0.41, 0.26, 0.15, 0.04]],
  [{ pirates: 2, serpents: 2 }, [0.96, 0.9, 0.77, 0.55, 0.28, 0.09]],
  [{ pirates: 3, serpents: 2 }, [0.99, 0.97, 0.92, 0.8, 0.59, 0.34]],
  [{ pirates: 3, serpents: 2, combat: 1 }, [1, 0.99, 0.97, 0.92, 0.8, 0.56]],
  [{ pirates: 3, serpents: 3 }, [1, 0.99, 0.98, 0.95, 0.9, 0.79]],
] as const;

test.each(TABLE)('%o reaches each strength as often as the ledger says (IB-86, IB-88, IB-89)', (group, wanted) => {
  const found = chances(islebound.content, { ...NO_GROUP, ...group });
  for (const [n, chance] of wanted.entries()) expect(Math.round(100 * (found[n + 4] ?? 0)) / 100).toBe(chance);
});

test('ten dice are counted exactly, and certainty is certain (IB-84)', () => {
  const found = chances(islebound.content, { ...NO_GROUP, pirates: 5, serpents: 4, ichor: true });
  expect(found[0]).toBe(1);
  // Ichor is worth 1 at least.
  expect(found[1]).toBe(1);
  // All pirates and serpents on a 5 or 6, Ichor on a 6.
  expect(found).toHaveLength(5 * 2 + 4 * 3 + 4 + 1);
  expect(found.at(-1)).toBeCloseTo((2 ** 10 - 1) / 6 ** 10, 12);
});

test.each([
  { pirates: 2 },
  { serpents: 2, combat: 2 },
  { pirates: 1, serpents: 1, ichor: true },
  { pirates: 1, serpents: 2, ichor: true, combat: 1 },
])('%o is counted as its best placing of every single roll (IB-88)', (some) => {
  const group = { ...NO_GROUP, ...some };
  const dice = groupSize(group) + group.combat;
  const strengths: number[] = [];
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6)).sort();
    strengths.push(strengthOf(islebound.content, bestPlacing(islebound.content, { ...group, dice: faces })));
  }
  const most = Math.max(...strengths);
  const wanted = Array.from({ length: most + 1 }, (_, n) => strengths.filter((each) => each >= n).length / 6 ** dice);
  expect(chances(islebound.content, group)).toEqual(wanted);
});
