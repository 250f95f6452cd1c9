import { announce as announceTo, at, type Abilities as Listening, type Seat, takeUpAbility } from '@skerry/engine';
import type { Leave, Modified, Where } from '../content/vocabulary.ts';
import type { Abilities, Listener, World } from '../content/world.ts';
import { gain } from './gain.ts';
import { playerOf, type State, type Trigger } from './state.ts';
import { ownerAt, townAt } from './town.ts';
import type { StepRules } from './types.ts';

/** Abilities of buildings at this table. */
export function abilities(world: World, state: State): Abilities {
  return state.architect ? world.abilities.architect : world.abilities[state.edition];
}

/** Whether a building in the seat's city allows something. */
export function may(world: World, state: State, seat: Seat, leave: Leave): boolean {
  const { city } = playerOf(state, seat);
  if (city.length === 0) return false;
  for (const building of abilities(world, state).leaves[leave]) if (city.includes(building)) return true;
  return false;
}

/** The sum of a modifier over the seat's city. */
export function bonus(world: World, state: State, seat: Seat, what: Modified): number {
  const { city } = playerOf(state, seat);
  let sum = 0;
  if (city.length === 0) return sum;
  for (const { building, n } of abilities(world, state).modify[what]) if (city.includes(building)) sum += n;
  return sum;
}

/** IB-125: listeners at this table: buildings, by number. */
const listeners = (world: World, state: State): Listening<State, Listener, Trigger> => ({
  bearers: (state, seat) => playerOf(state, seat).city.toSorted((a, b) => a - b),
  of: (bearer) => at(abilities(world, state).gifts, Number(bearer)),
  fits: (_state, seat, listener, trigger) => timesDue(world, state, seat, listener, trigger) > 0,
});

/** How often a listener's gift is due at a trigger. */
function timesDue(world: World, state: State, seat: Seat, { each, where, of }: Listener, trigger: Trigger): number {
  switch (trigger.when) {
    case 'bookGained':
      return Math.floor((trigger.before + trigger.count) / each) - Math.floor(trigger.before / each);
    case 'townGift':
      return trigger.of === of ? 1 : 0;
    case 'visited':
      return isThere(world, state, seat, where) ? 1 : 0;
    default:
      return 1;
  }
}

function isThere(world: World, state: State, seat: Seat, where: Where | undefined): boolean {
  if (where === undefined) return true;
  return ownerAt(state, seat) === seat && (where === 'ownTown' || townAt(world, state, seat).isPort);
}

/** Every listener in the seat's city gives its gift. */
export function announce(world: World, state: State, seat: Seat, trigger: Trigger): void {
  const { city } = playerOf(state, seat);
  if (city.length === 0) return;
  for (const building of abilities(world, state).hearing[trigger.when]) {
    if (!city.includes(building)) continue;
    announceTo(listeners(world, state), state, trigger, [seat]);
    return;
  }
}

export const abilityStep = (world: World): StepRules<'ability'> => ({
  run(state, step, dealer) {
    const { seat, bearer, occasion: trigger } = step;
    const listener = takeUpAbility(listeners(world, state), state, step);
    if (listener === undefined) return;
    const n = listener.n * timesDue(world, state, seat, listener, trigger);
    gain(world, state, seat, listener.what, n, Number(bearer), dealer);
  },
});
