import type { Offers, Seat } from '@skerry/engine';
import { type Leave, NONE } from '../content/vocabulary.ts';
import { CELLS, cardOf, type World } from '../content/world.ts';
import { offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { returnCaptain } from './captain.ts';
import { active, notAsked, plain, top, whyNotYou } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { isRuined, isVoyaging, portOf } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const STOP_HERE: ActionOf<'stopHere'> = { act: 'stopHere' };

/** Whether a Captain's ability allows something. */
function allows(world: World, state: State, seat: Seat, leave: Leave): boolean {
  const { captain } = playerOf(state, seat);
  return captain !== NONE && cardOf(world, captain).statics.leaves.includes(leave);
}

/** ID-87: the current lanes of each port. */
const legsFrom = (world: World, state: State, port: number) =>
  (isRuined(world, state) ? world.chart.ruinedLegs : world.chart.legs)[port]!;

/** ID-81: whether a numbered lane's tile is on the board. */
export function isOpen(world: World, state: State, number: number): boolean {
  for (const eventSpace of state.tiles)
    if (eventSpace !== NONE && world.chart.eventSpaces[eventSpace]!.number === number) return true;
  return false;
}

/** ID-158 */
function isPassable(world: World, state: State, seat: Seat, number: number): boolean {
  return number === 0 || isOpen(world, state, number) || allows(world, state, seat, 'hiddenLanes');
}

/** ID-152, ID-159: why a Hero cannot set sail from here. */
function whyNoSetSail(world: World, state: State, seat: Seat): Reason | undefined {
  const player = playerOf(state, seat);
  const port = portOf(world, state, player);
  if (port === NONE) return { why: 'notInTown' };
  if (player.captain === NONE) return { why: 'noCaptain' };
  if (state.event === NONE || cardOf(world, state.event).textStatics.noSail !== port) return undefined;
  return allows(world, state, seat, 'sailAnyway') ? undefined : { why: 'sailForbidden', event: state.event };
}

/** Why no lane leads there. ID-160: a move through an anchor must not return to its start. */
function whyNoLane(world: World, state: State, seat: Seat, to: number, began: number): Reason | undefined {
  const legs = legsFrom(world, state, portOf(world, state, playerOf(state, seat)));
  const found = legs.filter((leg) => leg.to === to);
  if (found.length === 0) return { why: 'noLane', to: world.chart.ports[to]! };
  if (to === began) return { why: 'notBackAtOnce' };
  if (found.some(({ number }) => isPassable(world, state, seat, number))) return undefined;
  return { why: 'laneClosed', number: found[0]!.number };
}

/** Lanes of every port as actions, built once per game. */
const lanesOf = (world: World): readonly ActionOf<'lane'>[] => {
  const found = LANES.get(world) ?? world.chart.ports.map((to) => ({ act: 'lane', to }) as const);
  LANES.set(world, found);
  return found;
};
const LANES = new WeakMap<World, readonly ActionOf<'lane'>[]>();

/** Lanes open to a Hero in a town with a Captain, or on an anchor. */
export function offerLanes(world: World, state: State, seat: Seat, offers: Offers<Action>, began = NONE): void {
  const player = playerOf(state, seat);
  if (player.captain === NONE) return;
  if (!isVoyaging(player) && whyNoSetSail(world, state, seat) !== undefined) return;
  const lanes = lanesOf(world);
  for (const { to, number } of legsFrom(world, state, portOf(world, state, player)))
    if (to !== began && isPassable(world, state, seat, number)) offers.push(lanes[to]!);
}

/** ID-157: a Hero who begins the Movement Step on an anchor must sail on. */
export const sail = (world: World): StepRules<'sail'> => ({
  isStart: true,
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['use', 'lane'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offerLanes(world, state, seat, offers);
  },
  run() {},
});

/** ID-155: along one lane to its next anchor or town. */
export const lane = (world: World): Rules<'lane'> => ({
  fields: { to: world.chart.ports },
  tries(state, seat, tries) {
    const step = top(state);
    if (seat !== state.active || (step.do !== 'move' && step.do !== 'sail' && step.do !== 'sailThrough')) return;
    const port = portOf(world, state, playerOf(state, seat));
    if (port !== NONE) for (const { to } of legsFrom(world, state, port)) tries.push(lanesOf(world)[to]!);
  },
  why(state, seat, { to }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    const port = world.chart.ports.indexOf(to);
    switch (step.do) {
      case 'move':
        return whyNoSetSail(world, state, seat) ?? whyNoLane(world, state, seat, port, NONE);
      case 'sail':
        return whyNoLane(world, state, seat, port, NONE);
      case 'sailThrough':
        return whyNoLane(world, state, seat, port, step.from);
      default:
        return isVoyaging(playerOf(state, seat)) ? { why: 'onlyThePilot' } : notAsked(state);
    }
  },
  take(state, seat, { to }, dealer) {
    const step = state.agenda.pop()!;
    const player = playerOf(state, seat);
    const from = portOf(world, state, player);
    const port = world.chart.ports.indexOf(to);
    const began = step.do === 'sailThrough' ? step.from : from;
    const left = step.do === 'sailThrough' ? step.left : cardOf(world, player.captain).statics.legs;
    if (step.do === 'move') dealer.tell?.({ fact: 'setSail', seat, town: world.chart.ports[from]! });
    sailTo(world, state, seat, from, port, began, dealer);
    if (left > 1 && isVoyaging(player)) state.agenda.push({ do: 'sailThrough', from: began, left: left - 1 });
  },
});

function sailTo(
  world: World,
  state: State,
  seat: Seat,
  from: number,
  port: number,
  began: number,
  dealer: Dealer,
): void {
  const { ports, towns } = world.chart;
  const player = playerOf(state, seat);
  const isTown = port < towns.length;
  player.at = isTown ? towns[port]! : CELLS + port - towns.length;
  const through = began === from ? null : ports[from]!;
  dealer.tell?.({ fact: 'sailed', seat, from: ports[began]!, to: ports[port]!, through });
  if (!isTown) return;
  // ID-161: the voyage ends, and there is no Adventure.
  dealer.tell?.({ fact: 'landed', seat, town: ports[port]! });
  returnCaptain(world, state, seat, port, dealer);
  const at = state.agenda.findLastIndex((step) => step.do === 'adventure');
  if (at >= 0) state.agenda.splice(at, 1);
}

/** ID-160: with The Nameless Pilot the move may go through one anchor. */
export const sailThrough = (world: World): StepRules<'sailThrough'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['use', 'lane', 'stopHere'],
  offers(state, step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offerLanes(world, state, seat, offers, step.from);
    offers.push(STOP_HERE);
  },
  run() {},
});

export const stopHere = plain(STOP_HERE, ['sailThrough'], (state) => {
  state.agenda.pop();
});
