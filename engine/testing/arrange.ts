import { Streams } from '../content/seed.ts';
import type { GameTypes } from '../contract.ts';
import { TableDealer } from '../dealers.ts';
import { copy } from '../json.ts';
import { settle } from '../loop.ts';
import { Row } from '../row.ts';
import { inside, type Table, tableWith } from '../table.ts';

/**
 * A table in a changed position, for tests and puzzles. `change` gets a copy of the whole state to alter; steps that
 * run by themselves are then run. The given table stays as it is. The new one can be played on but has no history.
 */
export function arrange<T extends GameTypes>(table: Table<T>, change: (state: T['State']) => void): Table<T> {
  const state = stateOf(table);
  change(state);
  const streams = inside(table).streams?.clone() ?? new Streams('arranged');
  settle(table.game, state, new TableDealer<T['Fact']>(streams));
  return tableWith(table, { ...inside(table), state, streams, entries: Row.of(), past: Row.of(), final: undefined });
}

/** A table that stands in the given state; otherwise like `arrange`. */
export function standingAt<T extends GameTypes>(table: Table<T>, state: T['State']): Table<T> {
  return arrange(table, (before) => Object.assign(before, state));
}

/** The whole state of a table, a copy: only for tests. Everything else gets views. */
export function stateOf<T extends GameTypes>(table: Table<T>): T['State'] {
  return copy(inside(table).state);
}
