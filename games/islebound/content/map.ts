import { at, type Id } from '@skerry/engine';
import type { Port, Region } from './vocabulary.ts';

/** Positions of the four sea boards, as flat-top hexes of side 1 with y up. */
export const SLOTS = ['W', 'N', 'S', 'E'] as const;
export type Slot = (typeof SLOTS)[number];
export const SLOT_CENTRES: { readonly [S in Slot]: readonly [x: number, y: number] } = {
  W: [-1.5, 0],
  N: [0, 0.866],
  S: [0, -0.866],
  E: [1.5, 0],
};

/** The four notches between them, for the ports. */
export const CORNERS = ['NW', 'NE', 'SW', 'SE'] as const;
export type Corner = (typeof CORNERS)[number];
type Spot = readonly [x: number, y: number];
/** Each starts at the outer corner. */
export const CORNER_POINTS: { readonly [C in Corner]: readonly [outer: Spot, inner: Spot, top: Spot] } = {
  NW: [
    [-2, 0.866],
    [-1, 0.866],
    [-0.5, 1.732],
  ],
  NE: [
    [2, 0.866],
    [1, 0.866],
    [0.5, 1.732],
  ],
  SW: [
    [-2, -0.866],
    [-1, -0.866],
    [-0.5, -1.732],
  ],
  SE: [
    [2, -0.866],
    [1, -0.866],
    [0.5, -1.732],
  ],
};

/** The edges of a hex, clockwise; edge e has the half edges 2e and 2e + 1. */
export const EDGES = ['top', 'upperRight', 'lowerRight', 'bottom', 'lowerLeft', 'upperLeft'] as const;
export type Edge = (typeof EDGES)[number];

/** IB-5: half edge 2e + i of one slot faces half edge 2f + 1 - i of the other. */
export const SLOT_LINKS: readonly (readonly [Slot, Edge, Slot, Edge])[] = [
  ['W', 'upperRight', 'N', 'lowerLeft'],
  ['W', 'lowerRight', 'S', 'upperLeft'],
  ['N', 'bottom', 'S', 'top'],
  ['N', 'lowerRight', 'E', 'upperLeft'],
  ['S', 'upperRight', 'E', 'lowerLeft'],
];

/** The two hex edges of each notch. */
export const CORNER_LINKS: { readonly [C in Corner]: readonly (readonly [Slot, Edge])[] } = {
  NW: [
    ['W', 'top'],
    ['N', 'upperLeft'],
  ],
  NE: [
    ['E', 'top'],
    ['N', 'upperRight'],
  ],
  SW: [
    ['W', 'bottom'],
    ['S', 'lowerLeft'],
  ],
  SE: [
    ['E', 'bottom'],
    ['S', 'lowerRight'],
  ],
};

/** The 16 regions: the ports, then the three regions of each board. States hold indices in this list. */
export const CELLS = [
  'NW',
  'NE',
  'SW',
  'SE',
  'W.A',
  'W.B',
  'W.C',
  'N.A',
  'N.B',
  'N.C',
  'S.A',
  'S.B',
  'S.C',
  'E.A',
  'E.B',
  'E.C',
] as const satisfies readonly (Corner | `${Slot}.${Region}`)[];
export type Cell = (typeof CELLS)[number];
/** An index in `CELLS`. */
export type CellNumber = Id<'cell'>;
export const cellName = (cell: CellNumber): Cell => at(CELLS, cell);

/** IB-3: the board in each slot and the port in each corner. */
export type FixedLayout = { readonly [S in Slot]: number } & { readonly [C in Corner]: Port };

export const FIXED_LAYOUT: FixedLayout = {
  W: 1,
  N: 2,
  S: 3,
  E: 4,
  NW: 'marhaven',
  NE: 'crimsika',
  SW: 'krazk',
  SE: 'thundrake',
};
