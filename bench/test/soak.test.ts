import { fileURLToPath } from 'node:url';
import { testPostgres } from '@skerry/server/testing';
import { MOST_TO_BUILD, prepared } from '@skerry/server/testing/prepared';
import { beforeAll, expect, test } from 'vitest';
import { soak } from '../soak/soak.ts';

beforeAll(prepared, MOST_TO_BUILD);
const PROGRAM = fileURLToPath(new URL('../../dist/skerry.js', import.meta.url));

test('processes, database, connections and notices fail while 8 tables are played and somebody attacks: nothing is lost, nothing stands still', async () => {
  const postgres = await testPostgres();
  // Of eight tables at least one is of each kind.
  const { troubles, tables, lines, acknowledged, faults, attacks, reached, memory } = await soak({
    ...{ calm: 3, seconds: 1, moves: 0, processes: 2, between: 100, tables: 8, seed: 5, program: PROGRAM },
    // One that is not ours cannot be killed.
    ...(postgres.own && { postgres }),
    say: () => {},
  });
  expect(troubles).toEqual([]);
  expect(tables).toBeGreaterThanOrEqual(8);
  expect(acknowledged).toBeGreaterThanOrEqual(35);
  expect(lines).toBeGreaterThanOrEqual(acknowledged);
  expect(Object.keys(faults).sort()).toEqual([
    'connections cut',
    'databases killed',
    'databases restarted',
    'listeners cut',
    'processes killed',
    'processes restarted',
  ]);
  expect(Object.keys(attacks)).toHaveLength(21);
  for (const [kind, times] of Object.entries(attacks)) expect([kind, times > 0]).toEqual([kind, true]);
  // The other attacks share what one address may ask for, and may come too late.
  expect(reached['codes from one network']).toBeGreaterThan(0);
  // With pongs that pile up it takes many times as much.
  expect(Math.max(...memory)).toBeLessThan(600);
}, 600_000);
