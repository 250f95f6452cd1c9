import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { CELLS, type Cell, SLOTS } from '../content/map.ts';
import { SLOT_OF, type Waters, type World } from '../content/world.ts';
import { bonus, may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { count } from './crew.ts';
import { isAt, whyNotAt } from './current-step.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const SAILS = CELLS.map((to): ActionOf<'sail'> => ({ act: 'sail', to }));
const BERTH = { do: 'exhaust', symbols: ['administrate'], for: 'berth' } as const;

/** The map of this table. */
export const chartOf = (world: World, state: Pick<State, 'order'>): Waters => world.charts[state.order]!;

/** IB-28: at most 4 before fish. */
export function speedOf(world: World, state: State, seat: Seat): number {
  const sailing = count(state.players[seat]!.deck & world.skilled.sail);
  return Math.min(CONSTANTS.maxSpeed, CONSTANTS.baseSpeed + sailing + bonus(world, state, seat, 'speed'));
}

/** IB-34, IB-186: what makes ending there cost one Administrate crew member, if something does. */
export function berthCost(world: World, state: State, seat: Seat, cell: number): 'ship' | 'board' | undefined {
  const slot = SLOT_OF[cell]!;
  let cost: 'ship' | 'board' | undefined;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const ship = state.ships[other]!;
    if (ship === cell) cost = 'ship';
    else if (state.closeQuarters && slot >= 0 && SLOT_OF[ship] === slot) cost ??= 'board';
  }
  return cost !== undefined && may(world, state, seat, 'freeBerth') ? undefined : cost;
}

/** IB-32: the first shortest route in the order of the regions, without its start. */
export function routeBetween({ near, distance }: Waters, from: number, to: number): Cell[] {
  const route: Cell[] = [];
  for (let cell = from; cell !== to; ) {
    cell = near[cell]!.find((next) => distance[next]![to]! < distance[cell]![to]!)!;
    route.push(CELLS[cell]!);
  }
  return route;
}

export const sailStep = (world: World): StepRules<'sail'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['sail'],
  offers(state, _step, seat, offers) {
    const { deck, fish } = state.players[seat]!;
    const from = state.ships[seat]!;
    const distances = chartOf(world, state).distance[from]!;
    const reach = speedOf(world, state, seat) + fish;
    const canBerth = (deck & world.skilled.administrate) !== 0;
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (cell === from || distances[cell]! > reach) continue;
      if (canBerth || berthCost(world, state, seat, cell) === undefined) offers.push(SAILS[cell]!);
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
    const from = state.ships[seat]!;
    const cell = CELLS.indexOf(to);
    const chart = chartOf(world, state);
    // IB-31, IB-32: each fish adds one step.
    const fish = Math.max(0, chart.distance[from]![cell]! - speedOf(world, state, seat));
    const cost = berthCost(world, state, seat, cell);
    state.players[seat]!.fish -= fish;
    state.ships[seat] = cell;
    if (dealer.tell)
      dealer.tell({ fact: 'sailed', seat, route: [CELLS[from]!, ...routeBetween(chart, from, cell)], fish });
    if (cost !== undefined) state.agenda.push(BERTH);
  },
});

function whyNotThere(world: World, state: State, seat: Seat, cell: number): Reason | undefined {
  const { deck, fish } = state.players[seat]!;
  const from = state.ships[seat]!;
  // IB-27
  if (cell === from) return { why: 'mustMove' };
  const distance = chartOf(world, state).distance[from]![cell]!;
  const speed = speedOf(world, state, seat);
  if (distance > speed + fish) return { why: 'tooFar', distance, speed, fish };
  // IB-35, IB-187
  if ((deck & world.skilled.administrate) !== 0) return undefined;
  const cost = berthCost(world, state, seat, cell);
  if (cost === 'board') return { why: 'needAdministrateCloseQuarters', board: SLOTS[SLOT_OF[cell]!]! };
  return cost === 'ship' ? { why: 'needAdministrate', ships: shipsAt(state, seat, cell) } : undefined;
}

/** The other ships in a region. */
function shipsAt(state: State, seat: Seat, cell: number): Seat[] {
  return state.ships.flatMap((ship, other) => (ship === cell && other !== seat ? [other] : []));
}
