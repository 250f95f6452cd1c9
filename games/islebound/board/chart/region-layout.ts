import type { Corner } from '../../content/map.ts';

/** The wide map, and the phone's, which is drawn larger in its frame. */
export type Size = 'wide' | 'phone';

/** Offsets from a region's middle: on the wide map, and on a phone. */
export interface RegionLayout {
  readonly isle: Spot;
  /** Of the land drawing, which is 180 wide. */
  readonly scale: number;
  readonly banner: Spot;
  /** For a town with two banners: both positions, and how far land, name and ships move aside. */
  readonly banners: readonly [Spot, Spot];
  readonly down: number;
  /** Entry cost; the second position is for two banners. */
  readonly entries: readonly [Spot, Spot];
  readonly entriesBeside: readonly [Spot, Spot];
  readonly cube: Spot;
  readonly event: Spot;
  readonly name: Spot;
  readonly ship: Spot;
  /** The passage's cost, or a cross if it is refused. */
  readonly tags: Spot;
  readonly refused: Spot;
  /** Offsets of further ships from the first one. */
  readonly further: readonly Spot[];
}
export type Spot = readonly [x: number, y: number];

const inRow = (step: number): Spot[] => [
  [step, 0],
  [2 * step, 0],
  [3 * step, 0],
];
/** Above the corner shared with two more regions. */
const inCorner = (side: number, up: number): Spot[] => [
  [-side, -up],
  [side, -up],
  [0, -2 * up],
];

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
  ship: [-68, 30],
  tags: [-2, 22],
  refused: [-2, 22],
  further: inRow(30),
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
  tags: [0, 26],
  refused: [0, 26],
  further: inCorner(32, 28),
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
  tags: [-12, 22],
  refused: [-12, 22],
  further: inRow(-30),
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
  tags: [10, 22],
  refused: [10, 22],
  further: inRow(30),
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
  name: [-2, 60],
  tags: [-2, 14],
  refused: [-20, -50],
  further: inRow(38),
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
  name: [0, 56],
  tags: [0, 12],
  refused: [50, -6],
  further: inCorner(40, 34),
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
  name: [-26, 60],
  tags: [-6, 12],
  refused: [-18, -54],
  further: inRow(-38),
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
  name: [4, 64],
  tags: [6, 14],
  refused: [-8, -50],
  further: inRow(38),
};

/** The mirror image. */
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
    tags: turn(layout.tags),
    refused: turn(layout.refused),
    further: layout.further.map(turn),
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
