import type { GameTypes } from '../contract.ts';
import { canonical } from '../json.ts';
import { play } from '../keeping/play.ts';
import { asks, clone, inside, type Table } from '../table.ts';
import { offeredTo } from './offering.ts';

/**
 * How many different states can be reached from a table by 1, 2, ... `depth` actions of all seats that are asked or may
 * act. Chance comes from the table's own seed. A figure that changes shows that some rule has.
 */
export function positions<T extends GameTypes>(table: Table<T>, depth: number): number[] {
  let front = [table];
  return Array.from({ length: depth }, () => {
    front = [...new Map(front.flatMap(next).map((reached) => [canonical(inside(reached).state), reached])).values()];
    return front.length;
  });
}

/** The tables after each single action. */
function next<T extends GameTypes>(table: Table<T>): Table<T>[] {
  return asks(table).flatMap(({ seat }) =>
    offeredTo(table, seat).map((action) => {
      const reached = clone(table);
      play(reached, seat, action);
      return reached;
    }),
  );
}
