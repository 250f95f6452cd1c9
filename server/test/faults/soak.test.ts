import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { soak } from '../../testing/soak/index.ts';

const PROGRAM = fileURLToPath(new URL('../../../dist/skerry.js', import.meta.url));

test('processes, database, connections and notices fail while 50 tables are played: nothing is lost, nothing stands still', async () => {
  const { troubles, tables, lines, acknowledged, faults } = await soak({
    ...{ seconds: 15, moves: 500, processes: 3, tables: 50, seed: 5, program: PROGRAM },
    say: () => {},
  });
  expect(troubles).toEqual([]);
  expect(tables).toBeGreaterThanOrEqual(50);
  expect(acknowledged).toBeGreaterThanOrEqual(500);
  expect(lines).toBeGreaterThanOrEqual(acknowledged);
  expect(Object.keys(faults).sort()).toEqual([
    'connections cut',
    'databases killed',
    'databases restarted',
    'listeners cut',
    'processes killed',
    'processes restarted',
  ]);
}, 600_000);
