import type { Game, GameTypes } from '../contract.ts';
import { open, play } from '../keeping/play.ts';
import type { Move } from '../move.ts';
import { Random } from '../random.ts';
import { clone, inside, length, outcome, type Table } from '../table.ts';
import { Along, isMilestone } from './along.ts';
import { demand, show } from './demand.ts';
import { randomMove } from './random-play.ts';

/** A moment of a game at which somebody is asked, or its end. */
export interface Stop<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T>;
  /** The check's own dice; the game does not depend on them. */
  readonly random: Random;
  /** One of the few stops at which a check may go over the whole log. */
  readonly isMilestone: boolean;
  readonly along: Along<T>;
}

/** Looks at one stop, and throws a sentence if something is wrong. It leaves the table as it was. */
export type Check = <T extends GameTypes>(stop: Stop<T>) => void;

/** One random game, told by few figures, so that it can be played again. */
export interface Deal<T extends GameTypes> {
  readonly seed: number;
  readonly seats: number;
  readonly options: Partial<T['Options']>;
  /** Somebody with sense, who plays most moves of this game. */
  readonly player?: ((state: T['State'], random: Random) => Move<T['Action']>) | undefined;
}

/** More entries than any game should have. */
export const ENDLESS = 10_000;

/** Plays a random game at a table, and holds the check against every stop. Returns the table at its end. */
export function walk<T extends GameTypes>(game: Game<T>, deal: Deal<T>, check: (stop: Stop<T>) => void): Table<T> {
  return lookAt(deal, randomGame(game, deal), check);
}

/** Some of the stops of a random game, and its milestones: one in `every`. They can be looked at again and again. */
export function someStops<T extends GameTypes>(game: Game<T>, deal: Deal<T>, every: number): readonly Table<T>[] {
  const random = new Random(deal.seed);
  const kept: Table<T>[] = [];
  lookAt(deal, randomGame(game, deal), ({ table, isMilestone }) => {
    if (random.below(every) === 0 || isMilestone) kept.push(clone(table));
  });
  return kept;
}

/** Holds a check against stops of one game, in their order. Returns the last of them. */
export function lookAt<T extends GameTypes>(
  deal: Deal<T>,
  stops: Iterable<Table<T>>,
  check: (stop: Stop<T>) => void,
): Table<T> {
  const along = new Along<T>();
  let last: Table<T> | undefined;
  located(
    deal,
    () => (last === undefined ? 0 : length(last)),
    () => {
      for (const table of stops) {
        last = table;
        const random = new Random(deal.seed + length(table));
        check({ game: table.game, table, random, isMilestone: isMilestone(table), along });
      }
    },
  );
  return last!;
}

/** A random game, stop by stop, at one table. */
function* randomGame<T extends GameTypes>(game: Game<T>, deal: Deal<T>): Generator<Table<T>> {
  const { seed, seats, options } = deal;
  const table = open(game, { seats, options, seed: `random game ${seed}` });
  const random = new Random(seed);
  for (;;) {
    yield table;
    if (outcome(table) !== undefined) return;
    demand(length(table) < ENDLESS, () => 'the game does not end');
    const { seat, action } = nextMove(game, deal, inside(table).state, random);
    const { why } = play(table, seat, action);
    demand(why === undefined, () => `seat ${seat} is refused ${show(action)}: ${show(why)}`);
  }
}

/** The next move of a random game: 15 of 16 are those of its player, if it has one. */
export function nextMove<T extends GameTypes>(
  game: Game<T>,
  { player }: Deal<T>,
  state: T['State'],
  random: Random,
): Move<T['Action']> {
  return player === undefined || random.below(16) === 0 ? randomMove(game, state, random) : player(state, random);
}

/** Says where something went wrong, and how to go there again. */
export function located<T extends GameTypes>(deal: Deal<T>, entry: () => number, run: () => void): void {
  try {
    run();
  } catch (error) {
    const { seed, seats, options } = deal;
    const sentence = error instanceof Error ? error.message : String(error);
    const where = `seed ${seed}, ${seats} seats, entry ${entry()}, options ${JSON.stringify(options)}`;
    const again = `battery(game, { seats: [${seats}], first: ${seed}, games: 1 })`;
    throw new Error(`${where}: ${sentence}\nOnly this game: ${again}`, { cause: error });
  }
}
