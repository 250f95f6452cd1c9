import { Drawn } from '@skerry/look';
import type { Terrain } from '../../content/vocabulary.ts';
import { drawingAddress } from '../drawings/drawing.tsx';

/** Positions of three marks on a die of 60 x 60, and of four. */
const SPOTS = {
  3: [
    [18, 5],
    [5, 31],
    [31, 31],
  ],
  4: [
    [5, 5],
    [31, 5],
    [5, 31],
    [31, 31],
  ],
} as const;

/** A face of the movement die: the terrains it allows. */
export function DieFace({ terrains }: { readonly terrains: readonly Terrain[] }) {
  const spots = SPOTS[terrains.length > 3 ? 4 : 3];
  return (
    <svg class="iod-drawing" viewBox="0 0 60 60" aria-hidden="true">
      <rect
        class="iod-die-ground"
        fill="var(--tile)"
        stroke="currentColor"
        stroke-width="3"
        x="2"
        y="2"
        width="56"
        height="56"
        rx="9"
      />
      {terrains.slice(0, spots.length).map((terrain, n) => (
        <Drawn
          key={n}
          href={drawingAddress(`mark-${terrain}`)}
          x={spots[n]![0]}
          y={spots[n]![1]}
          width="24"
          height="24"
        />
      ))}
    </svg>
  );
}
