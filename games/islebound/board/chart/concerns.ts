import { at, type Choice } from '@skerry/engine';
import { CELLS, type Cell } from '../../content/map.ts';
import { TOWN_NAMES } from '../../content/vocabulary.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';

type Why = NonNullable<Choice<Islebound>['why']>;

/** What the choices are about, as far as they are about a region. */
export interface Concern {
  /** What can be done there, the first of it first. */
  readonly offered: readonly Action[];
  readonly refused: readonly { readonly action: Action; readonly why: Why }[];
}

/** What is done where the ship lies. */
const HERE: readonly Action['act'][] = [
  'visit',
  'visitByParts',
  'attack',
  'diplomacy',
  'hunt',
  'raid',
  'event',
  'trade',
  'decline',
];

/** Reasons that say nothing of the town. */
const NOT_OF_THE_TOWN: readonly Why['why'][] = ['eventElsewhere', 'noEventThere', 'noShipHere', 'ownTown'];

export function concerns(telling: TextContext, choices: readonly Choice<Islebound>[]): ReadonlyMap<Cell, Concern> {
  const { state } = telling;
  const here = CELLS[at(state.ships, telling.reader ?? state.active)];
  const found = new Map<Cell, { offered: Action[]; refused: { action: Action; why: Why }[] }>();
  for (const { action, why } of choices) {
    const cell = cellOf(telling, action, here);
    if (cell === undefined || (why !== undefined && NOT_OF_THE_TOWN.includes(why.why))) continue;
    const concern = found.get(cell) ?? { offered: [], refused: [] };
    found.set(cell, concern);
    if (why === undefined) concern.offered.push(action);
    else concern.refused.push({ action, why });
  }
  return found;
}

function cellOf({ state }: TextContext, action: Action, here: Cell | undefined): Cell | undefined {
  if (action.act === 'sail') return action.to;
  if (action.act === 'homePort') return CELLS[state.towns.indexOf(TOWN_NAMES.indexOf(action.port))];
  return HERE.includes(action.act) ? here : undefined;
}
