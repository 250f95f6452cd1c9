import { Drawn } from '@skerry/look';
import type { Banner } from '../../../content/vocabulary.ts';
import { NOBODY, shipOf } from '../../../rules/state.ts';
import { needFor, ownerAt, townAt } from '../../../rules/town.ts';
import type { TextContext } from '../../../text/context.ts';
import { cubeOf, drawingAddress, type Shape } from '../../parts/drawing.tsx';
import { publicState } from '../../parts/public-state.ts';

/** The town that is wanted, with its owner's cube and its banner. */
export function Target({ telling, banner }: { readonly telling: TextContext; readonly banner: Banner }) {
  const state = publicState(telling);
  const { active } = state;
  const { name, strength } = townAt(telling.content, state, active);
  const owner = ownerAt(state, active);
  const need = needFor(telling.content, state, active);
  const shape = (1 + (shipOf(state, active) % 4)) as Shape;
  return (
    <svg class="ib-target" viewBox="-34 -34 188 170" aria-hidden="true">
      <Drawn href={drawingAddress(`isle-${shape}`)} x="-30" y="-30" width="180" height="152" />
      <Drawn href={drawingAddress(`town-${name}`)} x="-4" y="-4.4" width="128" height="100.8" />
      {owner !== NOBODY && <Drawn href={drawingAddress(cubeOf(owner))} x="1" y="-7" width="30" height="30" />}
      <g transform="translate(104 4) scale(1.35)">
        <Drawn href={drawingAddress(`banner-${banner}`)} x="-29" y="-14" width="58" height="30" />
        <Drawn
          href={drawingAddress(banner === 'red' ? 'skill-combat' : 'skill-negotiate')}
          x="-23.5"
          y="-6.5"
          width="13"
          height="13"
        />
        <text x="5" y="5.6" text-anchor="middle" font-size="15.5">
          {need > strength ? `${strength}+${need - strength}` : strength}
        </text>
      </g>
    </svg>
  );
}
