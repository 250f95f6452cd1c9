import type { Corner } from '../../content/map.ts';

/** The wide map and the one of a phone, which is drawn larger in its frame. */
export type Size = 'wide' | 'phone';

/** What stands in a region, from its middle: on the wide map, and on a phone. */
export interface RegionLayout {
  readonly isle: Spot;
  /** Of the land, whose drawing is 180 wide. */
  readonly scale: number;
  readonly banner: Spot;
  /** Where a town has two banners: both, and how far land, name and ships make room for them. */
  readonly banners: readonly [Spot, Spot];
  readonly down: number;
  /** What entering costs; beside two banners at other places. */
  readonly entries: readonly [Spot, Spot];
  readonly entriesBeside: readonly [Spot, Spot];
  readonly cube: Spot;
  readonly event: Spot;
  readonly name: Spot;
  readonly ship: Spot;
  /** From one ship to the next. */
  readonly step: number;
}
export type Spot = readonly [x: number, y: number];

const A: RegionLayout = {
  isle: [-2, -7],
  scale: 0.9,
  banner: [66, -50],
  banners: [
    [66, -50],
    [66, -22],
  ],
  down: 0,
  entries: [
    [24, -56],
    [1, -58],
  ],
  entriesBeside: [
    [24, -56],
    [1, -58],
  ],
  cube: [-43, -40],
  event: [52, 27],
  name: [-5, 58],
  ship: [-76, 28],
  step: 30,
};
const C: RegionLayout = {
  isle: [0, -4],
  scale: 0.8,
  banner: [11, -65],
  banners: [
    [0, -86],
    [0, -58],
  ],
  down: 12,
  entries: [
    [-30, -65],
    [51, -31],
  ],
  entriesBeside: [
    [-51, -31],
    [51, -31],
  ],
  cube: [-42, -38],
  event: [43, 28],
  name: [0, 54],
  ship: [0, 88],
  step: 30,
};
const NW: RegionLayout = {
  ...A,
  isle: [-12, -14],
  banner: [58, -58],
  banners: [
    [58, -58],
    [58, -30],
  ],
  entries: [
    [16, -64],
    [-7, -66],
  ],
  entriesBeside: [
    [16, -64],
    [-7, -66],
  ],
  cube: [-54, -48],
  event: [-64, 20],
  name: [-38, 58],
  ship: [38, 32],
  step: -30,
};
const SE: RegionLayout = {
  ...A,
  isle: [10, 5],
  banner: [66, -44],
  banners: [
    [66, -44],
    [66, -16],
  ],
  entries: [
    [24, -48],
    [1, -50],
  ],
  entriesBeside: [
    [24, -48],
    [1, -50],
  ],
  cube: [-48, 34],
  event: [60, 34],
  name: [-16, 66],
  ship: [-38, -36],
  step: 30,
};

const PHONE_A: RegionLayout = {
  ...A,
  isle: [-2, 8],
  scale: 0.95,
  banner: [46, -46],
  banners: [
    [46, -46],
    [46, -4],
  ],
  cube: [-44, -36],
  event: [46, 38],
  ship: [-62, 36],
  step: 38,
};
const PHONE_C: RegionLayout = {
  ...C,
  isle: [0, 2],
  scale: 0.84,
  banner: [0, -66],
  banners: [
    [26, -98],
    [18, -54],
  ],
  cube: [-46, -30],
  event: [44, 36],
  ship: [0, 74],
  step: 38,
};
const PHONE_NW: RegionLayout = {
  ...PHONE_A,
  isle: [-12, 2],
  banner: [44, -50],
  banners: [
    [44, -50],
    [44, -8],
  ],
  cube: [-52, -38],
  event: [-52, 40],
  ship: [42, 36],
  step: -38,
};
const PHONE_SE: RegionLayout = {
  ...PHONE_A,
  isle: [10, 8],
  banner: [50, -44],
  banners: [
    [50, -44],
    [50, -2],
  ],
  cube: [-46, 40],
  event: [52, 44],
  ship: [-44, -30],
  step: 38,
};

/** The same, leaning to the other side. */
function mirrored(layout: RegionLayout): RegionLayout {
  const turn = ([x, y]: Spot): Spot => [-x, y];
  const both = ([one, other]: readonly [Spot, Spot]): [Spot, Spot] => [turn(one), turn(other)];
  return {
    ...layout,
    isle: turn(layout.isle),
    banner: turn(layout.banner),
    banners: both(layout.banners),
    entries: both(layout.entries),
    entriesBeside: both(layout.entriesBeside),
    cube: turn(layout.cube),
    event: turn(layout.event),
    name: turn(layout.name),
    ship: turn(layout.ship),
    step: -layout.step,
  };
}

export type Leaning = 'A' | 'B' | 'C' | Corner;

const table = (
  a: RegionLayout,
  c: RegionLayout,
  nw: RegionLayout,
  se: RegionLayout,
): { readonly [L in Leaning]: RegionLayout } => ({
  A: a,
  B: mirrored(a),
  C: c,
  NW: nw,
  NE: mirrored(nw),
  SE: se,
  SW: mirrored(se),
});

export const REGION_LAYOUTS: { readonly [S in Size]: { readonly [L in Leaning]: RegionLayout } } = {
  wide: table(A, C, NW, SE),
  phone: table(PHONE_A, PHONE_C, PHONE_NW, PHONE_SE),
};
