import { markdownTable } from '@skerry/cli/marks';
import type { ServerFigures, ServerReport } from './compare.ts';
import type { Figures } from './load.ts';

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
    table([
      ['as fast as it can', ({ server }) => server],
      ...work(servers, ({ saturated }) => saturated),
      ['cold', ({ cold }) => fine(cold.cpu)],
      ['bytes per update', ({ saturated }) => whole(saturated.bytes)],
      ...delay(({ saturated }) => saturated),
      [report.store === 'postgres' ? 'moves of the first to one' : 'our moves to one', ({ ratio }) => fine(ratio)],
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
    'Every process was warm; "cold" is what a move cost in the first second of a fresh one.',
    "Processor time and memory are the server's alone, those of several processes added up; the delay is from sending a move to its arrival at the other seats.",
    `Other programs took up to ${Math.round(100 * others)} % of this machine during the run.`,
  ].join(' ');
}
