import { expect, test } from 'vitest';
import { surenessOf } from '../later/confidence.ts';

/** Moves of these values, each with an uncertainty of about two hundredths. */
const worth = (...means: readonly number[]) => means.map((mean) => ({ worth: { mean, error: 0.02 } }));

test.each([
  [[0.58, 0.41, 0.4], 'sure'],
  [[0.58, 0.56, 0.41], 'close12Not3'],
  [[0.58, 0.57, 0.56], 'closeAll'],
  [[0.58, 0.56], 'close12'],
  [[0.58, 0.41], 'sure'],
  [[0.58], undefined],
  [[], undefined],
] as const)('of moves worth %j it says: %s', (means, sureness) => {
  expect(surenessOf({ unit: 'chance', best: worth(...means) })).toBe(sureness);
});

/** Moves of the same known chance that come to these points. */
const coming = (...points: readonly number[]) =>
  points.map((mean) => ({ worth: { mean: 0.281, error: 0 }, comesTo: { mean, error: 0.2 } }));

test('28% against 28% is too close to tell apart, however exactly it is known, unless one gains more', () => {
  const known = [0.284, 0.281].map((mean) => ({ worth: { mean, error: 0 } }));
  expect(surenessOf({ unit: 'chance', best: known })).toBe('close12');
  expect(surenessOf({ unit: 'chance', best: coming(40, 35, 34) })).toBe('gainsMost');
  expect(surenessOf({ unit: 'chance', best: coming(40, 39.9, 34) })).toBe('closeAll');
});
