import { type Point, Rhumbs } from '@skerry/look';

/** Rhumb lines behind a page's header, from these roses. */
export const Backdrop = ({ roses }: { readonly roses: readonly Point[] }) => (
  <svg class="backdrop" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    {roses.map(({ x, y }) => (
      <Rhumbs key={`${x} ${y}`} x={x} y={y} />
    ))}
  </svg>
);
