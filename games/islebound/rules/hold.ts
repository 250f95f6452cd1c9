import { at, type ListBy, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { top, whyNotAt } from './current-step.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** Amounts that a step can name; more than any gain. */
const AMOUNTS = Array.from({ length: 100 }, (_, n) => n);

const STOWS: ListBy<Seat, Step> = [0, 1, 2, 3].map((seat) => ({ do: 'stow', seat }));

/** IB-138: the capacity of the hold. */
export const holdLimit = (world: World, state: State, seat: Seat): number =>
  CONSTANTS.hold + bonus(world, state, seat, 'hold');

/** IB-139: goods beyond the limit are dumped at once. */
export function checkHold(world: World, state: State, seat: Seat): void {
  const { wood, fish } = playerOf(state, seat);
  if (wood + fish > CONSTANTS.hold && wood + fish > holdLimit(world, state, seat)) state.agenda.push(at(STOWS, seat));
}

export const stow = (world: World): StepRules<'stow'> => ({
  asks(state, step, seat) {
    if (step.seat !== seat) return false;
    const { least, most } = woodToDump(world, state, seat);
    return least < most;
  },
  acts: ['dump'],
  run(state, { seat }, dealer) {
    const { least, excess } = woodToDump(world, state, seat);
    dumpGoods(state, seat, least, excess - least, dealer);
  },
});

/** IB-139: exactly the excess, old goods or new. */
function woodToDump(world: World, state: State, seat: Seat): { least: number; most: number; excess: number } {
  const { wood, fish } = playerOf(state, seat);
  const excess = wood + fish - holdLimit(world, state, seat);
  return { least: Math.max(0, excess - fish), most: Math.min(wood, excess), excess };
}

export const dump = (world: World): Rules<'dump'> => ({
  fields: { wood: AMOUNTS, fish: AMOUNTS },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'stow' || step.seat !== seat) return;
    const { least, most, excess } = woodToDump(world, state, seat);
    for (let wood = least; wood <= most; wood++) tries.push(dumping(wood, excess - wood));
  },
  why(state, seat, { wood, fish }) {
    const notNow = whyNotAt(state, seat, 'stow');
    if (notNow !== undefined) return notNow;
    const { excess } = woodToDump(world, state, seat);
    if (wood + fish !== excess) return { why: 'exactlyTheExcess', n: excess };
    const player = playerOf(state, seat);
    if (wood > player.wood) return { why: 'lacks', what: 'wood', need: wood, have: player.wood };
    return fish > player.fish ? { why: 'lacks', what: 'fish', need: fish, have: player.fish } : undefined;
  },
  take(state, seat, { wood, fish }, dealer) {
    state.agenda.pop();
    dumpGoods(state, seat, wood, fish, dealer);
  },
});

const dumping = (wood: number, fish: number): ActionOf<'dump'> => ({ act: 'dump', wood, fish });

function dumpGoods(state: State, seat: Seat, wood: number, fish: number, dealer: Dealer): void {
  const player = playerOf(state, seat);
  player.wood -= wood;
  player.fish -= fish;
  dealer.tell?.({ fact: 'dumped', seat, wood, fish });
}
