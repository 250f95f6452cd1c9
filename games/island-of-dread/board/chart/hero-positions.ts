import type { Seat } from '@skerry/engine';
import type { Point } from '@skerry/look';
import { ISLAND } from '../../content/vocabulary.ts';
import { CELLS, type World } from '../../content/world.ts';
import type { State } from '../../rules/state.ts';
import { middleOf } from './hex-geometry.ts';
import { asideAt, type Label } from './labels.ts';
import { portsOf } from './lanes.ts';

export interface HeroPosition extends Point {
  readonly seat: Seat;
  /** How many figures the stack below this one has; 1 for none. */
  readonly stack: number;
}

/** Distance between Heroes on one place, and how many fit. */
const APART = 28;
const ROOM = 4;

/** A land space, an anchor, or the Island off the chart. */
export function pointOf({ chart }: World, place: number, island: Point): Point {
  if (place === ISLAND) return island;
  return place < CELLS ? middleOf(place) : portsOf(chart)[chart.towns.length + place - CELLS]!;
}

/** Back to front: the Hero to act is in front of others on the same place. */
export function heroPositions(
  world: World,
  state: Pick<State, 'players' | 'active'>,
  island: Point,
  ribbons: readonly Label[] = [],
): HeroPosition[] {
  const seats = state.players
    .map((_, seat) => seat)
    .sort((one, other) => Number(one === state.active) - Number(other === state.active));
  return seats
    .map((seat) => {
      const { at } = state.players[seat]!;
      const here = seats.filter((other) => state.players[other]!.at === at);
      const nth = here.indexOf(seat);
      const [columns, column] = [Math.min(ROOM, here.length), Math.min(ROOM - 1, nth)];
      const apart = columns > 2 ? APART / 2 : APART;
      const { x, y } = pointOf(world, at, island);
      const aside = asideAt({ x, y }, (columns - 1) * apart, ribbons);
      const isTop = nth === here.length - 1 && here.length > ROOM;
      return {
        seat,
        x: x + aside.x + (column - (columns - 1) / 2) * apart,
        y: y + aside.y,
        stack: isTop ? here.length - ROOM + 1 : 1,
      };
    })
    .sort((one, other) => one.y - other.y);
}
