import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TIME_TO_STOP } from '../../stopping.ts';
import { stops } from '../../testing/soak/stops.ts';
import { places } from '../place.ts';

places();
const PROGRAM = fileURLToPath(new URL('../../../dist/skerry.js', import.meta.url));

test.each(['file', 'postgres'] as const)(
  'a process that serves 40 tables ends within the promised time, kept by %s',
  async (store) => {
    const plan = { stops: 3, tables: 40, store, seed: 3, program: PROGRAM, say: () => {} };
    const { waits, troubles, acknowledged } = await stops(plan);
    expect(troubles).toEqual([]);
    expect(waits).toHaveLength(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(TIME_TO_STOP);
    expect(acknowledged).toBeGreaterThanOrEqual(300);
  },
  600_000,
);
