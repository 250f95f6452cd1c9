import { fitCalibration, fitLift, fitSpread, type Level, type SampledGame, type Unit } from '@skerry/bots';
import { Piscina } from 'piscina';
import { type Home, SKERRY } from './command.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import { loadGame } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import { Progress } from './progress.ts';
import type { KeptReviews } from './review-kept.ts';
import { percent } from './tally.ts';
import { meanInterval, spreadOf } from './wilson.ts';

/** A game for a thread to play, and to review or to sample. */
export interface ReviewTask {
  readonly game: string;
  readonly level: Level;
  /** Played by the quick player of the game instead. */
  readonly quick?: boolean;
  readonly n: number;
  readonly seed: number;
  readonly finer: number;
}

/** What is kept of a reviewed game. */
export interface ReviewedGame {
  readonly level: Level;
  /** Per game for a team, otherwise of each seat. */
  readonly luck: readonly number[];
  readonly skill: readonly number[];
  readonly unit: Unit;
  /** How long the review took, and its imagined games. */
  readonly seconds: number;
  readonly futures: number;
  readonly entries: number;
}

export interface Lot {
  readonly games: number;
  readonly cores: number;
  readonly seed: number;
}

/** The levels that are compared, the weaker first. */
const COMPARED: readonly Level[] = ['greedy', 'calm', 'keen'];

async function all<V>(
  tasks: readonly ReviewTask[],
  job: 'reviewOne' | 'sampleOne',
  { cores }: Lot,
  home: Home,
  label: string,
  kept?: { of(task: ReviewTask): V | undefined; add(task: ReviewTask, found: V): Promise<void> },
): Promise<V[]> {
  const threads = { filename: new URL('dist/worker.js', home).href, maxThreads: cores };
  const pool = new Piscina<ReviewTask, V>(threads);
  const progress = new Progress(label, tasks.length);
  let done = 0;
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const known = kept?.of(task);
        const found = known ?? (await pool.run(task, { name: job }));
        if (known === undefined) await kept?.add(task, found);
        progress.show(++done);
        return found;
      }),
    );
  } finally {
    progress.clear();
    await pool.destroy();
  }
}

const PAGE = 'docs/review.md';

const PREFACE = `# What reviews are worth

A review splits every swing of a game into luck and skill. Luck is what a card or a die did against what was usual; if the
estimates are honest, it comes to nothing over many games. Skill is what choices lost against the best that was found;
stronger bots must lose less of it. Both are measured here on games of the bots, with 95 % intervals. Each table is made
by the command below it.
`;

/** Lets bots play and reviews all their games; writes the table of the game. */
export async function measureReviews(
  name: string,
  lot: Lot & { readonly finer: number },
  home: Home,
  kept?: KeptReviews,
): Promise<string> {
  const { game, text } = await loadGame(name);
  const { games, seed, finer } = lot;
  const tasks = COMPARED.flatMap((level) =>
    Array.from({ length: games }, (_, n): ReviewTask => ({ game: name, level, n, seed, finer })),
  );
  const found = await all<ReviewedGame>(tasks, 'reviewOne', lot, home, text.en.title, kept);
  const finely = finer === 1 ? '' : ` --finer ${finer}`;
  const command = `${SKERRY} review --games ${games} --game ${name} --seed ${seed}${finely}`;
  const tables = UNITS.flatMap((unit) => {
    const own = found.filter((each) => each.unit === unit);
    return own.length === 0 ? [] : [`${NOTES[game.team ? 'team' : unit]}\n\n${tableOf(unit, own)}`];
  }).join('\n\n');
  const content = `## ${text.en.title}\n\n${tables}\n\n\`\`\`\n${command}\n\`\`\``;
  const page = (await readFileIfThere(new URL(PAGE, home))) ?? PREFACE;
  await writeFileWell(new URL(PAGE, home), putBetween(page, `review of ${name}`, content));
  return `${text.en.title}\n${tables}\n`;
}

const UNITS: readonly Unit[] = ['chance', 'points'];

const NOTES = {
  team: 'Luck and skill of the whole team per game, in % of the chance of winning.',
  chance: 'Among rivals, per seat and game, in % of the chance of winning:',
  points: 'Alone, per game, in points:',
};

const HEAD = [
  'bots',
  'games',
  'luck',
  '95 % interval',
  'skill lost',
  '95 % interval',
  'entries',
  'simulated games',
  's',
];

function tableOf(unit: Unit, games: readonly ReviewedGame[]): string {
  const rows = COMPARED.map((level) => {
    const own = games.filter((each) => each.level === level);
    return rowOf(unit, level, own);
  });
  return markdownTable(HEAD, [...rows, rowOf(unit, 'all', games)]);
}

function rowOf(unit: Unit, level: string, games: readonly ReviewedGame[]): string[] {
  const luck = games.flatMap((game) => game.luck);
  const lost = games.flatMap((game) => game.skill.map((skill) => -skill));
  const figure = (value: number): string => (unit === 'chance' ? percent(value) : value.toFixed(2));
  const mean = (values: readonly number[]): number => spreadOf(values).mean;
  const interval = (values: readonly number[]): string => {
    const { low, high } = meanInterval(spreadOf(values), values.length);
    return `${figure(low)} to ${figure(high)}`;
  };
  return [
    level,
    String(games.length),
    figure(mean(luck)),
    interval(luck),
    figure(mean(lost)),
    interval(lost),
    mean(games.map(({ entries }) => entries)).toFixed(0),
    mean(games.map(({ futures }) => futures)).toFixed(0),
    mean(games.map(({ seconds }) => seconds)).toFixed(1),
  ];
}

/** Steps of the spread, from the beginning of a game to its end. */
const SPREADS = 4;

/** Finds what turns judgements into chances, in games of keen bots. */
export async function fitFrom(name: string, lot: Lot & { readonly quick: boolean }, home: Home): Promise<string> {
  const { game, text } = await loadGame(name);
  const { games, seed, quick } = lot;
  const kind = { game: name, level: 'keen', quick, seed, finer: 1 } as const;
  const tasks = Array.from({ length: games }, (_, n): ReviewTask => ({ ...kind, n }));
  const found = await all<SampledGame>(tasks, 'sampleOne', lot, home, text.en.title);
  if (game.team) return `${name} calibration: ${JSON.stringify(fitCalibration(found))}\n`;
  const alone = found.filter(({ ranks }) => ranks.length === 1);
  const rivals = found.filter(({ ranks }) => ranks.length > 1);
  return `${name} spread: ${JSON.stringify(fitSpread(rivals, SPREADS))}, lift: ${fitLift(alone)}\n`;
}
