import { at, type ListBy, type Seat } from '@skerry/engine';
import { CREW_KINDS, type CrewNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { abilities } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { healOne, kindsIn } from './crew.ts';
import { isAt, top, whyNoFreeAction, whyNotAt } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { playerOf, type State } from './state.ts';
import type { Rules, StepRules } from './types.ts';

export const HEAL: ActionOf<'heal'> = { act: 'heal' };
const HEALS: ListBy<CrewNumber, ActionOf<'healCrew'>> = CREW_KINDS.map(
  (crew): ActionOf<'healCrew'> => ({ act: 'healCrew', crew }),
);

/** Injured crew that a seat's buildings heal as a free action. */
function healing(world: World, state: State, seat: Seat): number {
  const { city } = playerOf(state, seat);
  let sum = 0;
  for (const { building, n } of abilities(world, state).heals) if (city.includes(building)) sum += n;
  return sum;
}

export function whyNoHealing(world: World, state: State, seat: Seat): Reason | undefined {
  if (healing(world, state, seat) === 0) return { why: 'noMiracleHut' };
  if (state.healed) return { why: 'usedThisTurn' };
  return playerOf(state, seat).injured === 0 ? { why: 'nobodyInjured' } : undefined;
}

/** IB-153: once a turn. */
export const heal = (world: World): Rules<'heal'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act') && healing(world, state, seat) > 0) tries.push(HEAL);
  },
  why: (state, seat) => whyNoFreeAction(state, seat) ?? whyNoHealing(world, state, seat),
  take(state, seat, _action, dealer) {
    state.healed = true;
    if (dealer.tell) {
      const { city } = playerOf(state, seat);
      for (const { building } of abilities(world, state).heals)
        if (city.includes(building)) dealer.tell({ fact: 'abilityUsed', seat, building });
    }
    state.agenda.push({ do: 'heal', left: healing(world, state, seat) });
  },
});

export const healStep: StepRules<'heal'> = {
  asks: (state, _step, seat) => seat === state.active && kindsIn(playerOf(state, seat).injured).length > 1,
  acts: ['healCrew'],
  run(state, { left }, dealer) {
    const [kind] = kindsIn(playerOf(state, state.active).injured);
    if (kind === undefined) return;
    healOne(state, state.active, kind, dealer);
    if (left > 1) state.agenda.push({ do: 'heal', left: left - 1 });
  },
};

export const healCrew: Rules<'healCrew'> = {
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'heal')) return;
    for (const kind of kindsIn(playerOf(state, seat).injured)) tries.push(at(HEALS, kind));
  },
  why(state, seat, { crew }) {
    const notNow = whyNotAt(state, seat, 'heal');
    if (notNow !== undefined) return notNow;
    const isInjured = kindsIn(playerOf(state, seat).injured).includes(CREW_KINDS.indexOf(crew));
    return isInjured ? undefined : { why: 'notInjured' };
  },
  take(state, seat, { crew }, dealer) {
    const step = top(state);
    state.agenda.pop();
    healOne(state, seat, CREW_KINDS.indexOf(crew), dealer);
    if (step.do === 'heal' && step.left > 1) state.agenda.push({ do: 'heal', left: step.left - 1 });
  },
};
