import { fileURLToPath } from 'node:url';
import { soak as run, type SiegeReport, type SoakReport, siege } from '@skerry/server/testing';
import { type Command, readArgs, readNumber } from './command.ts';

const options = {
  seconds: { type: 'string', value: 'N', help: 'how long things go wrong (default 60; 0: not at all)' },
  adversary: { type: 'string', value: 'N', help: 'how long somebody attacks, in seconds (default 20; 0: not at all)' },
  processes: { type: 'string', value: 'N', help: 'processes of the server (default 3)' },
  tables: { type: 'string', value: 'N', help: 'tables played at the same time (default 50)' },
  seed: { type: 'string', value: 'N', help: 'what goes wrong, in which order (default 1)' },
  json: { type: 'boolean', help: 'the report as JSON' },
} as const;

/** Milliseconds within which 99 of 100 moves are acknowledged while somebody attacks. */
const PROMPT = 250;

export const soak: Command = {
  name: 'soak',
  summary:
    'lets processes, the database and connections fail while many tables are played, then somebody attack, and checks that nothing is lost',
  operands: [],
  options,
  notes: [
    'First things fail: it starts a PostgreSQL of its own, several processes of the server on it, and a balancer before them.',
    'Then somebody attacks: one server on a file with its ordinary limits, people who play, and a client at another address that floods,\nlies, guesses, makes tables of bots and never reads, all at once. All of it stays on this machine, and ends by itself.',
    `Ends with 1 if an acknowledged move is missing or there twice, a view does not agree with the log, a table stands still, or one move in\na hundred waits longer than ${PROMPT} milliseconds under attack.`,
  ],
  examples: ['soak', 'soak --seconds 3600 --tables 200', 'soak --seconds 0 --adversary 600'],
  async run(args, home) {
    const { values } = readArgs({ operands: [], options }, args);
    type Name = 'seconds' | 'adversary' | 'processes' | 'tables' | 'seed';
    const number = (name: Name, otherwise: number, least: number, most: number): number =>
      values[name] === undefined ? otherwise : readNumber(`--${name}`, values[name], least, most);
    const program = fileURLToPath(new URL('dist/skerry.js', home));
    const seed = number('seed', 1, 1, 2 ** 31);
    const tables = number('tables', 50, 1, 10_000);
    const seconds = number('seconds', 60, 0, 1_000_000);
    const attacked = number('adversary', 20, 0, 1_000_000);
    const processes = number('processes', 3, 1, 16);
    const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
    const faults = seconds > 0 ? await run({ seconds, moves: 0, processes, tables, seed, program, say }) : undefined;
    // Twenty people who play are enough to see whether they can.
    const attack =
      attacked > 0 ? await siege({ seconds: attacked, tables: Math.min(10, tables), seed, program }) : undefined;
    const troubles = [...(faults?.troubles ?? []), ...(attack?.troubles ?? [])];
    if (attack && attack.p99 > PROMPT) troubles.push(`under attack one move in a hundred waited ${attack.p99} ms`);
    if (values.json) process.stdout.write(`${JSON.stringify({ faults, attack, troubles })}\n`);
    else {
      if (faults) process.stdout.write(`${toldFaults(faults)}\n`);
      if (attack) process.stdout.write(`${toldAttack(attack)}\n`);
      for (const trouble of troubles) process.stdout.write(`${trouble}\n`);
      process.stdout.write(troubles.length === 0 ? 'Nothing was lost, nothing stands still.\n' : '');
    }
    return troubles.length === 0 ? 0 : 1;
  },
};

function toldFaults({ tables, lines, acknowledged, faults }: SoakReport): string {
  const counts = Object.entries(faults).map(([fault, times]) => `${fault}: ${times}`);
  return `${tables} tables, ${lines} lines, ${acknowledged} acknowledged moves; ${counts.join(', ')}`;
}

function toldAttack({ tables, acknowledged, half, p99, memory, attacks }: SiegeReport): string {
  const counts = Object.entries(attacks).map(([kind, times]) => `${kind}: ${times}`);
  return `Under attack: ${tables} tables, ${acknowledged} moves, half of them within ${half} ms and 99 of 100 within ${p99} ms, at most ${memory} MB; ${counts.join(', ')}`;
}
