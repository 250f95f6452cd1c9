/** Arrow key movement between freely placed things on a board. */
import type { Point } from '../chart.tsx';
import type { Arrow } from '../map/hexes.ts';

const WAYS: { readonly [A in Arrow]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

/** The nearest place in a direction, or the same one if there is none; straight ahead counts as nearer than aside. */
export function placeBeside(places: readonly Point[], from: number, arrow: Arrow): number {
  const [dx, dy] = WAYS[arrow];
  const here = places[from];
  if (here === undefined) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(({ x, y }, place) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) {
      best = place;
      least = cost;
    }
  });
  return best;
}
