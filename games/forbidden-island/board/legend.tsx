import { inLanguage } from '@skerry/engine';
import type { Legend } from '@skerry/look';
import { Icon, Pips } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { DRY, FLOODED, MISSING, type Water } from '../content/tiles.ts';
import { SIGNS, type SignName } from '../text/signs.ts';
import { FatalMark, Marks, Tile, waterClass } from './chart/tile.tsx';

/** A single tile as on the chart. */
function OneTile({ water, children }: { readonly water: Water; readonly children?: ComponentChildren }) {
  return (
    <svg class={`fi-space ${waterClass(water)}`} viewBox="-6 -6 128 128" aria-hidden="true">
      <Tile tile="misty-marsh" name="" water={water} size="small" treasure={undefined} />
      {children}
    </svg>
  );
}

const DRAWN: Readonly<Record<SignName, ComponentChildren>> = {
  gauge: <b class="fi-legend-mark">4</b>,
  boxes: <b class="fi-legend-cards">3</b>,
  skull: <Icon name="skull" size={28} />,
  dry: <OneTile water={DRY} />,
  flooded: <OneTile water={FLOODED} />,
  sunk: <OneTile water={MISSING} />,
  fatal: (
    <OneTile water={FLOODED}>
      <FatalMark near />
    </OneTile>
  ),
  pennant: (
    <svg class="fi-space dry" viewBox="-6 -6 128 128" aria-hidden="true">
      <Tile tile="coral-palace" name="" water={DRY} size="small" treasure="water" />
    </svg>
  ),
  corners: (
    <OneTile water={DRY}>
      <Marks shore={false} soon={false} small />
    </OneTile>
  ),
  shore: (
    <OneTile water={FLOODED}>
      <Marks shore soon={false} small />
    </OneTile>
  ),
  pips: <Pips left={2} of={3} label="" />,
};

export const legend: Legend = (language) =>
  Object.entries(inLanguage(language, SIGNS)).map(([key, sentence]) => ({
    key,
    sign: DRAWN[key as SignName],
    sentence,
  }));
