import type { Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, whyNoAction } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { playerOf, type State, type Step } from './state.ts';
import { needFor, ownerAt, townAt } from './town.ts';
import type { Rules } from './types.ts';

export const ATTACK: ActionOf<'attack'> = { act: 'attack' };

const GROUP_STEPS: readonly Step[] = [
  { do: 'roll' },
  { do: 'combat' },
  { do: 'groupIchor' },
  { do: 'groupSerpents' },
  { do: 'groupPirates' },
];

/** IB-83, IB-84 */
export function whyNoAttack(world: World, state: State, seat: Seat): Reason | undefined {
  if (ownerAt(state, seat) === seat) return { why: 'ownTown' };
  if (!townAt(world, state, seat).isRed) return { why: 'noRedBanner' };
  const { pirates, serpents, ichor } = playerOf(state, seat);
  return pirates + serpents === 0 && !ichor ? { why: 'noFleet' } : undefined;
}

export const attack = (world: World): Rules<'attack'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(ATTACK);
  },
  why: (state, seat) => whyNoAction(state, seat) ?? whyNoAttack(world, state, seat),
  take(state, seat, _action, dealer) {
    state.acted = true;
    const need = needFor(world, state, seat);
    state.attack = {
      need,
      pirates: 0,
      serpents: 0,
      ichor: false,
      combat: 0,
      dice: [],
      placed: [],
      strength: 0,
      injured: 0,
    };
    dealer.tell?.({ fact: 'attackDeclared', seat, town: townAt(world, state, seat).name, need });
    state.agenda.push(...GROUP_STEPS);
  },
});
