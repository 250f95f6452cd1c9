import { LEVELS, type Level } from '@skerry/tables';
import { Failure, type Home, SKERRY } from './command.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import { percent } from './tally.ts';
import { meanInterval, wilson } from './wilson.ts';

export interface Run {
  readonly game: string;
  readonly cell: string;
  readonly level: Level;
  readonly seed: string;
  readonly games: number;
  readonly won: number;
  readonly decisions: number;
  /** In seconds. */
  readonly thought: number;
  readonly longest: number;
  /** Points that win a solo game. */
  readonly goal?: number;
  readonly against?: Level;
  /** Of the measured bot, over all games. */
  readonly points?: { readonly sum: number; readonly squares: number };
}

export const RIVALS: Level = 'calm';

const PAGE = 'docs/strength.md';
const RUNS = 'docs/strength.json';

const PREFACE = `# How strong the bots are

Shares of games won, with 95 % intervals (Wilson). Where seats do not win together, one bot of the level plays against
others of one level, on another seat each game; alone, it plays for a number of points. The single runs are in \`strength.json\`; the commands below a
table play the same games again.
`;

export async function keep({ game, botProfile }: LoadedGame, runs: readonly Run[], home: Home): Promise<void> {
  const kept = together(await keptRuns(home), runs);
  await writeFileWell(new URL(RUNS, home), `${JSON.stringify(kept, null, 2)}\n`);
  const page = (await readFileIfThere(new URL(PAGE, home))) ?? PREFACE;
  const cells = botProfile.cells.map(({ name }) => name);
  const own = kept.filter((run) => run.game === game.name).sort((a, b) => place(a, cells) - place(b, cells));
  await writeFileWell(
    new URL(PAGE, home),
    putBetween(page, `strength of ${game.name}`, strengthTable(own, game.team, cells)),
  );
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

/** Runs of different seeds add up; one with the same cell, level, rivals and seed is replaced. */
export function together(old: readonly Run[], fresh: readonly Run[]): Run[] {
  const isAgain = (run: Run): boolean => fresh.some((each) => keyOf(each) === keyOf(run) && each.seed === run.seed);
  return [...old.filter((run) => !isAgain(run)), ...fresh];
}

const keyOf = ({ game, cell, level, against }: Run): string => JSON.stringify([game, cell, level, against]);

function place({ cell, level }: Run, cells: readonly string[]): number {
  return cells.indexOf(cell) * LEVELS.length + LEVELS.indexOf(level);
}

const TEAM_HEADINGS = ['table', 'level', 'games', 'won', '95 % interval', 'mean decision', 'longest'];
const RIVALS_HEADINGS = [
  ...['table', 'level', 'aim', 'games', 'reached', '95 % interval'],
  ...['points', '95 % interval', 'mean decision', 'longest'],
];

export const headings = (team: boolean): readonly string[] => (team ? TEAM_HEADINGS : RIVALS_HEADINGS);

/** One row per cell and its rivals, one column per level; then thinking times, and the commands. */
export function strengthTable(runs: readonly Run[], team: boolean, all: readonly string[]): string {
  const kinds = all.flatMap((name) =>
    groups(
      runs.filter(({ cell }) => cell === name),
      ({ against }) => against,
    ),
  );
  const levels = LEVELS.filter((level) => runs.some((run) => run.level === level));
  const rows = kinds.map((own) => [
    own[0]!.cell,
    ...(team ? [] : [aimOf(own[0]!)]),
    ...levels.map((level) =>
      strengthIn(
        own.filter((run) => run.level === level),
        team,
      ),
    ),
  ]);
  const thinking = levels.map((level) => {
    const own = runs.filter((run) => run.level === level);
    return [level, ...thoughtOf(own)];
  });
  return [
    markdownTable(['table', ...(team ? [] : ['aim']), ...levels], rows),
    '',
    markdownTable(['level', 'mean decision', 'longest'], thinking),
    '',
    '```',
    ...commandsOf(runs, all),
    '```',
  ].join('\n');
}

/** "77 % (68 to 84) of 100", after the points if there are any. */
function strengthIn(runs: readonly Run[], team: boolean): string {
  if (runs.length === 0) return '';
  const games = sumOf(runs, (run) => run.games);
  const won = sumOf(runs, (run) => run.won);
  const { low, high } = wilson(won, games);
  const whole = (share: number): string => (100 * share).toFixed(0);
  const share = `${whole(won / Math.max(1, games))} % (${whole(low)} to ${whole(high)}) of ${games}`;
  const [points, interval] = team ? [] : pointsOf(runs, games);
  return points ? `${points} (${interval}) points<br>${share}` : share;
}

const sumOf = (runs: readonly Run[], part: (run: Run) => number): number =>
  runs.reduce((all, run) => all + part(run), 0);

const thoughtOf = (runs: readonly Run[]): string[] => [
  milliseconds(
    sumOf(runs, (run) => run.thought) /
      Math.max(
        1,
        sumOf(runs, (run) => run.decisions),
      ),
  ),
  milliseconds(Math.max(...runs.map((run) => run.longest))),
];

/** One for all levels measured in the same cells, with the same seed and number of games. */
function commandsOf(runs: readonly Run[], all: readonly string[]): string[] {
  const series = groups(runs, ({ level, games, seed, against }) => [games, seed, level, rivalsIn(against)]);
  const alike = groups(series, (own) => [
    ...[own[0]!.games, own[0]!.seed, rivalsIn(own[0]!.against)],
    own.map(({ cell }) => cell),
  ]);
  return alike.map((same) => {
    const [{ game, games, seed, against }, cells] = [same[0]![0]!, same[0]!.map(({ cell }) => cell)];
    return [
      `${SKERRY} ladder ${game}`,
      ...(cells.length === all.length ? [] : cells.map((cell) => `--cell ${cell}`)),
      ...same.map((own) => `--level ${own[0]!.level}`),
      ...rivalsIn(against),
      `--games ${games} --seed ${seed}`,
    ].join(' ');
  });
}

const rivalsIn = (against: Level | undefined): string[] =>
  against === undefined || against === RIVALS ? [] : [`--against ${against}`];

function groups<V>(list: readonly V[], keyOf: (each: V) => unknown): V[][] {
  const found = new Map<string, V[]>();
  for (const each of list) {
    const key = JSON.stringify(keyOf(each));
    const group = found.get(key);
    if (group === undefined) found.set(key, [each]);
    else group.push(each);
  }
  return [...found.values()];
}

export function figures(runs: readonly Run[], team: boolean): string[] {
  const [first] = runs;
  if (first === undefined) return [];
  const games = sumOf(runs, (run) => run.games);
  const won = sumOf(runs, (run) => run.won);
  const { low, high } = wilson(won, games);
  return [
    first.cell,
    first.level,
    ...(team ? [] : [aimOf(first)]),
    String(games),
    `${percent(won / Math.max(1, games))} %`,
    `${percent(low)} to ${percent(high)}`,
    ...(team ? [] : pointsOf(runs, games)),
    ...thoughtOf(runs),
  ];
}

/** "100 points", "first, others calm". */
function aimOf({ goal, against }: Run): string {
  if (goal !== undefined) return `${goal} points`;
  return against === undefined ? '' : `first, others ${against}`;
}

function pointsOf(runs: readonly Run[], games: number): string[] {
  if (runs.some(({ points }) => points === undefined)) return ['', ''];
  const mean = runs.reduce((all, { points }) => all + points!.sum, 0) / Math.max(1, games);
  const squares = runs.reduce((all, { points }) => all + points!.squares, 0);
  const deviation = Math.sqrt(Math.max(0, squares - games * mean ** 2) / Math.max(1, games - 1));
  const { low, high } = meanInterval({ mean, deviation }, games);
  return [mean.toFixed(1), `${low.toFixed(1)} to ${high.toFixed(1)}`];
}

export const milliseconds = (seconds: number): string =>
  seconds < 0.01 ? `${(1000 * seconds).toFixed(1)} ms` : `${(1000 * seconds).toFixed(0)} ms`;
