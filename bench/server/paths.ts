import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@skerry/cli/games';
import { figuresOf, measure, middleOf, warmUp } from './load.ts';
import { onSqlite } from './rivals.ts';

/** As far as somebody walks at one click. */
const LONGEST = 10;
const TURNS = 7;
const WARM_AFTER = 5000;

export interface PathsReport {
  /** Milliseconds of processor time for a command of one action. */
  readonly one: number;
  /** The same for a path, and how many actions a path had on average. */
  readonly path: number;
  readonly length: number;
  /** How many moves a path of ten would cost, if each further action costs the same. */
  readonly ten: number;
}

/** What a path costs the server that is played by one command, beside a single move. */
export async function pathsBench(seconds: number, tables: number, home: URL): Promise<PathsReport> {
  const { game } = await loadGame('islebound');
  const keep = fileURLToPath(new URL('node_modules/.skerry/', home));
  mkdirSync(keep, { recursive: true });
  const scratch = mkdtempSync(`${keep}paths-`);
  const ours = { home, game, scratch };
  const rivals = [await onSqlite(ours, 'ours', 'one by one'), await onSqlite(ours, 'ours', 'paths', LONGEST)] as const;
  try {
    const runs = rivals.map(({ contender, server }) => ({
      warm: () => warmUp(contender, server, tables, { seconds: 1, moves: WARM_AFTER }),
      run: async () => figuresOf(await measure(contender, server, tables, 'saturated', seconds / TURNS)),
      found: [] as Awaited<ReturnType<typeof warmUp>>[],
    }));
    for (const { warm } of runs) await warm();
    for (let turn = 0; turn < TURNS; turn++) for (const { run, found } of runs) found.push(await run());
    const [one = 0, path = 0] = runs.map(({ found }) => middleOf(found).cpu);
    const { lines, commands } = rivals[1].contender.played;
    const length = lines / commands;
    return { one, path, length, ten: 1 + ((path - one) / (length - 1) / one) * (LONGEST - 1) };
  } finally {
    for (const { server } of rivals) await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

export const pathsText = ({ one, path, length, ten }: PathsReport): string =>
  `One move costs the server ${one.toFixed(3)} ms of CPU, a path of ${length.toFixed(1)} actions ${path.toFixed(3)} ms; so one of ten costs as much as ${ten.toFixed(1)} moves (wanted: at most 1.5).`;
