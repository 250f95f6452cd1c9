import { LEVELS, type Level } from '@skerry/bots';
import { newSeed } from '@skerry/engine';
import { type Command, Failure, readArgs, readNumber, readWord } from './command.ts';
import { CORES, sail, type Voyage } from './crew.ts';
import { loadGame } from './games.ts';
import type { Series } from './series.ts';
import { figures, HEADINGS, keep, type Run } from './strength.ts';
import { tally } from './tally.ts';

const OPTIONS = {
  cell: { type: 'string', value: 'NAME', multiple: true, help: 'a kind of table, as 2/novice; all if not given' },
  level: {
    type: 'string',
    value: 'LEVEL',
    multiple: true,
    help: `a level of bots: ${LEVELS.join(', ')}; calm, keen and fierce if not given`,
  },
  games: { type: 'string', value: 'N', help: 'how many games for each; 100 if not given' },
  seed: { type: 'string', value: 'WORD', help: 'the same seed gives the same games; a new one if not given' },
  cores: { type: 'string', value: 'N', help: `how many threads play; all ${CORES} if not given` },
  clairvoyant: {
    type: 'boolean',
    help: 'also lets the same bots play knowing all chance to come: what foresight is worth',
  },
  write: { type: 'boolean', help: 'adds the results to docs/strength.json and the table in docs/strength.md' },
  json: { type: 'boolean', help: 'prints JSON for other programs' },
} as const;

export const ladder: Command = {
  name: 'ladder',
  summary: 'measures how strong the levels of bots are',
  operands: ['<game>'],
  options: OPTIONS,
  notes: ['Ctrl-C ends it early; what is whole is kept.'],
  examples: [
    'ladder forbidden-island --cell 2/novice --level calm --games 200',
    'ladder forbidden-island --level fierce --games 100 --seed july --write',
  ],
  async run(args, home) {
    const { values, positionals } = readArgs({ operands: this.operands, options: OPTIONS }, args);
    const room = await loadGame(positionals[0] ?? '');
    const { game, lore } = room;
    if (!game.team)
      throw new Failure(`The ladder measures games that all seats win together, and ${game.name} is none.`);
    const names = values.cell?.map((name) =>
      readWord(
        '--cell',
        name,
        lore.cells.map((cell) => cell.name),
      ),
    );
    const cells = lore.cells.filter(({ name }) => names?.includes(name) ?? true);
    const levels =
      values.level?.map((level) => readWord('--level', level, LEVELS)) ?? (['calm', 'keen', 'fierce'] as const);
    const games = readNumber('--games', values.games ?? '100', 1, 10_000_000);
    const cores = values.cores === undefined ? CORES : readNumber('--cores', values.cores, 1, 256);
    const seed = values.seed ?? newSeed().slice(0, 8);
    process.stderr.write(`Seed: ${seed}.\n`);

    const foresight = values.clairvoyant ? [false, true] : [false];
    const wanted = cells.flatMap((cell) =>
      levels.flatMap((level) => foresight.map((clairvoyant) => ({ cell, level, clairvoyant }))),
    );
    const runs: Run[] = [];
    if (!values.json) process.stdout.write(row(HEADINGS));
    for (const { cell, level, clairvoyant } of wanted) {
      const bots = Array.from({ length: cell.seats }, () => level);
      const { seats, options } = cell;
      const series = { game: game.name, seats, options, bots, seed, games, clairvoyant, sample: false };
      const voyage = await sail(series, cores, home, `${cell.name} ${level}${clairvoyant ? ' clairvoyant' : ''}`);
      const run = runOf(series, cell.name, level, voyage);
      if (!values.json) process.stdout.write(row(figures([run])));
      if (voyage.stopped) {
        process.stderr.write(`Stopped after ${run.games} of ${games} games; this row is not kept.\n`);
        break;
      }
      runs.push(run);
      if (values.write) await keep(room, [run], home);
    }
    if (values.json) process.stdout.write(`${JSON.stringify(runs)}\n`);
    return 0;
  },
};

function runOf({ game, seed, clairvoyant, seats }: Series, cell: string, level: Level, { summaries }: Voyage): Run {
  const { games, won, longest } = tally(summaries, true, seats);
  const sum = (part: 'decisions' | 'seconds'): number => summaries.reduce((all, each) => all + each[part], 0);
  return {
    game,
    cell,
    level,
    clairvoyant,
    seed,
    games,
    won: Number(won),
    decisions: sum('decisions'),
    thought: sum('seconds'),
    longest,
  };
}

/** The widths of the columns on the terminal. */
const WIDTHS = [13, 20, 7, 8, 15, 14, 10];

const row = (cells: readonly string[]): string =>
  `${cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()}\n`;
