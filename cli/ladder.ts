import type { LadderCell } from '@skerry/bots';
import { newSeed, winnersOf } from '@skerry/engine';
import { BOT_LEVELS, LEVELS, type Level } from '@skerry/tables';
import { command, flag, readNumber, readWord, text, texts, UsageError } from './command.ts';
import { EXAMPLE } from './games.ts';
import { loadGameWith, PACK_OPTION, packOf } from './packs.ts';
import { playSeries, type SeriesResult } from './play-series.ts';
import { firstSeat, type Series } from './series.ts';
import { figures, headings, keep, RIVALS, type Run } from './strength.ts';
import { CORES_OPTION, readCores } from './threads.ts';

/** The deciding points, unless a cell names others. */
const TOTAL = 'total';

export const ladder = command({
  name: 'ladder',
  summary: 'measure the strength of the bot levels',
  operands: ['<game>'],
  options: {
    cell: texts('NAME', 'a table setup, e.g. 2/novice (default: all)'),
    level: texts('LEVEL', `a level of bots: ${LEVELS.join(', ')} (default calm, keen and fierce)`),
    against: text('LEVEL', `the level of the rivals, where seats do not win together (default ${RIVALS})`),
    games: text('N', 'how many games for each (default 100)'),
    pack: PACK_OPTION,
    seed: text('WORD', 'the same seed gives the same games (default: a new one)'),
    cores: CORES_OPTION,
    write: flag('add the results to docs/strength.json and to the table in docs/strength.md'),
    json: flag('print JSON for other programs'),
  },
  notes: [
    'In competitive games, one bot plays against rivals of a single level, rotating seats; solo games are scored in points.',
    'Ctrl-C stops early; complete rows are kept.',
  ],
  examples: [
    `ladder ${EXAMPLE} --cell 2/novice --level calm --games 200`,
    `ladder ${EXAMPLE} --level fierce --games 100 --seed july --write`,
    `ladder ${EXAMPLE} --cell 4/normal --level keen --against greedy --games 200`,
  ],
  async run({ values, positionals }, home) {
    if (values.write && values.pack !== undefined) {
      throw new UsageError('--write keeps what the built-in content shows; leave it out with --pack.');
    }
    const loaded = await loadGameWith(positionals[0] ?? '', values.pack, 'en');
    const { game, botProfile } = loaded;
    const names = values.cell?.map((name) =>
      readWord(
        '--cell',
        name,
        botProfile.cells.map((cell) => cell.name),
      ),
    );
    const cells = botProfile.cells.filter(({ name }) => names?.includes(name) ?? true);
    const levels = values.level?.map((level) => readWord('--level', level, LEVELS)) ?? BOT_LEVELS;
    const rivals = values.against === undefined ? RIVALS : readWord('--against', values.against, LEVELS);
    if (values.against !== undefined && game.team)
      throw new UsageError(`--against is not for ${game.name}, whose seats win together.`);
    const games = readNumber('--games', values.games ?? '100', 1, 10_000_000);
    const cores = readCores(values);
    const seed = values.seed ?? newSeed().slice(0, 8);
    process.stderr.write(`Seed: ${seed}.\n`);

    const wanted = cells.flatMap((cell) => levels.map((level) => ({ cell, level })));
    const runs: Run[] = [];
    if (!values.json) process.stdout.write(row(headings(game.team), game.team));
    for (const { cell, level } of wanted) {
      const bots = Array.from({ length: cell.seats }, (_, nth) => (game.team || nth === 0 ? level : rivals));
      const { seats, options } = cell;
      const rotate = !game.team;
      const about = { game: game.name, ...packOf(loaded, values.pack), seats, options };
      const series = { ...about, bots, rotate, seed, games, sample: false, blunders: false };
      const played = await playSeries(series, cores, home, `${cell.name} ${level}`);
      const run = runOf(series, cell, level, played);
      if (!values.json) process.stdout.write(row(figures([run], game.team), game.team));
      if (played.stopped) {
        process.stderr.write(`Stopped after ${run.games} of ${games} games; this row is not kept.\n`);
        break;
      }
      runs.push(run);
      if (values.write) await keep(loaded, [run], home);
    }
    if (values.json) process.stdout.write(`${JSON.stringify(runs)}\n`);
    return 0;
  },
});

function runOf(series: Series, { name, goal }: LadderCell, level: Level, { summaries }: SeriesResult): Run {
  const { game, seed, bots, rotate } = series;
  const seatIn = (n: number): number => firstSeat(series, n);
  const points = summaries.flatMap(({ n, scores }) => scores?.[seatIn(n)]?.[goal?.heading ?? TOTAL] ?? []);
  const isWon =
    goal === undefined
      ? summaries.map((each) => winnersOf(each).includes(seatIn(each.n)))
      : points.map((each) => each >= goal.points);
  // Of the measured level only.
  const thoughts = summaries.flatMap(({ n, choices }) => (rotate ? choices.slice(seatIn(n), seatIn(n) + 1) : choices));
  return {
    game,
    cell: name,
    level,
    seed,
    games: summaries.length,
    won: isWon.filter(Boolean).length,
    decisions: sum(thoughts.map(({ decisions }) => decisions)),
    thought: sum(thoughts.map(({ seconds }) => seconds)),
    longest: Math.max(0, ...thoughts.map(({ longest }) => longest)),
    ...(goal !== undefined && { goal: goal.points }),
    ...(rotate && bots[1] !== undefined && { against: bots[1] }),
    ...(points.length > 0 && { points: { sum: sum(points), squares: sum(points.map((each) => each ** 2)) } }),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const WIDTHS = { team: [13, 20, 7, 8, 15, 14, 10], rivals: [13, 20, 19, 7, 8, 15, 8, 15, 14, 10] };

const row = (cells: readonly string[], team: boolean): string =>
  `${cells
    .map((cell, at) => cell.padEnd(WIDTHS[team ? 'team' : 'rivals'][at] ?? 0))
    .join(' ')
    .trimEnd()}\n`;
