import { Drawn } from '@skerry/look';
import type { Card } from '../../content/cards.ts';
import type { Sight, Terrain } from '../../content/islands.ts';
import drawings from './drawings.svg';

/** How many ways there are to draw each terrain. */
const VARIANTS = [1, 2, 3] as const;
export type Variant = (typeof VARIANTS)[number];

/** The contents of drawings.svg. */
export type DrawingName = `${Terrain}-${Variant}` | 'any' | Sight | 'hut' | 'terrain-card' | 'blue-card' | 'red-card';

export const drawingAddress = (name: DrawingName): string => `${drawings}#${name}`;

/** The drawing of a hex, by its number. */
export const terrainOf = (terrain: Terrain, hex: number): DrawingName =>
  `${terrain}-${VARIANTS[(hex * 7) % VARIANTS.length]!}`;

/** The drawing on a card. */
export const faceOf = (card: Card): DrawingName => (card === 'any' ? 'any' : `${card}-1`);

/** A sight, as large as its box. */
export function SightDrawing({ sight }: { readonly sight: Sight }) {
  return (
    <svg class="tt-sight" viewBox="-26 -26 52 52" aria-hidden="true">
      <Drawn href={drawingAddress(sight)} x="-26" y="-26" width="52" height="52" />
    </svg>
  );
}

const HEX = 'M0 -36L31.2 -18L31.2 18L0 36L-31.2 18L-31.2 -18Z';

/** A terrain, or any, as a small hex. */
export function TerrainDrawing({ card }: { readonly card: Card }) {
  return (
    <svg class="tt-terrain" viewBox="-40 -40 80 80" aria-hidden="true">
      <Drawn href={drawingAddress(faceOf(card))} x="-36" y="-36" width="72" height="72" />
      <path d={HEX} />
    </svg>
  );
}

/** A terrain card with its name. */
export function TerrainCard({ card, name }: { readonly card: Card; readonly name: string }) {
  const fitted = name.length > 10 ? { textLength: 76, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <svg class="tt-card" viewBox="-48 -62 96 124" role="img" aria-label={name}>
      <Drawn href={drawingAddress('terrain-card')} x="-48" y="-62" width="96" height="124" />
      <g transform="translate(0 -8)">
        <Drawn href={drawingAddress(faceOf(card))} x="-38" y="-38" width="76" height="76" />
        <path d="M0 -38L32.9 -19L32.9 19L0 38L-32.9 19L-32.9 -19Z" />
      </g>
      <text class="serif" y="47" font-size={name.length > 12 ? 14 : 17} text-anchor="middle" {...fitted}>
        {name}
      </text>
    </svg>
  );
}
