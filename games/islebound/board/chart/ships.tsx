import type { Seat } from '@skerry/engine';
import { Drawn, type Point, seatColour } from '@skerry/look';
import { drawingAddress, shipOf } from '../parts/drawing.tsx';
import type { Size } from './region-layout.ts';

const SHIPS = {
  wide: { size: 56, foot: 20, rx: 25, ry: 6, ring: [29, 8.5, 4] },
  phone: { size: 74, foot: 28, rx: 34, ry: 8, ring: [38, 11, 7] },
} as const;

/** Each seat has its own rig; the acting one has a brass ring. */
export function Ship({ seat, at, size, isActive }: { seat: Seat; at: Point; size: Size; isActive: boolean }) {
  const { size: wide, foot, rx, ry, ring } = SHIPS[size];
  return (
    <g class="ib-ship" data-ship={seat} style={{ transform: `translate(${at.x}px,${at.y}px)` }}>
      <ellipse cy={foot} rx={rx} ry={ry} fill="var(--shoal)" stroke="var(--sea-line)" />
      {isActive && (
        <ellipse
          class="glow"
          cy={foot}
          rx={ring[0]}
          ry={ring[1]}
          fill="none"
          stroke="var(--brass-glow)"
          stroke-width={ring[2]}
        />
      )}
      <g class="ib-hull">
        <Drawn href={drawingAddress(shipOf(seat))} x={-wide / 2} y={-wide / 2} width={wide} height={wide} />
      </g>
    </g>
  );
}

const ROUTE = {
  edge: 'light-dark(var(--ink), var(--paper-die))',
  ground: 'light-dark(var(--paper-die), var(--on-deep))',
} as const;

/** A ship's route through the middles of regions, with a disc per step. */
export function Route({ seat, points, size }: { seat: Seat; points: readonly Point[]; size: Size }) {
  const d = wayOf(points);
  return (
    <g class="ib-route" fill="none" stroke-linecap="round">
      <path d={d} stroke={ROUTE.edge} stroke-width="9" />
      <path d={d} stroke={ROUTE.ground} stroke-width="6.4" />
      <path d={d} stroke={seatColour(seat)} stroke-width="3.8" stroke-dasharray="11 7" stroke-linecap="butt" />
      {points.slice(1).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={size === 'wide' ? 6 : 9}
          fill="var(--brass-glow)"
          stroke="var(--on-brass)"
          stroke-width="2"
        />
      ))}
    </g>
  );
}

/** Slightly curved, as ships sail. */
function wayOf([first, ...others]: readonly Point[]): string {
  if (first === undefined) return '';
  let from = first;
  const steps = others.map((to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const bend = { x: (from.x + to.x) / 2 + 0.12 * dy, y: (from.y + to.y) / 2 - 0.12 * dx };
    from = to;
    return `Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${steps.join('')}`;
}
