import { fileURLToPath } from 'node:url';
import { TIME_TO_STOP } from '@skerry/server';
import { testPostgres } from '@skerry/server/testing';
import { MOST_TO_BUILD, prepared } from '@skerry/server/testing/prepared';
import { beforeAll, expect, test } from 'vitest';
import { stops } from '../soak/stops.ts';

beforeAll(prepared, MOST_TO_BUILD);
const PROGRAM = fileURLToPath(new URL('../../dist/skerry.js', import.meta.url));

test.each(['file', 'postgres'] as const)(
  'a process that serves 10 tables ends within the promised time, and so does the next, kept by %s',
  async (store) => {
    const postgres = store === 'postgres' ? await testPostgres() : undefined;
    const plan = { stops: 2, tables: 10, store, seed: 3, program: PROGRAM, say: () => {} };
    const { waits, troubles, acknowledged } = await stops({ ...plan, ...(postgres && { postgres }) });
    expect(troubles).toEqual([]);
    expect(waits).toHaveLength(2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(TIME_TO_STOP);
    expect(acknowledged).toBeGreaterThanOrEqual(240);
  },
  600_000,
);
