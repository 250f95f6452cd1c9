import { fitCalibration, fitLift, fitSpread, type Unit } from '@skerry/bots';
import type { Level } from '@skerry/tables';
import { type Home, SKERRY } from './command.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import { loadGame } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import type { SavedReviews } from './saved-reviews.ts';
import { percent } from './tally.ts';
import { Threads } from './threads.ts';
import { meanInterval, spreadOf } from './wilson.ts';

export interface ReviewTask {
  readonly game: string;
  readonly level: Level;
  /** By the quick player. */
  readonly quick?: boolean;
  readonly n: number;
  readonly seed: number;
  readonly finer: number;
}

export interface ReviewedGame {
  readonly level: Level;
  /** Per game for a team, otherwise of each seat. */
  readonly luck: readonly number[];
  readonly skill: readonly number[];
  readonly unit: Unit;
  /** Of the review. */
  readonly seconds: number;
  readonly futures: number;
  readonly entries: number;
}

export interface Lot {
  readonly games: number;
  readonly cores: number;
  readonly seed: number;
}

const COMPARED: readonly Level[] = ['greedy', 'calm', 'keen'];

const PAGE = 'docs/review.md';

const PREFACE = `# What reviews are worth

A review splits every swing of a game into luck and skill. Luck is what a card or a die did against what was usual; if the
estimates are honest, it comes to nothing over many games. Skill is what choices lost against the best that was found;
stronger bots must lose less of it. Both are measured here on games of the bots, with 95 % intervals. Each table is made
by the command below it.
`;

export async function measureReviews(
  name: string,
  lot: Lot & { readonly finer: number },
  home: Home,
  kept?: SavedReviews,
): Promise<string> {
  const { game, text } = await loadGame(name);
  const { games, seed, finer } = lot;
  const tasks = COMPARED.flatMap((level) =>
    Array.from({ length: games }, (_, n): ReviewTask => ({ game: name, level, n, seed, finer })),
  );
  const threads = new Threads(home, lot.cores);
  const fresh = threads.run(
    'reviewOne',
    tasks.filter((task) => kept?.of(task) === undefined),
    { label: text.en.title, onResult: async (task, reviewed) => kept?.add(task, reviewed) },
  );
  const found = [...tasks.flatMap((task) => kept?.of(task) ?? []), ...(await fresh.finally(() => threads.close()))];
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

/** Steps from the beginning of a game to its end. */
const SPREADS = 4;

/** Finds what turns evaluations into chances of winning. */
export async function fitFrom(name: string, lot: Lot & { readonly quick: boolean }, home: Home): Promise<string> {
  const { game, text } = await loadGame(name);
  const { games, seed, quick } = lot;
  const kind = { game: name, level: 'keen', quick, seed, finer: 1 } as const;
  const tasks = Array.from({ length: games }, (_, n): ReviewTask => ({ ...kind, n }));
  const threads = new Threads(home, lot.cores);
  const found = await threads.run('sampleOne', tasks, { label: text.en.title }).finally(() => threads.close());
  if (game.team) return `${name} calibration: ${JSON.stringify(fitCalibration(found))}\n`;
  const alone = found.filter(({ ranks }) => ranks.length === 1);
  const rivals = found.filter(({ ranks }) => ranks.length > 1);
  return `${name} spread: ${JSON.stringify(fitSpread(rivals, SPREADS))}, lift: ${fitLift(alone)}\n`;
}
