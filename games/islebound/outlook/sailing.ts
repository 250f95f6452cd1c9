import { at, type Choice, type Seat } from '@skerry/engine';
import { CELLS, type Cell, cellName } from '../content/map.ts';
import { distanceBetween } from '../content/world.ts';
import { berthCost, chartOf, routeBetween, speedOf } from '../rules/sail.ts';
import type { Islebound } from '../rules/types.ts';
import { type Position, publicState } from './position.ts';

/** The cost of a passage. */
export interface Voyage {
  readonly steps: number;
  readonly fish: number;
  /** Whether an Administrate crew member is exhausted there. */
  readonly berth: boolean;
}

/** A region as a destination of the ship to move. */
export interface Reach extends Voyage {
  /** The reason against it. */
  readonly why: Choice<Islebound>['why'];
}

/** IB-28: a ship's range before it needs fish. */
export const speedIn = (position: Position, seat: Seat): number =>
  speedOf(position.content, publicState(position), seat);

/** Neighbouring regions at this table. */
export const neighbours = ({ content, state }: Pick<Position, 'content' | 'state'>) => chartOf(content, state).near;

/** IB-32, IB-34: the cost of a region for the ship to move. */
export function voyageTo(position: Position, to: Cell): Voyage {
  const { content: world } = position;
  const state = publicState(position);
  const cell = CELLS.indexOf(to);
  const steps = distanceBetween(chartOf(world, state), at(state.ships, state.active), cell);
  return {
    steps,
    fish: Math.max(0, steps - speedOf(world, state, state.active)),
    berth: berthCost(world, state, state.active, cell) !== undefined,
  };
}

/** IB-32: the route of the ship to move, its start included. */
export function routeTo({ content, state }: Position, to: Cell): readonly Cell[] {
  const from = at(state.ships, state.active);
  return [cellName(from), ...routeBetween(chartOf(content, state), from, CELLS.indexOf(to))];
}

/** The player's destinations and refusals; empty outside the move. */
export const reaches = (position: Position, choices: readonly Choice<Islebound>[]): ReadonlyMap<Cell, Reach> =>
  new Map(
    choices.flatMap(({ action, why }) =>
      action.act === 'sail' ? [[action.to, { ...voyageTo(position, action.to), why }]] : [],
    ),
  );
