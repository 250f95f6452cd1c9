import { markdownTable } from '@skerry/cli/marks';
import type { ServerFigures, ServerReport } from './compare.ts';
import type { Figures } from './load.ts';
import type { Role } from './rivals.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(value < 1 ? 3 : 1);
const kilo = (value: number): string => `${(Math.max(0, value) / 1000).toFixed(1)} kB`;

/** A column: its heading, and what stands there for a server. */
type Column = readonly [heading: string, cell: (server: ServerFigures) => string];

export function serverText(report: ServerReport): string {
  const { servers, pace } = report;
  const table = (columns: readonly Column[]): string =>
    markdownTable(
      columns.map(([heading]) => heading),
      servers.map((server) => columns.map(([, cell]) => cell(server))),
    );
  return [
    howMeasured(report),
    goalsTable(servers),
    table([
      ['as fast as it can', ({ server }) => server],
      ['moves of the first for its CPU', ({ ratio }) => fine(ratio)],
      ...work(servers, ({ saturated }) => saturated),
      ['cold', ({ cold }) => fine(cold.cpu)],
      ['bytes per update', ({ saturated }) => whole(saturated.bytes)],
      ...delay(({ saturated }) => saturated),
    ]),
    table([
      [`at ${pace} moves/s`, ({ server }) => server],
      ...work(servers, ({ paced }) => paced),
      ...delay(({ paced }) => paced),
      ['memory per seat', ({ memory }) => kilo(memory.seat.heap)],
      ['memory per idle table', ({ memory }) => kilo(memory.idle.heap)],
    ]),
  ].join('\n\n');
}

interface Goal {
  readonly what: string;
  readonly wanted: string;
  /** The figure, and whether it is good enough; nothing where a server that it needs was not measured. */
  measured(of: (role: Role) => ServerFigures | undefined): readonly [figure: string, isMet: boolean] | undefined;
}

/** How often the first of two fits into the second, and how often it should at least. */
const atLeast = (what: string, least: number, role: Role): Goal => ({
  ...{ what, wanted: `at least ${least}` },
  measured: (of) => {
    const server = of(role);
    return server && [fine(server.ratio), server.ratio >= least];
  },
});

const atMost = (what: string, most: number, of: Role, to: Role, part: (server: ServerFigures) => number): Goal => ({
  ...{ what, wanted: `at most ${most}` },
  measured: (found) => {
    const [first, second] = [found(of), found(to)];
    if (first === undefined || second === undefined) return undefined;
    const ratio = part(first) / part(second);
    return [fine(ratio), ratio <= most];
  },
});

const SEAT = 15_000;
const cpu = ({ saturated }: ServerFigures): number => saturated.cpu;
const GOALS: readonly Goal[] = [
  atLeast('our moves for the CPU of one of boardgame.io in memory', 4, 'in memory'),
  atLeast('our moves for the CPU of one of boardgame.io with files', 10, 'with files'),
  atLeast('our moves for the CPU of one of the earlier build', 1, 'earlier'),
  {
    ...{ what: 'memory per seat', wanted: `below ${kilo(SEAT)}` },
    measured: (of) => {
      const ours = of('ours');
      return ours && [kilo(ours.memory.seat.heap), ours.memory.seat.heap < SEAT];
    },
  },
  atMost(
    'our p99 to that of boardgame.io in memory, at an even pace',
    1,
    'ours',
    'in memory',
    ({ paced }) => paced.p99,
  ),
  atMost('CPU of two processes to one, every move crossing', 1.5, 'crossing', 'one process', cpu),
  atMost('CPU of two processes to one, a table at one', 1.2, 'affinity', 'one process', cpu),
];

function goalsTable(servers: readonly ServerFigures[]): string {
  const of = (role: Role) => servers.find((server) => server.role === role);
  const rows = GOALS.flatMap(({ what, wanted, measured }) => {
    const [figure, isMet] = measured(of) ?? [];
    return figure === undefined ? [] : [[what, figure, wanted, isMet ? 'yes' : 'no']];
  });
  return markdownTable(['goal', 'measured', 'wanted', 'met'], rows);
}

function work(servers: readonly ServerFigures[], of: (server: ServerFigures) => Figures): Column[] {
  const database: Column = [
    'ms of PostgreSQL per move',
    (server) => {
      const { database } = of(server);
      return database === undefined ? '' : fine(database);
    },
  ];
  return [
    ['moves/s', (server) => whole(of(server).movesPerSecond)],
    ['ms of CPU per move', (server) => fine(of(server).cpu)],
    ...(servers.some((server) => of(server).database !== undefined) ? [database] : []),
  ];
}

const delay = (of: (server: ServerFigures) => Figures): Column[] => [
  ['p50 ms', (server) => fine(of(server).p50)],
  ['p99 ms', (server) => fine(of(server).p99)],
];

function howMeasured({ game, servers, tables, seats, flush, postgresFlush, affinity }: ServerReport): string {
  const others = Math.max(...servers.flatMap(({ saturated, paced }) => [saturated.others, paced.others]));
  const there = postgresFlush === undefined ? '' : ` (${fine(postgresFlush)} ms where PostgreSQL keeps its files)`;
  return [
    `${tables} tables of ${seats} people, each at a socket of their own, make random moves of ${game}, unless another game is named.`,
    `A move counts when it is acknowledged and all seats have heard of it; ours are then flushed to the disk, which takes ${fine(flush)} ms here for a few bytes${there}.`,
    ...(postgresFlush === undefined
      ? []
      : [
          `The people of a table are spread over the processes, so every move has to get from one to the others${affinity ? '; "a table at one" is what a proxy makes of it that sends all people of a table to one process' : ''}.`,
        ]),
    'All run in turn, five short runs each, of which the middle counts; ratios are of processor time, which a busy machine disturbs least.',
    'Every process was warm; "cold" is what a move cost in the first second of a fresh one.',
    "Processor time and memory are the server's alone, those of several processes added up; the delay is from sending a move to its arrival at the other seats.",
    `Other programs took up to ${Math.round(100 * others)} % of this machine during the run.`,
  ].join(' ');
}
