import type { World } from '../../content/world.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';

/** The portrait of a Hero, an Ally or a Captain in a ring; anything else as it is drawn. */
export function Medallion({ world, card }: { readonly world: World; readonly card: number }) {
  const found = world.cards[card];
  if (found === undefined) return null;
  return (
    <span class="iod-medallion" data-kind={found.kind}>
      <Drawing name={pictureOf(found)} />
    </span>
  );
}
