import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@skerry/cli/command';
import { ask, startPostgres } from '@skerry/server/testing';

/** A PostgreSQL for a measurement, with settings as in production. */
export interface MeasuredPostgres {
  /** Where it keeps its files. */
  readonly folder: string;
  /** Makes an empty database. Returns its address. */
  database(): Promise<string>;
  /** Milliseconds of processor time so far; nothing where the system does not tell. */
  cpu(): number | undefined;
  stop(): Promise<void>;
}

/** Each process takes ten, and several servers run side by side. */
const CONNECTIONS = 'max_connections=400';

export async function measuredPostgres(): Promise<MeasuredPostgres> {
  const postgres = await startPostgres([CONNECTIONS]).catch((error: Error) => {
    throw new Failure(`There is no PostgreSQL to measure with: ${error.message}`);
  });
  const [found] = await ask(await postgres.database(), 'SHOW data_directory');
  const folder = String(found?.data_directory);
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return {
    folder,
    database: () => postgres.database(),
    cpu: () => processorTimeOf(pid),
    stop: () => postgres.close(),
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/**
 * Milliseconds of processor time that a process and its children have used, with those that are gone. Nothing where the
 * system has no `/proc`.
 */
export function processorTimeOf(pid: number, proc = '/proc'): number | undefined {
  if (!existsSync(join(proc, String(pid), 'stat'))) return undefined;
  const processes = readdirSync(proc).filter((name) => /^\d+$/.test(name));
  const family = processes
    .flatMap((name) => timesOf(proc, name))
    .filter((each) => [each.pid, each.parent].includes(pid));
  return family.reduce((sum, { ticks }) => sum + ticks, 0) * TICK;
}

interface Times {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and those of its children that are gone. */
  readonly ticks: number;
}

/** Nothing if the process is gone meanwhile. */
function timesOf(proc: string, name: string): Times[] {
  let stat: string;
  try {
    stat = readFileSync(join(proc, name, 'stat'), 'utf8');
  } catch {
    return [];
  }
  // The second field is the name of the program in brackets, and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  return [{ pid: Number(name), parent: fields[1] ?? 0, ticks }];
}
