import type { Game, GameTypes } from '../contract.ts';
import { copy, writtenState } from '../json.ts';
import { inside, type Table } from '../table.ts';
import { open } from './play.ts';
import { save } from './record.ts';
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
