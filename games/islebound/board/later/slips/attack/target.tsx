import { at } from '@skerry/engine';
import { Drawn } from '@skerry/look';
import type { Banner } from '../../../../content/vocabulary.ts';
import { needOf, townOf } from '../../../../outlook/town.ts';
import type { TextContext } from '../../../../text/context.ts';
import { cubeOf, drawingAddress, type Shape } from '../../../parts/drawing.tsx';

/** The target town, with its owner's cube and its banner. */
export function Target({ telling, banner }: { readonly telling: TextContext; readonly banner: Banner }) {
  const { active, ships } = telling.state;
  const cell = at(ships, active);
  const town = townOf(telling, cell);
  const { name, owner, strength } = town;
  const need = needOf(town, active);
  const shape = (1 + (cell % 4)) as Shape;
  return (
    <svg class="ib-target" viewBox="-34 -34 188 170" aria-hidden="true">
      <Drawn href={drawingAddress(`isle-${shape}`)} x="-30" y="-30" width="180" height="152" />
      <Drawn href={drawingAddress(`town-${name}`)} x="-4" y="-4.4" width="128" height="100.8" />
      {owner !== undefined && <Drawn href={drawingAddress(cubeOf(owner))} x="1" y="-7" width="30" height="30" />}
      <g transform="translate(104 4) scale(1.35)">
        <Drawn href={drawingAddress(`banner-${banner}`)} x="-29" y="-14" width="58" height="30" />
        <Drawn
          href={drawingAddress(banner === 'red' ? 'skill-combat' : 'skill-negotiate')}
          x="-23.5"
          y="-6.5"
          width="13"
          height="13"
        />
        <text class="sans" x="5" y="5.6" text-anchor="middle" font-size="15.5" font-weight="700" fill="currentColor">
          {need > strength ? `${strength}+${need - strength}` : strength}
        </text>
      </g>
    </svg>
  );
}
