import { fileURLToPath } from 'node:url';
import { type Command, readArgs, readNumber } from '@skerry/cli/command';
import { soak as run, type SoakReport } from './soak.ts';
import { stops as stopAgain } from './stops.ts';

const options = {
  calm: {
    type: 'string',
    value: 'N',
    help: 'seconds of attack only, without failures (default 20)',
  },
  seconds: { type: 'string', value: 'N', help: 'seconds of failures after that (default 60; 0 for none)' },
  processes: { type: 'string', value: 'N', help: 'processes of the server (default 3)' },
  tables: { type: 'string', value: 'N', help: 'tables played at the same time (default 50)' },
  seed: { type: 'string', value: 'N', help: 'seed of the failures (default 1)' },
  stops: {
    type: 'string',
    value: 'N',
    help: 'instead: stop one process N times while it serves 40 tables, and measure how long each stop takes',
  },
  file: { type: 'boolean', help: 'with --stops: tables are kept in a file, not in PostgreSQL' },
  json: { type: 'boolean', help: 'the report as JSON' },
} as const;

/** Milliseconds within which 99 of 100 moves are acknowledged while somebody attacks. */
const PROMPT = 250;

export const soak: Command = {
  name: 'soak',
  summary:
    'play many tables while an attacker floods the server and processes, database and connections fail; check that nothing is lost',
  operands: [],
  options,
  notes: [
    'It starts a PostgreSQL of its own, several processes of the server on it with their ordinary limits, and a balancer before them. All of\nit stays on this machine and is stopped at the end.',
    'From the first minute to the last a client at another address floods, lies, guesses, forges addresses, makes tables of bots, asks for\nrematches, asks for emails to strangers, sends daily results, moves and undoes in a circle, and never reads, all at once.',
    `Exit code 1 if an acknowledged move is missing or there twice, a view does not agree with the log, a table is stuck, or one move in\na hundred waits longer than ${PROMPT} milliseconds before anything but the attack goes wrong.`,
  ],
  examples: ['soak', 'soak --seconds 3600 --tables 200', 'soak --calm 600 --seconds 0', 'soak --stops 30 --file'],
  async run(args, home) {
    const { values } = readArgs({ operands: [], options }, args);
    type Name = 'calm' | 'seconds' | 'processes' | 'tables' | 'seed';
    const number = (name: Name, otherwise: number, least: number, most: number): number =>
      values[name] === undefined ? otherwise : readNumber(`--${name}`, values[name], least, most);
    const program = fileURLToPath(new URL('dist/skerry.js', home));
    const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
    if (values.stops !== undefined) {
      const store = values.file ? 'file' : 'postgres';
      const stops = readNumber('--stops', values.stops, 1, 10_000);
      const { waits, acknowledged, troubles } = await stopAgain({
        ...{ stops, store, tables: number('tables', 40, 1, 10_000), seed: number('seed', 1, 1, 2 ** 31), program, say },
      });
      const sorted = [...waits].sort((a, b) => a - b);
      const [half, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      if (values.json) process.stdout.write(`${JSON.stringify({ store, waits, acknowledged, troubles })}\n`);
      else {
        const figures = `${waits.length} stops, ${acknowledged} acknowledged moves: half within ${half} ms, the longest ${longest} ms`;
        process.stdout.write(`${[figures, ...troubles].join('\n')}\n`);
      }
      return troubles.length === 0 ? 0 : 1;
    }
    const report = await run({
      calm: number('calm', 20, 0, 1_000_000),
      seconds: number('seconds', 60, 0, 1_000_000),
      moves: 0,
      between: 25,
      processes: number('processes', 3, 1, 16),
      tables: number('tables', 50, 1, 10_000),
      seed: number('seed', 1, 1, 2 ** 31),
      ...{ program, say },
    });
    const troubles = [...report.troubles];
    if (report.p99 > PROMPT) troubles.push(`Under attack one move in a hundred waited ${report.p99} ms or longer.`);
    if (values.json) process.stdout.write(`${JSON.stringify({ ...report, troubles })}\n`);
    else process.stdout.write(`${[...told(report), ...troubles].join('\n')}\n`);
    if (!values.json && troubles.length === 0) process.stdout.write('Nothing was lost, and every table is moving.\n');
    return troubles.length === 0 ? 0 : 1;
  },
};

function told({ tables, lines, acknowledged, half, p99, memory, attacks, reached, faults }: SoakReport): string[] {
  const counts = (of: { readonly [kind: string]: number }) =>
    Object.entries(of)
      .map(([kind, times]) => `${kind}: ${times}`)
      .join(', ');
  return [
    `${tables} tables, ${lines} lines, ${acknowledged} acknowledged moves`,
    `Under attack half of the moves within ${half} ms and 99 of 100 within ${p99} ms, at most ${Math.max(...memory)} MB; ${counts(attacks)}`,
    ...drawn(memory),
    `The attacks reached ${counts(reached)}`,
    ...(Object.keys(faults).length > 0 ? [`Went wrong: ${counts(faults)}`] : []),
  ];
}

/** How many columns a curve has at most. */
const COLUMNS = 60;
const BARS = '▁▂▃▄▅▆▇█';

/** Memory over time as a curve, and how it went after the first quarter, in which caches fill. */
function drawn(memory: readonly number[]): string[] {
  if (memory.length < 4) return [];
  const width = Math.ceil(memory.length / COLUMNS);
  const columns = Array.from({ length: Math.ceil(memory.length / width) }, (_, n) =>
    Math.max(...memory.slice(n * width, (n + 1) * width)),
  );
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  const bar = (megabytes: number): string =>
    BARS[Math.round(((megabytes - least) / Math.max(1, most - least)) * (BARS.length - 1))] ?? '';
  const later = memory.slice(Math.floor(memory.length / 4));
  const half = Math.floor(later.length / 2);
  const mean = (of: readonly number[]): number => Math.round(of.reduce((sum, each) => sum + each, 0) / of.length);
  return [
    `Memory of the largest process over ${Math.round((memory.length * 10) / 60)} min, from ${least} to ${most} MB: ${columns.map(bar).join('')}`,
    `After the first quarter: ${mean(later.slice(0, half))} MB on average, then ${mean(later.slice(half))} MB`,
  ];
}
