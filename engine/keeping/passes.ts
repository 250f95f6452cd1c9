import type { Action, Seat } from '../contract.ts';
import { type Asking, passOf } from '../first/prompts.ts';
import { awaited, inside, type Table } from '../table.ts';
import { project } from '../view.ts';

/** The passes of those who do not want to be asked where the table stands, by when each wants to be asked. */
export function passesAt(table: Table, asking: readonly Asking[]): { readonly seat: Seat; readonly action: Action }[] {
  const { game } = table;
  if (game.prompts === undefined) return [];
  const { state } = project(inside(table).state, 'watcher');
  return awaited(table).flatMap((seat) => {
    const action = passOf(game, state, seat, asking[seat] ?? 'always');
    return action === undefined ? [] : [{ seat, action }];
  });
}
