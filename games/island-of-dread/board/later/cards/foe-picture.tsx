import { Drawn } from '@skerry/look';
import type { World } from '../../../content/world.ts';
import { boxOf, Drawing, drawingAddress } from '../../drawings/drawing.tsx';
import { pictureOf } from '../../drawings/pictures.ts';

const BACKDROPS: readonly string[] = [
  '',
  'M92 24a11 11 0 1 0 12 13a9 9 0 1 1-12-13',
  'M2 66q16-20 32 0q14-26 34-2q18-22 50 2',
  'M8 10l-5 14M24 6l-5 14M96 8l-5 14M112 12l-5 14M14 36l-4 11M106 38l-4 11',
  'M4 66V34h5v-6h5v6h5v32M102 66V26h4v-7h6v7h4v40M104 36h3M110 44h3',
  'M2 56q8-8 16 0t16 0t16 0t16 0t16 0t16 0t16 0M2 66q8-8 16 0t16 0t16 0t16 0t16 0t16 0t16 0',
  'M12 66V48m-9 2l9-28l9 28zM108 66V46m-10 2l10-30l10 30z',
];

/** Cards of one drawing differ in backdrop and direction; `nth` counts them in the content. */
function nthOf(world: World, card: number): number {
  const picture = pictureOf(world.cards[card]!);
  const alike = world.cards.filter((each) => each.deck >= 0 && pictureOf(each) === picture);
  return alike.findIndex(({ number }) => number === card);
}

/** Unique per adventure card. */
export function FoePicture({ world, card }: { readonly world: World; readonly card: number }) {
  const name = pictureOf(world.cards[card]!);
  const nth = nthOf(world, card);
  if (nth <= 0) return <Drawing name={name} />;
  const box = boxOf(name);
  const [, , wide = '120'] = box.split(' ');
  return (
    <svg class="iod-drawing" viewBox={box} aria-hidden="true">
      <path class="iod-backdrop" d={BACKDROPS[nth % BACKDROPS.length]} transform={`scale(${Number(wide) / 120})`} />
      <g transform={nth % 2 === 1 ? `translate(${wide} 0) scale(-1 1)` : undefined}>
        <Drawn href={drawingAddress(name)} />
      </g>
    </svg>
  );
}
