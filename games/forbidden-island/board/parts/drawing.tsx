import { Drawn } from '@skerry/look';
import type { PileCard } from '../../content/cards.ts';
import type { Tile } from '../../content/tiles.ts';
import drawings from './drawings.svg';

/** The contents of drawings.svg. */
export type DrawingName = Tile | PileCard | 'treasure-back' | 'flood-back';

export const drawingAddress = (name: DrawingName): string => `${drawings}#${name}`;

/** Fills its box. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  const box = name.endsWith('-back') ? '0 0 50 68' : '0 0 64 64';
  return (
    <svg class="fi-drawing" viewBox={box} aria-hidden="true">
      <Drawn href={drawingAddress(name)} />
    </svg>
  );
}
