import type { Seat } from '@skerry/engine';
import type { Point } from '@skerry/look';
import { ISLAND } from '../../content/vocabulary.ts';
import { CELLS, type World } from '../../content/world.ts';
import type { State } from '../../rules/state.ts';
import { middleOf } from './hex-geometry.ts';
import { portsOf } from './lanes.ts';

/** Where a Hero stands on the chart. */
export interface HeroPosition extends Point {
  readonly seat: Seat;
  /** How many stand in the stack that this one is on top of; 1 for none. */
  readonly stack: number;
}

/** How far those who share a place stand apart, and how many have room. */
const APART = 28;
const ROOM = 4;

/** Where a place lies: a land space, an anchor, or the Island off the chart. */
export function pointOf({ chart }: World, place: number, island: Point): Point {
  if (place === ISLAND) return island;
  return place < CELLS ? middleOf(place) : portsOf(chart)[chart.towns.length + place - CELLS]!;
}

/** All Heroes, from back to front: whoever is to act stands in front of those at the same place. */
export function heroPositions(world: World, state: Pick<State, 'players' | 'active'>, island: Point): HeroPosition[] {
  const seats = state.players
    .map((_, seat) => seat)
    .sort((one, other) => Number(one === state.active) - Number(other === state.active));
  return seats
    .map((seat) => {
      const { at } = state.players[seat]!;
      const here = seats.filter((other) => state.players[other]!.at === at);
      const nth = here.indexOf(seat);
      const [columns, column] = [Math.min(ROOM, here.length), Math.min(ROOM - 1, nth)];
      const { x, y } = pointOf(world, at, island);
      const isTop = nth === here.length - 1 && here.length > ROOM;
      return {
        seat,
        x: x + (column - (columns - 1) / 2) * (columns > 2 ? APART / 2 : APART),
        y,
        stack: isTop ? here.length - ROOM + 1 : 1,
      };
    })
    .sort((one, other) => one.y - other.y);
}
