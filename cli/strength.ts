import { LEVELS, type Level } from '@skerry/bots';
import { Failure, type Home, SKERRY } from './command.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import type { GameRoom } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import { percent } from './tally.ts';
import { wilson } from './wilson.ts';

/** One measurement: so many games of one cell by bots of one level. */
export interface Run {
  readonly game: string;
  readonly cell: string;
  readonly level: Level;
  readonly clairvoyant: boolean;
  readonly seed: string;
  readonly games: number;
  readonly won: number;
  readonly decisions: number;
  /** Seconds of thinking, in all and for the longest decision. */
  readonly thought: number;
  readonly longest: number;
}

const PAGE = 'docs/strength.md';
const RUNS = 'docs/strength.json';

const PREFACE = `# How strong the bots are

Shares of games won, with 95 % intervals (Wilson). The single runs are in \`strength.json\`; the command of a row plays
the same games again.
`;

/** Adds runs to those that were kept before, and writes the table anew. */
export async function keep({ game, lore }: GameRoom, runs: readonly Run[], home: Home): Promise<void> {
  const kept = together(await keptRuns(home), runs);
  await writeFileWell(new URL(RUNS, home), `${JSON.stringify(kept, null, 2)}\n`);
  const page = (await readFileIfThere(new URL(PAGE, home))) ?? PREFACE;
  const cells = lore.cells.map(({ name }) => name);
  const own = kept.filter((run) => run.game === game.name).sort((a, b) => place(a, cells) - place(b, cells));
  await writeFileWell(new URL(PAGE, home), putBetween(page, `strength of ${game.name}`, strengthTable(own)));
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

const keyOf = ({ game, cell, level, clairvoyant }: Run): string => JSON.stringify([game, cell, level, clairvoyant]);

/** Where a run stands in the table: by cell, then by level, and the clairvoyant below the honest. */
function place({ cell, level, clairvoyant }: Run, cells: readonly string[]): number {
  return (cells.indexOf(cell) * LEVELS.length + LEVELS.indexOf(level)) * 2 + Number(clairvoyant);
}

export const HEADINGS = ['table', 'level', 'games', 'won', '95 % interval', 'mean decision', 'longest'] as const;

export function strengthTable(runs: readonly Run[]): string {
  const kinds = [...new Set(runs.map(keyOf))];
  const rows = kinds.map((kind) => {
    const group = runs.filter((run) => keyOf(run) === kind);
    return [...figures(group), group.map((run) => `\`${commandOf(run)}\``).join('<br>')];
  });
  return markdownTable([...HEADINGS, 'command'], rows);
}

/** The figures of runs of one kind, added up, as they stand in a table. */
export function figures(runs: readonly Run[]): string[] {
  const [first] = runs;
  if (first === undefined) return [];
  const sum = (part: (run: Run) => number): number => runs.reduce((all, run) => all + part(run), 0);
  const games = sum((run) => run.games);
  const won = sum((run) => run.won);
  const { low, high } = wilson(won, games);
  return [
    first.cell,
    first.clairvoyant ? `${first.level}, clairvoyant` : first.level,
    String(games),
    `${percent(won / Math.max(1, games))} %`,
    `${percent(low)} to ${percent(high)}`,
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

const milliseconds = (seconds: number): string =>
  seconds < 0.01 ? `${(1000 * seconds).toFixed(1)} ms` : `${(1000 * seconds).toFixed(0)} ms`;

export function commandOf({ game, cell, level, clairvoyant, games, seed }: Run): string {
  const foresight = clairvoyant ? ' --clairvoyant' : '';
  return `${SKERRY} ladder ${game} --cell ${cell} --level ${level} --games ${games} --seed ${seed}${foresight}`;
}
