import type { Seat } from '@skerry/engine';
import type { Point } from '@skerry/look';
import type { Position } from '../../outlook/position.ts';
import { hasTwoBanners } from '../../outlook/town.ts';
import type { State } from '../../rules/state.ts';
import { type Place, type Places, spotIn } from './places.ts';

type Seen = Pick<Position, 'content' | 'state'>;

/** How far land, name and ships of a town make room for its second banner. */
export const roomIn = (position: Seen, cell: number, place: Place): number =>
  hasTwoBanners(position, cell) ? place.layout.down : 0;

/** From one ship to the next the name of a town gives way so far, twice at most. */
const GIVES_WAY = 22;

/** How far the name of a town moves aside for the ships beside it. */
export function asideIn({ ships }: Pick<State, 'ships'>, cell: number, { layout }: Pick<Place, 'layout'>): number {
  const further = ships.filter((ship) => ship === cell).length - 1;
  return Math.sign(layout.ship[0]) * -GIVES_WAY * Math.min(2, Math.max(0, further)) || 0;
}

/** Where the ships lie; several in a region side by side. A ship without a home port is nowhere yet. */
export function shipPositions(position: Seen, { regions }: Places): (Point | undefined)[] {
  const { state } = position;
  const before = (seat: Seat): number => state.ships.slice(0, seat).filter((ship) => ship === state.ships[seat]).length;
  return state.ships.map((cell, seat) => {
    const place = regions[cell];
    if (place === undefined) return undefined;
    const [x, y] = place.layout.ship;
    return spotIn(place, [x + before(seat) * place.layout.step, y], (roomIn(position, cell, place) * 2) / 3);
  });
}
