import { at, type Choice, type Seat } from '@skerry/engine';
import { CELLS, type Cell, cellName } from '../content/map.ts';
import { distanceBetween } from '../content/world.ts';
import { berthCost, chartOf, routeBetween, speedOf } from '../rules/sail.ts';
import type { Islebound } from '../rules/types.ts';
import { type Position, publicState } from './position.ts';

/** What sailing somewhere takes. */
export interface Voyage {
  readonly steps: number;
  readonly fish: number;
  /** Whether an Administrate crew member is exhausted there. */
  readonly berth: boolean;
}

/** A region as the ship to move could reach it. */
export interface Reach extends Voyage {
  /** Why it cannot be chosen. */
  readonly why: Choice<Islebound>['why'];
}

/** IB-28: how far a ship sails before it needs fish. */
export const speedIn = (position: Position, seat: Seat): number =>
  speedOf(position.content, publicState(position), seat);

/** Which regions are next to each other at this table. */
export const neighbours = ({ content, state }: Pick<Position, 'content' | 'state'>) => chartOf(content, state).near;

/** IB-32, IB-34: what it takes the ship to move to reach a region. */
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

/** IB-32: the regions on the way of the ship to move, with its start. */
export function routeTo({ content, state }: Position, to: Cell): readonly Cell[] {
  const from = at(state.ships, state.active);
  return [cellName(from), ...routeBetween(chartOf(content, state), from, CELLS.indexOf(to))];
}

/** What the reader could sail to and what not; empty when it is not the time. */
export const reaches = (position: Position, choices: readonly Choice<Islebound>[]): ReadonlyMap<Cell, Reach> =>
  new Map(
    choices.flatMap(({ action, why }) =>
      action.act === 'sail' ? [[action.to, { ...voyageTo(position, action.to), why }]] : [],
    ),
  );
