import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siege } from '../../testing/soak/siege.ts';
import { places } from '../place.ts';

places();
const PROGRAM = fileURLToPath(new URL('../../../dist/skerry.js', import.meta.url));

test('people play on while somebody floods, lies, guesses, makes tables of bots and never reads: nothing is lost', async () => {
  const { troubles, acknowledged, attacks, memory } = await siege({ seconds: 5, tables: 4, seed: 3, program: PROGRAM });
  expect(troubles).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
  expect(Object.keys(attacks)).toHaveLength(10);
  for (const [kind, times] of Object.entries(attacks)) expect([kind, times > 0]).toEqual([kind, true]);
  // With pongs that pile up it takes many times as much.
  expect(memory).toBeLessThan(600);
});
