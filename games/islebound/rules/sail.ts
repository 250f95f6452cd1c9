import { at, type ListBy, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { CELLS, type Cell, type CellNumber, cellName } from '../content/map.ts';
import { distanceBetween, FAR, slotOf, type Waters, type World } from '../content/world.ts';
import { bonus, may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { count } from './crew.ts';
import { isAt, whyNotAt } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { playerOf, type State, shipOf } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const SAILS: ListBy<CellNumber, ActionOf<'sail'>> = CELLS.map((to): ActionOf<'sail'> => ({ act: 'sail', to }));
const BERTH = { do: 'exhaust', symbols: ['administrate'], for: 'berth' } as const;

export const chartOf = (world: World, state: Pick<State, 'order'>): Waters => at(world.charts, state.order);

/** IB-28: at most 4 before fish. */
export function speedOf(world: World, state: State, seat: Seat): number {
  const sailing = count(playerOf(state, seat).deck & world.skilled.sail);
  return Math.min(CONSTANTS.maxSpeed, CONSTANTS.baseSpeed + sailing + bonus(world, state, seat, 'speed'));
}

const isSameBoard = (one: CellNumber, other: CellNumber): boolean =>
  slotOf(one) !== undefined && slotOf(one) === slotOf(other);

/** IB-34, IB-186: why ending there costs one Administrate crew member, if it does. */
export function berthCost(world: World, state: State, seat: Seat, cell: CellNumber): 'ship' | 'board' | undefined {
  let cost: 'ship' | 'board' | undefined;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const ship = shipOf(state, other);
    if (ship === cell) cost = 'ship';
    else if (state.closeQuarters && isSameBoard(ship, cell)) cost ??= 'board';
  }
  return cost !== undefined && may(world, state, seat, 'freeBerth') ? undefined : cost;
}

/** IB-32: the first shortest route by the order of regions, without its start. */
export function routeBetween(chart: Waters, from: CellNumber, to: CellNumber): Cell[] {
  if (from === to) return [];
  const left = distanceBetween(chart, from, to);
  const next = at(chart.near, from).find((cell) => distanceBetween(chart, cell, to) < left) ?? to;
  return [cellName(next), ...routeBetween(chart, next, to)];
}

export const sailStep = (world: World): StepRules<'sail'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['sail'],
  offers(state, _step, seat, offers) {
    const { deck, fish } = playerOf(state, seat);
    const from = shipOf(state, seat);
    const distances = at(chartOf(world, state).distance, from);
    const reach = speedOf(world, state, seat) + fish;
    const canBerth = (deck & world.skilled.administrate) !== 0;
    for (let cell = 0; cell < SAILS.length; cell++) {
      if (cell === from || (distances[cell] ?? FAR) > reach) continue;
      if (canBerth || berthCost(world, state, seat, cell) === undefined) offers.push(at(SAILS, cell));
    }
  },
  run() {},
});

export const sail = (world: World): Rules<'sail'> => ({
  fields: { to: CELLS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'sail')) tries.push(...SAILS);
  },
  why: (state, seat, { to }) => whyNotAt(state, seat, 'sail') ?? whyNotThere(world, state, seat, CELLS.indexOf(to)),
  take(state, seat, { to }, dealer) {
    state.agenda.pop();
    const from = shipOf(state, seat);
    const cell = CELLS.indexOf(to);
    const chart = chartOf(world, state);
    // IB-31, IB-32: each fish adds one step.
    const fish = Math.max(0, distanceBetween(chart, from, cell) - speedOf(world, state, seat));
    const cost = berthCost(world, state, seat, cell);
    playerOf(state, seat).fish -= fish;
    state.ships[seat] = cell;
    if (dealer.tell)
      dealer.tell({ fact: 'sailed', seat, route: [cellName(from), ...routeBetween(chart, from, cell)], fish });
    if (cost !== undefined) state.agenda.push(BERTH);
  },
});

function whyNotThere(world: World, state: State, seat: Seat, cell: CellNumber): Reason | undefined {
  const { deck, fish } = playerOf(state, seat);
  const from = shipOf(state, seat);
  // IB-27
  if (cell === from) return { why: 'mustMove' };
  const distance = distanceBetween(chartOf(world, state), from, cell);
  const speed = speedOf(world, state, seat);
  if (distance > speed + fish) return { why: 'tooFar', distance, speed, fish };
  // IB-35, IB-187
  if ((deck & world.skilled.administrate) !== 0) return undefined;
  const cost = berthCost(world, state, seat, cell);
  const board = slotOf(cell);
  if (cost === 'board' && board !== undefined) return { why: 'needAdministrateCloseQuarters', board };
  return cost === 'ship' ? { why: 'needAdministrate', ships: shipsAt(state, seat, cell) } : undefined;
}

function shipsAt(state: State, seat: Seat, cell: CellNumber): Seat[] {
  return state.ships.flatMap((ship, other) => (ship === cell && other !== seat ? [other] : []));
}
