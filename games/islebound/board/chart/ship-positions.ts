import type { Seat } from '@skerry/engine';
import type { Point } from '@skerry/look';
import type { Position } from '../../outlook/position.ts';
import { hasTwoBanners } from '../../outlook/town.ts';
import type { State } from '../../rules/state.ts';
import { type Place, type Places, spotIn } from './places.ts';

type Seen = Pick<Position, 'content' | 'state'>;

/** How far a town's land, name and ships move for its second banner. */
export const roomIn = (position: Seen, cell: number, place: Place): number =>
  hasTwoBanners(position, cell) ? place.layout.down : 0;

/** How far a town's name moves aside per ship, twice at most. */
const GIVES_WAY = 22;

/** How far a town's name moves aside for ships. */
export function asideIn({ ships }: Pick<State, 'ships'>, cell: number, { layout }: Pick<Place, 'layout'>): number {
  const further = ships.filter((ship) => ship === cell).length - 1;
  return Math.sign(layout.ship[0]) * -GIVES_WAY * Math.min(2, Math.max(0, further)) || 0;
}

/** Ships in one region are side by side. A ship without a home port has no position yet. */
export function shipPositions(position: Seen, { regions }: Places): (Point | undefined)[] {
  const { state } = position;
  const before = (seat: Seat): number => state.ships.slice(0, seat).filter((ship) => ship === state.ships[seat]).length;
  return state.ships.map((cell, seat) => {
    const place = regions[cell];
    if (place === undefined) return undefined;
    const { ship, further } = place.layout;
    const [x, y] = further[before(seat) - 1] ?? [0, 0];
    return spotIn(place, [ship[0] + x, ship[1] + y], (roomIn(position, cell, place) * 2) / 3);
  });
}
