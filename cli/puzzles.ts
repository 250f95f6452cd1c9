import type { Puzzle } from '@skerry/bots';
import { type FoundPuzzle, type PuzzleMaker, playMatch, puzzleAt } from '@skerry/bots';
import { snapshot, type Table, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { command, Failure, readNumber, text } from './command.ts';
import { writeFileWell } from './files.ts';
import { EXAMPLE, loadGame } from './games.ts';
import { Progress } from './progress.ts';
import { botSeedOf, seedOf } from './setting.ts';

export const puzzles = command({
  name: 'puzzles',
  summary: 'find puzzles in bot games and write them to the game’s folder',
  operands: ['<game>'],
  options: {
    games: text('N', 'how many games of calm bots to look through (default 600)'),
    each: text('N', 'how many puzzles to keep per goal (default 24)'),
    seed: text('N', 'a whole number; the same seed finds the same puzzles (default 1)'),
  },
  notes: [
    'A puzzle is a position at the beginning of a turn with a goal that one set of moves alone reaches, by a search of all moves, and that nothing else comes near, by many imagined games.',
  ],
  examples: [`puzzles ${EXAMPLE}`, `puzzles ${EXAMPLE} --games 200 --each 8 --seed 2`],
  async run({ values, positionals }, home) {
    const { game, botProfile } = await loadGame(positionals[0] ?? '');
    const book = await manifestOf(game.name)?.puzzles?.();
    if (book === undefined) throw new Failure(`${game.name} defines no puzzle goals.`);
    const games = readNumber('--games', values.games ?? '600', 1);
    const each = readNumber('--each', values.each ?? '24', 1);
    const seed = readNumber('--seed', values.seed ?? '1', 0, 0x7fffffff);
    const found = gather({ game, botProfile, book }, { games, each, seed });
    const lines = inTurn(found).map((puzzle) => JSON.stringify(puzzle));
    const file = `games/${game.name}/puzzles/positions.json`;
    await writeFileWell(new URL(file, home), `[\n${lines.join(',\n')}\n]\n`);
    const counts = [...found].map(([goal, kept]) => `${goal} ${kept.length}`);
    process.stdout.write(`${lines.length} puzzles (${counts.join(', ')}) written to ${file}.\n`);
    return 0;
  },
});

interface Quantity {
  readonly games: number;
  readonly each: number;
  readonly seed: number;
}

/** Keeps at most one puzzle of each game. */
function gather(maker: PuzzleMaker, { games, each, seed }: Quantity): ReadonlyMap<string, readonly Puzzle[]> {
  const { game, botProfile } = maker;
  const kept = new Map<string, Puzzle[]>();
  const progress = new Progress(game.name, games);
  for (let n = 0; n < games; n++) {
    const { seats, options } = botProfile.cells[n % botProfile.cells.length]!;
    const own = seedOf(`puzzles-${seed}`, n);
    let turn = 0;
    let isFound = false;
    playMatch({
      ...{ game, botProfile, seats, options, seed: own, botSeed: botSeedOf(own) },
      levels: Array.from({ length: seats }, () => 'calm'),
      now: () => performance.now(),
      stop: () => isFound,
      onPlayed(table) {
        const { number } = game.turn(view(table, 'watcher').state);
        if (number === turn || isFound) return;
        turn = number;
        const found = puzzleAt(maker, table, n);
        const others = found && (kept.get(found.goal.goal) ?? []);
        if (found === undefined || others === undefined || others.length >= each) return;
        kept.set(found.goal.goal, [...others, puzzleOf(table, found, { seats, options })]);
        isFound = true;
      },
    });
    progress.show(n + 1);
  }
  progress.clear();
  return kept;
}

const puzzleOf = (
  table: Table,
  { goal, solution }: FoundPuzzle,
  { seats, options }: { readonly seats: number; readonly options: object },
): Puzzle => ({ goal, seats, options: { ...options }, state: snapshot(table).state, solution });

/** Alternates goals, so that days differ. */
function inTurn(kept: ReadonlyMap<string, readonly Puzzle[]>): Puzzle[] {
  const most = Math.max(0, ...[...kept.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) =>
    [...kept.values()].flatMap((each) => each.slice(nth, nth + 1)),
  ).flat();
}
