import type { World } from '../../content/world.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';

export function Medallion({ world, card }: { readonly world: World; readonly card: number }) {
  const found = world.cards[card];
  if (found === undefined) return null;
  return (
    <span class="iod-medallion" data-kind={found.kind}>
      <Drawing name={pictureOf(found)} />
    </span>
  );
}
