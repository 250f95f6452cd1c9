/** Hex geometry: positions, the hex under a point, and arrow key movement. */
import type { Point } from '../chart.tsx';

/** A hex in axial coordinates: `{ q: 0, r: 0 }` is at the origin. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface HexGrid {
  /** The orientation of a hex: flat side up, or point up. */
  readonly up: 'flat' | 'point';
  /** From the centre of a hex to its corners. */
  readonly radius: number;
}

const ROOT = Math.sqrt(3);

/** The centre of a hex. Columns of flat hexes go down, rows of pointed ones go right. */
export function hexMiddle({ up, radius }: HexGrid, { q, r }: Hex): Point {
  return up === 'flat'
    ? { x: 1.5 * radius * q, y: ROOT * radius * (r + q / 2) }
    : { x: ROOT * radius * (q + r / 2), y: 1.5 * radius * r };
}

export function hexAt({ up, radius }: HexGrid, { x, y }: Point): Hex {
  const [along, across] = up === 'flat' ? [x, y] : [y, x];
  const one = along / (1.5 * radius);
  const other = across / (ROOT * radius) - one / 2;
  return up === 'flat' ? rounded(one, other) : rounded(other, one);
}

/** The three coordinates of a hex add up to zero; the one rounded most is adjusted. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return hex(-wholeR - wholeS, wholeR);
  if (offR > offS) return hex(wholeQ, -wholeQ - wholeS);
  return hex(wholeQ, wholeR);
}

/** Avoids -0, which differs from 0 where hexes are compared. */
const hex = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });

export function hexOutline({ up, radius }: HexGrid, { x, y }: Point): string {
  const half = (radius * ROOT) / 2;
  const pointed = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ] as const;
  const at = (value: number) => Math.round(value * 10) / 10;
  const corners = pointed.map(([dx, dy]) =>
    up === 'flat' ? `${at(x + dy)} ${at(y + dx)}` : `${at(x + dx)} ${at(y + dy)}`,
  );
  return `M${corners.join('L')}Z`;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The hex that an arrow key moves to. Two arrows move straight to a neighbour; the other two point between two of them,
 * and take the one on the side of `lean`: where the last step went. The result contains the next lean.
 */
export function hexBeside(up: HexGrid['up'], { q, r }: Hex, arrow: Arrow, lean: 1 | -1): readonly [Hex, 1 | -1] {
  const forth = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  if (up === 'point') {
    if (isAcross) return [{ q: q + forth, r }, forth];
    return [{ q: q + (lean === forth ? 0 : -forth), r: r + forth }, lean];
  }
  if (!isAcross) return [{ q, r: r + forth }, forth];
  return [{ q: q + forth, r: r + (lean === forth ? 0 : -forth) }, lean];
}
