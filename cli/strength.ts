import { LEVELS, type Level } from '@skerry/bots';
import { Failure, type Home, SKERRY } from './command.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import type { GameRoom } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import { percent } from './tally.ts';
import { meanInterval, wilson } from './wilson.ts';

/** One measurement: a number of games of one cell by bots of one level. */
export interface Run {
  readonly game: string;
  readonly cell: string;
  readonly level: Level;
  readonly seed: string;
  readonly games: number;
  readonly won: number;
  readonly decisions: number;
  /** Seconds of thinking, in all and for the longest decision. */
  readonly thought: number;
  readonly longest: number;
  /** The points from which a game alone counted as won. */
  readonly goal?: number;
  /** The level of all rivals, where seats do not win together. */
  readonly against?: Level;
  /** The points of the bot that was measured, summed over the games. */
  readonly points?: { readonly sum: number; readonly squares: number };
}

const PAGE = 'docs/strength.md';
const RUNS = 'docs/strength.json';

const PREFACE = `# How strong the bots are

Shares of games won, with 95 % intervals (Wilson). Where seats do not win together, one bot of the level plays against
others of one level, on another seat each game; alone, it plays for a number of points. The single runs are in \`strength.json\`; the command of a row plays
the same games again.
`;

/** Adds runs to those that were kept before, and writes the table anew. */
export async function keep({ game, lore }: GameRoom, runs: readonly Run[], home: Home): Promise<void> {
  const kept = together(await keptRuns(home), runs);
  await writeFileWell(new URL(RUNS, home), `${JSON.stringify(kept, null, 2)}\n`);
  const page = (await readFileIfThere(new URL(PAGE, home))) ?? PREFACE;
  const cells = lore.cells.map(({ name }) => name);
  const own = kept.filter((run) => run.game === game.name).sort((a, b) => place(a, cells) - place(b, cells));
  await writeFileWell(new URL(PAGE, home), putBetween(page, `strength of ${game.name}`, strengthTable(own, game.team)));
}

async function keptRuns(home: Home): Promise<Run[]> {
  const written = await readFileIfThere(new URL(RUNS, home));
  if (written === undefined) return [];
  try {
    return JSON.parse(written) as Run[];
  } catch {
    throw new Failure(`${RUNS} is not JSON any more; restore it, or remove it to start anew.`);
  }
}

/** Runs of different seeds add up; a run of the same cell, level and seed takes the place of the older one. */
export function together(old: readonly Run[], fresh: readonly Run[]): Run[] {
  const isAgain = (run: Run): boolean => fresh.some((each) => keyOf(each) === keyOf(run) && each.seed === run.seed);
  return [...old.filter((run) => !isAgain(run)), ...fresh];
}

const keyOf = ({ game, cell, level }: Run): string => JSON.stringify([game, cell, level]);

/** Where a run stands in the table: by cell, then by level. */
function place({ cell, level }: Run, cells: readonly string[]): number {
  return cells.indexOf(cell) * LEVELS.length + LEVELS.indexOf(level);
}

const TEAM_HEADINGS = ['table', 'level', 'games', 'won', '95 % interval', 'mean decision', 'longest'];
const RIVALS_HEADINGS = [
  ...['table', 'level', 'aim', 'games', 'reached', '95 % interval'],
  ...['points', '95 % interval', 'mean decision', 'longest'],
];

/** Where seats do not win together, the table also tells what was aimed at, and the points. */
export const headings = (team: boolean): readonly string[] => (team ? TEAM_HEADINGS : RIVALS_HEADINGS);

export function strengthTable(runs: readonly Run[], team: boolean): string {
  const kinds = [...new Set(runs.map(keyOf))];
  const rows = kinds.map((kind) => {
    const group = runs.filter((run) => keyOf(run) === kind);
    return [...figures(group, team), group.map((run) => `\`${commandOf(run)}\``).join('<br>')];
  });
  return markdownTable([...headings(team), 'command'], rows);
}

/** The figures of runs of one kind, added up, as they stand in a table. */
export function figures(runs: readonly Run[], team: boolean): string[] {
  const [first] = runs;
  if (first === undefined) return [];
  const sum = (part: (run: Run) => number): number => runs.reduce((all, run) => all + part(run), 0);
  const games = sum((run) => run.games);
  const won = sum((run) => run.won);
  const { low, high } = wilson(won, games);
  return [
    first.cell,
    first.level,
    ...(team ? [] : [aimOf(first)]),
    String(games),
    `${percent(won / Math.max(1, games))} %`,
    `${percent(low)} to ${percent(high)}`,
    ...(team ? [] : pointsOf(runs, games)),
    milliseconds(
      sum((run) => run.thought) /
        Math.max(
          1,
          sum((run) => run.decisions),
        ),
    ),
    milliseconds(Math.max(...runs.map((run) => run.longest))),
  ];
}

/** "100 points", "first, others calm". */
function aimOf({ goal, against }: Run): string {
  if (goal !== undefined) return `${goal} points`;
  return against === undefined ? '' : `first, others ${against}`;
}

/** The mean of the points and its interval; empty for a game without points. */
function pointsOf(runs: readonly Run[], games: number): string[] {
  if (runs.some(({ points }) => points === undefined)) return ['', ''];
  const mean = runs.reduce((all, { points }) => all + points!.sum, 0) / Math.max(1, games);
  const squares = runs.reduce((all, { points }) => all + points!.squares, 0);
  const deviation = Math.sqrt(Math.max(0, squares - games * mean ** 2) / Math.max(1, games - 1));
  const { low, high } = meanInterval({ mean, deviation }, games);
  return [mean.toFixed(1), `${low.toFixed(1)} to ${high.toFixed(1)}`];
}

const milliseconds = (seconds: number): string =>
  seconds < 0.01 ? `${(1000 * seconds).toFixed(1)} ms` : `${(1000 * seconds).toFixed(0)} ms`;

export function commandOf({ game, cell, level, games, seed }: Run): string {
  return `${SKERRY} ladder ${game} --cell ${cell} --level ${level} --games ${games} --seed ${seed}`;
}
