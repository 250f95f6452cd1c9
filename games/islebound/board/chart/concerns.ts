import { at, type Choice } from '@skerry/engine';
import { type Concern as ConcernOf, concernsBy } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import { TOWN_NAMES } from '../../content/vocabulary.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';

type Choices = readonly Choice<Islebound>[];
export type Concern = ConcernOf<Islebound>;

/** Actions at the ship's place. */
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

/** Reasons that say nothing about the town, or that can never change there. */
const NOT_OF_THE_TOWN: readonly (string | undefined)[] = [
  'eventElsewhere',
  'noEventThere',
  'noShipHere',
  'ownTown',
  'noRedBanner',
  'noBlueGreenBanner',
];

/** Choices by region. */
export function concerns({ state, reader }: TextContext, choices: Choices): ReadonlyMap<Cell, Concern> {
  const here = CELLS[at(state.ships, reader ?? state.active)];
  const cellOf = (action: Action): Cell | undefined => {
    if (action.act === 'sail') return action.to;
    if (action.act === 'homePort') return CELLS[state.towns.indexOf(TOWN_NAMES.indexOf(action.port))];
    return HERE.includes(action.act) ? here : undefined;
  };
  return concernsBy(choices, ({ action, why }) => {
    const cell = cellOf(action);
    return cell === undefined || NOT_OF_THE_TOWN.includes(why?.why) ? [] : [cell];
  });
}
