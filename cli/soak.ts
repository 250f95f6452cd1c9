import { fileURLToPath } from 'node:url';
import { soak as run } from '@skerry/server/testing';
import { type Command, readArgs, readNumber } from './command.ts';

const options = {
  seconds: { type: 'string', value: 'N', help: 'how long things go wrong (default 60)' },
  processes: { type: 'string', value: 'N', help: 'processes of the server (default 3)' },
  tables: { type: 'string', value: 'N', help: 'tables played at the same time (default 50)' },
  seed: { type: 'string', value: 'N', help: 'what goes wrong, in which order (default 1)' },
  json: { type: 'boolean', help: 'the report as JSON' },
} as const;

export const soak: Command = {
  name: 'soak',
  summary:
    'lets processes, the database and connections fail while many tables are played, and checks that nothing is lost',
  operands: [],
  options,
  notes: [
    'Starts a PostgreSQL of its own, several processes of the server on it, and a balancer before them, all on this machine.',
    'Ends with 1 if an acknowledged move is missing or there twice, a view does not agree with the log, or a table stands still.',
  ],
  examples: ['soak', 'soak --seconds 3600 --tables 200'],
  async run(args, home) {
    const { values } = readArgs({ operands: [], options }, args);
    const number = (name: 'seconds' | 'processes' | 'tables' | 'seed', otherwise: number, most: number): number =>
      values[name] === undefined ? otherwise : readNumber(`--${name}`, values[name], 1, most);
    const report = await run({
      seconds: number('seconds', 60, 1_000_000),
      moves: 0,
      processes: number('processes', 3, 16),
      tables: number('tables', 50, 10_000),
      seed: number('seed', 1, 2 ** 31),
      program: fileURLToPath(new URL('dist/skerry.js', home)),
      say: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
    else {
      const faults = Object.entries(report.faults).map(([fault, times]) => `${fault}: ${times}`);
      process.stdout.write(
        `${report.tables} tables, ${report.lines} lines, ${report.acknowledged} acknowledged moves; ${faults.join(', ')}\n`,
      );
      for (const trouble of report.troubles) process.stdout.write(`${trouble}\n`);
      process.stdout.write(report.troubles.length === 0 ? 'Nothing was lost, nothing stands still.\n' : '');
    }
    return report.troubles.length === 0 ? 0 : 1;
  },
};
