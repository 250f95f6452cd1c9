import { expect, test } from 'vitest';
import { surenessOf } from '../later/confidence.ts';

/** Moves of these worths, each known to about two hundredths. */
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
  expect(surenessOf(worth(...means))).toBe(sureness);
});
