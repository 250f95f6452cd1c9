import { GEOMETRY } from '../content/spaces.ts';
import { FLOODED } from '../content/tiles.ts';
import type { Text } from './context.ts';

/** A sunk tile that should have been shored up: it had been flooded ever since. */
export const hindsightIn =
  (layFlooded: (nth: number) => string): NonNullable<Text['hindsight']> =>
  ({ facts, better, since, nth }) => {
    const sunk = facts.flatMap((fact) => (fact.fact === 'sank' ? [fact.tile] : []));
    const dried = better.flatMap((action) =>
      action.act === 'shoreUp' ? action.tiles : action.act === 'sandbags' ? [action.on] : [],
    );
    const [then] = since;
    if (then === undefined) return undefined;
    const { island } = then;
    const numbers = dried.map((space) => GEOMETRY[island.layout].numbers.get(space) ?? -1);
    const isSo = numbers.some(
      (number) =>
        sunk.some((tile) => tile === island.tiles[number]) && since.every(({ water }) => water[number] === FLOODED),
    );
    return isSo ? layFlooded(nth) : undefined;
  };
