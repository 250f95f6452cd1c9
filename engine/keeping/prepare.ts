import { commitmentTo, newSeed, Streams } from '../content/seed.ts';
import type { Game, GameTypes, Seat, StateJson } from '../contract.ts';
import { TableDealer } from '../dealers.ts';
import { RecordError } from '../errors.ts';
import { copy, writtenState } from '../json.ts';
import { backTo, isOpen, type Mark, mark } from '../mark.ts';
import { inside, type Table } from '../table.ts';
import { imagine, project } from '../view.ts';
import { open } from './play.ts';
import { type GameRecord, replay, save } from './record.ts';
import { resume, type Snapshot } from './snapshot.ts';

/**
 * A table in a position of somebody's making, for lessons and puzzles: set up like any other, then changed. `change` gets a
 * copy of the whole state to alter; steps that run by themselves are then run. Its record begins with that position.
 */
export function prepare<T extends GameTypes>(
  game: Game<T>,
  setting: { seats: number; options?: Partial<T['Options']>; seed: string },
  change: (state: T['State']) => void,
): Table<T> {
  const table = open(game, setting);
  const { state, streams } = inside(table);
  const changed = copy(state);
  change(changed);
  const reached = streams?.reached() ?? {};
  return resume(game, save(table), { version: game.version, entries: 0, state: writtenState(changed), reached });
}

/** What of a game a branch keeps, besides the position. */
export interface Branching {
  /** The seed of the chance that follows; a new one if absent. */
  readonly seed?: string;
  /** The chance that follows is that of the game, which is over and tells its seed. */
  readonly sameChance?: boolean;
  /** For a game that goes on: what this reader does not know is imagined. */
  readonly knownTo?: Seat | 'watcher';
}

/**
 * A new table that begins where a recorded game stood after so many entries. Chance is its own, unless it is to be the same.
 * What was hidden then is as the record knows it, so the game must be over, or nothing hidden at that moment, or a reader
 * named. Throws a `RecordError` otherwise.
 */
export function branch<T extends GameTypes>(
  unbound: Game<T>,
  record: GameRecord,
  entries: number,
  { seed = newSeed(), sameChance = false, knownTo }: Branching = {},
): Table<T> {
  let then: Mark | undefined;
  let n = 0;
  const end = replay(unbound, record, undefined, (table) => {
    if (n++ === entries) then = mark(table);
  });
  if (then === undefined) throw new RecordError(`This game has no position after entry ${entries}.`);
  const { game } = end;
  const isOver = game.outcome(inside(end).state) !== undefined;
  const isSecret = !isOver && !isOpen(then);
  if (isSecret && knownTo === undefined)
    throw new RecordError('The game isn’t over, so nobody may know what was hidden at this moment.');
  const { state, streams } = inside(backTo(end, then));
  if (game.outcome(state) !== undefined) throw new RecordError('The game is over at this moment.');
  const position = { state: writtenState(state), ...(isSecret && { knownTo: knownTo! }) };
  if (!sameChance) return beginAt(game, end, position, seed);
  if (!isOver || streams === undefined)
    throw new RecordError('The same chance can only come again once the game is over and its seed is known.');
  return beginAt(game, end, position, streams.seed, streams.reached());
}

/** A position to begin with. */
export interface StartingPosition {
  readonly state: StateJson;
  /** What this reader does not know is imagined. */
  readonly knownTo?: Seat | 'watcher';
}

/** A new table that begins with a position, by chance of its own or at a point of a seed that had a game before. */
export function beginAt<T extends GameTypes>(
  game: Game<T>,
  { seats, options }: { readonly seats: number; readonly options: object },
  { state, knownTo }: StartingPosition,
  seed = newSeed(),
  reached: Snapshot['reached'] = {},
): Table<T> {
  const known =
    knownTo === undefined
      ? state
      : writtenState(
          imagine(
            game,
            project<T>(copy(state) as StateJson & T['State'], knownTo),
            new TableDealer(new Streams(`${seed}/imagined`)),
          ),
        );
  const head = {
    ...{ game: game.name, seats, seed, commitment: commitmentTo(seed) },
    options: copy(options) as GameRecord['options'],
    ...(game.pack && { pack: game.pack.whole }),
  };
  return resume(game, head, { version: game.version, entries: 0, state: known, reached });
}
