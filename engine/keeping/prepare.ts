import { commitmentTo, newSeed } from '../content/seed.ts';
import type { Game, GameTypes } from '../contract.ts';
import { RecordError } from '../errors.ts';
import { copy, writtenState } from '../json.ts';
import { backTo, isOpen, type Mark, mark } from '../mark.ts';
import { inside, type Table } from '../table.ts';
import { open } from './play.ts';
import { type GameRecord, replay, save } from './record.ts';
import { resume } from './snapshot.ts';

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

/**
 * A new table that begins where a recorded game stood after so many entries, and goes on by chance of its own. What was hidden
 * then is as the record knows it, so the game must be over, or nothing hidden at that moment: throws a `RecordError` otherwise.
 */
export function branch<T extends GameTypes>(
  unbound: Game<T>,
  record: GameRecord,
  entries: number,
  seed = newSeed(),
): Table<T> {
  let then: Mark | undefined;
  let n = 0;
  const end = replay(unbound, record, undefined, (table) => {
    if (n++ === entries) then = mark(table);
  });
  if (then === undefined) throw new RecordError(`This game has no position after entry ${entries}.`);
  const { game } = end;
  if (game.outcome(inside(end).state) === undefined && !isOpen(then))
    throw new RecordError('The game isn’t over, so nobody may know what was hidden at this moment.');
  const { state } = inside(backTo(end, then));
  if (game.outcome(state) !== undefined) throw new RecordError('The game is over at this moment.');
  const head = { ...save(end), commitment: commitmentTo(seed), seed };
  return resume(game, head, { version: game.version, entries: 0, state: writtenState(state), reached: {} });
}
