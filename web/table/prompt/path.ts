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
 * The part of `path` that is certain to be legal after `action`. It ends before the first step that the rules refuse,
 * or that would follow chance, another seat's action or hidden information. After a whole path, obvious forced answers
 * are added.
 */
export function certainSteps(
  game: Game,
  { seat, state }: View & { readonly seat: Seat },
  action: Action,
  path: readonly Action[],
  isObvious?: (action: Action) => boolean,
): Action[] {
  const steps: Action[] = [];
  let last = action;
  let before = state;
  while (steps.length < LONGEST_PATH - 1 && (steps.length < path.length || isObvious !== undefined)) {
    if (!isOpen(tableFromView(game, { seat, state: before }))) break;
    const after = withoutChance(game, before, seat, last);
    if (after === undefined) break;
    const offered = legal(tableFromView(game, { seat, state: after }), seat);
    const wanted = path[steps.length];
    const next =
      wanted === undefined
        ? offered.find((only) => offered.length === 1 && isObvious?.(only))
        : offered.find((each) => same(each, wanted));
    if (next === undefined) break;
    steps.push(next);
    last = next;
    before = after;
  }
  return steps;
}

function withoutChance(game: Game, state: View['state'], seat: Seat, action: Action): View['state'] | undefined {
  try {
    return proceed(game, state as GameState, { seat, action }).state;
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}
