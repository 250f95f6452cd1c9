import {
  type Action,
  type Game,
  type GameState,
  isOpen,
  legal,
  proceed,
  RecordError,
  type Seat,
  same,
  tableFromView,
  type View,
} from '@skerry/engine';
import { LONGEST_PATH } from '@skerry/tables';

/**
 * How much of a path can be decided in advance: the part of `path` that is certain to be legal after `action`. It ends before the
 * first step that the rules refuse, or that would follow on chance, on another seat or on something hidden.
 */
export function certainSteps(
  game: Game,
  { seat, state }: View & { readonly seat: Seat },
  action: Action,
  path: readonly Action[],
): Action[] {
  const then = path.slice(0, LONGEST_PATH - 1);
  let last = action;
  let before = state;
  for (const [n, next] of then.entries()) {
    if (!isOpen(tableFromView(game, { seat, state: before }))) return then.slice(0, n);
    const after = withoutChance(game, before, seat, last);
    if (after === undefined) return then.slice(0, n);
    if (!legal(tableFromView(game, { seat, state: after }), seat).some((each) => same(each, next)))
      return then.slice(0, n);
    last = next;
    before = after;
  }
  return then;
}

function withoutChance(game: Game, state: View['state'], seat: Seat, action: Action): View['state'] | undefined {
  try {
    return proceed(game, state as GameState, { seat, action }).state;
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}
