/** Positions of labels: ribbons below towns, names on open water, the rose and the soundings. */
import type { Point } from '@skerry/look';
import type { TileKind } from '../../content/vocabulary.ts';
import type { Places } from '../../content/world.ts';
import { FRAME, middleOf, RADIUS } from './hex-geometry.ts';
import { along, lanesOf, portsOf } from './lanes.ts';

/** A label's centre and font size. */
export interface Label extends Point {
  readonly text: string;
  readonly width: number;
  readonly size: number;
}

/** An estimate of the text's width, good enough to reserve room. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.446;

interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}
const overlaps = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height;

const square = ({ x, y }: Point, size: number): Rect => ({ x, y, width: size, height: size });

/** Room taken by a jewel, a jewel with rays, an anchor, an event space's tag and a town's picture. */
const JEWEL = 46;
const SUNBURST = 62;
const ANCHOR = 52;
const TAG = { width: 46, height: 34 } as const;
const TOWN = 56;
const RIBBON = { height: 30, padding: 10 } as const;

/** Each ribbon is as close below its town as jewels, tags, anchors and other ribbons allow. */
export function ribbonsOf(chart: Places, names: readonly string[], size: number): Label[] {
  const taken: Rect[] = [
    ...chart.jewels.map(({ space, sunburst }) => square(middleOf(space), sunburst ? SUNBURST : JEWEL)),
    ...chart.eventSpaces.flatMap(({ kind, space }) => (isTagged(kind) ? [{ ...tagAt(space), ...TAG }] : [])),
    ...portsOf(chart)
      .slice(chart.towns.length)
      .map((point) => square(point, ANCHOR)),
  ];
  return chart.towns.map((cell, town) => {
    const others = chart.towns.flatMap((other) => (other === cell ? [] : [square(middleOf(other), TOWN)]));
    const spots = SIZES.flatMap((part) => spotsFor(middleOf(cell), names[town]!, size * part));
    const isFree = (spot: Rect): boolean => ![...taken, ...others].some((rect) => overlaps(spot, rect));
    const spot = spots.find(isFree) ?? spots[0]!;
    taken.push(spot);
    return spot;
  });
}

/** Ruins are under a town and have no tag; a lane's tag is on open water. */
const isTagged = (kind: TileKind): boolean => kind !== 'ruins' && kind !== 'lane';

export function tagAt(space: number): Point {
  const { x, y } = middleOf(space);
  return { x, y: y + 18 };
}

/** Long names shrink where they would not fit. */
const SIZES = [1, 0.86, 0.74, 0.64];

/** Candidate positions, best first. */
function spotsFor({ x, y }: Point, text: string, size: number): (Label & Rect)[] {
  const scale = size / 26;
  const [width, height] = [widthOf(text, size) + 2 * RIBBON.padding * scale, RIBBON.height * scale];
  return [38, 42, 46, 50, 56, -44, -48, -54]
    .flatMap((down) => Array.from({ length: 25 }, (_, n) => [down, (n % 2 === 0 ? 8 : -8) * Math.ceil(n / 2)] as const))
    .map(([down, aside]) => ({ down, aside, cost: Math.abs(aside) + (down > 0 ? (down - 38) * 3 : 60 - down) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ down, aside }) => ({
      text,
      size,
      width,
      height,
      x: inFrame(x + aside, width),
      y: y + down * (down > 0 ? 1 : scale),
    }));
}

/** The number's corner of a space: the upper left unless a ribbon covers it. */
export function badgeOf(cell: number, ribbons: readonly Label[]): Point {
  const { x, y } = middleOf(cell);
  const spots = BADGES.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  return (
    spots.find((spot) => !ribbons.some((ribbon) => overlaps(square(spot, 28), { ...ribbon, height: RIBBON.height }))) ??
    spots[0]!
  );
}
const BADGES = [
  [-18, -18],
  [-18, 18],
  [18, 18],
  [0, 22],
] as const;

/** Head and body of a figure, relative to the middle of its place; names may cover its feet. */
const FIGURE = { width: 46, height: 56, up: 30 } as const;
/** Candidate offsets for Heroes on one place, best first. */
const STANDS = [
  [0, 0],
  [0, 30],
  [34, 8],
  [-34, 8],
  [40, 30],
  [-40, 30],
  [64, 8],
  [-64, 8],
] as const;

/**
 * Sideways offset that keeps figures clear of names; `wide` is the distance between the first and the last figure.
 */
export function asideAt({ x, y }: Point, wide: number, ribbons: readonly Label[]): Point {
  const isFree = ([dx, dy]: readonly [number, number]): boolean => {
    const figures = { x: x + dx, y: y + dy - FIGURE.up, width: FIGURE.width + wide, height: FIGURE.height };
    return !ribbons.some((ribbon) => overlaps(figures, { ...ribbon, height: (RIBBON.height * ribbon.size) / 26 }));
  };
  const [dx, dy] = STANDS.find(isFree) ?? STANDS[0];
  return { x: dx, y: dy };
}

const inFrame = (x: number, width: number): number =>
  Math.min(FRAME.x + FRAME.width - width / 2 - EDGE, Math.max(FRAME.x + width / 2 + EDGE, x));

/** Distance of a ribbon from the frame of the chart. */
const EDGE = 16;

/** A summed-area table of open water, so that any rectangle is one query. */
class Water {
  static readonly SIDE = 16;
  readonly #columns = Math.ceil(FRAME.width / Water.SIDE);
  readonly #rows = Math.ceil(FRAME.height / Water.SIDE);
  readonly #taken = new Uint8Array(this.#columns * this.#rows);
  #sums: Uint32Array | undefined;

  take({ x, y, width, height }: Rect): void {
    this.#sums = undefined;
    const [left, top] = [this.#column(x - width / 2), this.#row(y - height / 2)];
    const [right, bottom] = [this.#column(x + width / 2), this.#row(y + height / 2)];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) this.#taken[row * this.#columns + column] = 1;
  }

  isOpen({ x, y, width, height }: Rect): boolean {
    if (x - width / 2 < FRAME.x + 12 || x + width / 2 > FRAME.x + FRAME.width - 12) return false;
    if (y - height / 2 < FRAME.y + 12 || y + height / 2 > FRAME.y + FRAME.height - 12) return false;
    const sum = this.#sum();
    const [left, top] = [this.#column(x - width / 2), this.#row(y - height / 2)];
    const [right, bottom] = [this.#column(x + width / 2) + 1, this.#row(y + height / 2) + 1];
    const at = (column: number, row: number): number => sum[row * (this.#columns + 1) + column]!;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top) === 0;
  }

  /** The free place for a rectangle nearest to any of the points. */
  nearest(points: readonly Point[], width: number, height: number): Point | undefined {
    let best: Point | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const spot = { x: FRAME.x + column * Water.SIDE, y: FRAME.y + row * Water.SIDE };
        if (!this.isOpen({ ...spot, width, height })) continue;
        const away = Math.min(...points.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - y)));
        if (away < least) [best, least] = [spot, away];
      }
    if (best !== undefined) this.take({ ...best, width, height });
    return best;
  }

  #column = (x: number): number => Math.min(this.#columns - 1, Math.max(0, Math.floor((x - FRAME.x) / Water.SIDE)));
  #row = (y: number): number => Math.min(this.#rows - 1, Math.max(0, Math.floor((y - FRAME.y) / Water.SIDE)));

  #sum(): Uint32Array {
    if (this.#sums !== undefined) return this.#sums;
    const wide = this.#columns + 1;
    const sums = new Uint32Array(wide * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++)
        sums[(row + 1) * wide + column + 1] =
          this.#taken[row * this.#columns + column]! +
          sums[row * wide + column + 1]! +
          sums[(row + 1) * wide + column]! -
          sums[row * wide + column]!;
    this.#sums = sums;
    return sums;
  }
}

export interface Furniture {
  readonly names: readonly Label[];
  readonly rose: (Point & { readonly size: number }) | undefined;
  readonly island: Point | undefined;
  readonly soundings: readonly (Point & { readonly depth: string })[];
}

export interface Named {
  readonly text: string;
  readonly size: number;
  /** Preferred points; empty for the widest water. */
  readonly near: readonly Point[];
}

const TITLE: Rect = { x: 1000, y: -66, width: 900, height: 150 };
const ISLAND = { width: 176, height: 120 } as const;

/** Places names, the rose, the Island and some soundings on open water. */
export function furnitureOf(chart: Places, named: readonly Named[], ribbons: readonly Label[]): Furniture {
  const water = new Water();
  for (const cell of chart.spaces) water.take(square(middleOf(cell), 2 * RADIUS + 8));
  for (const cell of chart.anchors) water.take(square(middleOf(cell), 74));
  for (const { kind, space } of chart.eventSpaces) if (kind === 'lane') water.take(square(middleOf(space), 70));
  for (const { path } of lanesOf(chart)) for (const point of along(path)) water.take(square(point, 6));
  for (const { x, y, width } of ribbons) water.take({ x, y, width, height: 34 });
  water.take(TITLE);
  const island = water.nearest([{ x: FRAME.x + FRAME.width, y: FRAME.y }], ISLAND.width, ISLAND.height);
  const middle = { x: FRAME.x + FRAME.width * 0.6, y: FRAME.y + FRAME.height * 0.36 };
  const names = named.flatMap(({ text, size, near }) => {
    const width = widthOf(text, size);
    const spot = water.nearest(near.length === 0 ? [middle] : near, width + 24, size);
    return spot === undefined ? [] : [{ text, size, width, ...spot }];
  });
  const corner = { x: FRAME.x + FRAME.width * 0.72, y: FRAME.y + FRAME.height * 0.84 };
  const rose = [240, 190, 150, 110].reduce<Furniture['rose']>((found, size) => {
    const spot = found === undefined ? water.nearest([corner], size, size) : undefined;
    return found ?? (spot === undefined ? undefined : { ...spot, size });
  }, undefined);
  const soundings = SOUNDINGS.flatMap(([x, y, depth]) => {
    const spot = water.nearest([{ x: FRAME.x + x * FRAME.width, y: FRAME.y + y * FRAME.height }], 60, 40);
    return spot === undefined ? [] : [{ ...spot, depth }];
  });
  return { names, rose, island, soundings };
}

/** Preferred positions, as fractions of the frame, and depths. */
const SOUNDINGS = [
  [0.33, 0.23, '8'],
  [0.5, 0.29, '14'],
  [0.66, 0.42, '19'],
  [0.6, 0.55, '26'],
  [0.71, 0.46, '22'],
  [0.47, 0.91, '11'],
  [0.95, 0.56, '7'],
  [0.49, 0.57, '17'],
] as const;
