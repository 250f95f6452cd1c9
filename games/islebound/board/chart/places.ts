import { at, type ListBy } from '@skerry/engine';
import { type Arrow, type Point, placeBeside } from '@skerry/look';
import {
  CELLS,
  type Cell,
  type CellNumber,
  CORNER_POINTS,
  CORNERS,
  type Corner,
  SLOT_CENTRES,
  SLOTS,
  type Slot,
} from '../../content/map.ts';
import type { Region } from '../../content/vocabulary.ts';
import { BOARD_ORDERS, type World } from '../../content/world.ts';
import type { State } from '../../rules/state.ts';
import type { Shape } from '../parts/drawing.tsx';
import { type Leaning, REGION_LAYOUTS, type RegionLayout, type Size, type Spot } from './region-layout.ts';

/** Side length of a sea board. */
const SIDE = 160;
export const FRAMES: { readonly [S in Size]: { readonly width: number; readonly height: number } } = {
  wide: { width: 812, height: 580 },
  phone: { width: 804, height: 568 },
};

export interface Place {
  readonly cell: Cell;
  readonly middle: Point;
  /** The touch area: for a port, its water and headland. */
  readonly outline: string;
  /** The corners of its largest piece; most regions have only one. */
  readonly corners: readonly Point[];
  readonly layout: RegionLayout;
  /** One of the four drawings of land. */
  readonly land: Shape;
}

export interface Hex {
  readonly outline: string;
  readonly cuts: string;
}

export interface Places {
  readonly regions: ListBy<CellNumber, Place>;
  readonly hexes: readonly Hex[];
  readonly notches: readonly string[];
}

const LANDS = [1, 2, 3, 4] as const satisfies readonly Shape[];
/** y points up on the boards, down on the screen. */
const onChart = (x: number, y: number): Point => ({ x: x * SIDE, y: -y * SIDE });

/** The map of a table. The lines between a board's regions follow its rim string. */
export function placesOf({ content }: World, { order }: Pick<State, 'order'>, size: Size): Places {
  const rims = at(BOARD_ORDERS, order).map((board) => at(content.boards, board).rim);
  const regions = CELLS.map((cell, n): Place => {
    const shared = { cell, land: LANDS[n % 4] ?? 1 };
    if (isCorner(cell)) {
      const corners = headland(cell);
      return {
        ...shared,
        corners,
        outline: pathOf(corners),
        middle: middleOf(corners),
        layout: REGION_LAYOUTS[size][cell],
      };
    }
    const [slot, region] = cell.split('.') as [Slot, Region];
    const pieces = piecesOf(slot, at(rims, SLOTS.indexOf(slot)), region);
    const [corners] = pieces as [Point[]];
    const middle = middleOf(corners);
    const outline = pieces.map(pathOf).join('');
    return { ...shared, corners, outline, middle, layout: REGION_LAYOUTS[size][leaningOf(slot, middle)] };
  });
  const hexes = SLOTS.map((slot, n): Hex => {
    const rim = Array.from({ length: 12 }, (_, k) => rimPoint(slot, k));
    const centre = onChart(...SLOT_CENTRES[slot]);
    const regions = at(rims, n);
    const borders = rim.filter((_, k) => regions.at(k) !== regions.at(k - 1));
    return {
      outline: pathOf(rim.filter((_, k) => k % 2 === 0)),
      cuts: borders.map((point) => `M${told(centre)}L${told(point)}`).join(''),
    };
  });
  return { regions, hexes, notches: CORNERS.map((corner) => pathOf(notchOf(corner))) };
}

const isCorner = (cell: Cell): cell is Corner => (CORNERS as readonly string[]).includes(cell);

/** A port's land beyond the outer edge of its triangle, about as deep as a region. */
function headland(corner: Corner): Point[] {
  const [outer, inner, top] = notchOf(corner);
  const far = onChart(corner.endsWith('W') ? -1.5 : 1.5, corner.startsWith('N') ? 1.732 : -1.732);
  return [inner, outer, far, top];
}

function notchOf(corner: Corner): [outer: Point, inner: Point, top: Point] {
  const [outer, inner, top] = CORNER_POINTS[corner];
  return [onChart(...outer), onChart(...inner), onChart(...top)];
}

/**
 * Half edges run clockwise from the left half of the top edge; even points are corners, odd ones midpoints of edges.
 */
function rimPoint(slot: Slot, k: number): Point {
  const [x, y] = SLOT_CENTRES[slot];
  const turn = ((120 - 30 * k) * Math.PI) / 180;
  const far = k % 2 === 0 ? 1 : 0.866;
  return onChart(x + far * Math.cos(turn), y + far * Math.sin(turn));
}

/** A region's pieces, largest first: the board's centre and a run of rim points, without collinear ones. */
function piecesOf(slot: Slot, rim: string, region: Region): Point[][] {
  const begins = [...rim].flatMap((each, k) => (each === region && rim.at(k - 1) !== region ? [k] : []));
  const runs = begins.map((begin) => {
    const length = [...rim.slice(begin), ...rim].findIndex((each) => each !== region);
    return Array.from({ length: length + 1 }, (_, n) => begin + n);
  });
  return runs
    .sort((one, other) => other.length - one.length)
    .map((run) => {
      const points = run.filter((k, n) => k % 2 === 0 || n === 0 || n === run.length - 1);
      return [onChart(...SLOT_CENTRES[slot]), ...points.map((k) => rimPoint(slot, k % 12))];
    });
}

/** Regions above the middle of their board lean like A, below like B, beside it like C. */
function leaningOf(slot: Slot, middle: Point): Leaning {
  const centre = onChart(...SLOT_CENTRES[slot]);
  const rise = (centre.y - middle.y) / SIDE;
  if (Math.abs(rise) < 0.2) return 'C';
  return rise > 0 ? 'A' : 'B';
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
export const told = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;
export const pathOf = (points: readonly Point[]): string => `M${points.map(told).join('L')}Z`;

/** A slightly smaller region, so that the marks of two neighbours do not touch. */
export const inset = ({ corners, middle }: Place): Point[] =>
  corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * 0.93, y: middle.y + (y - middle.y) * 0.93 }));

/** Short lines along both sides of each corner. */
export function cornerMarks(points: readonly Point[], length = 24): string {
  return points
    .map((point, n) => {
      const along = (other: Point): Point => {
        const far = Math.hypot(other.x - point.x, other.y - point.y);
        const part = Math.min(length, far / 2) / far;
        return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
      };
      const before = along(points.at(n - 1) ?? point);
      const after = along(points[(n + 1) % points.length] ?? point);
      return `M${told(before)}L${told(point)}L${told(after)}`;
    })
    .join('');
}

export const spotIn = ({ middle }: Pick<Place, 'middle'>, [x, y]: Spot, down = 0): Point => ({
  x: middle.x + x,
  y: middle.y + y + down,
});

/** The neighbour nearest to an arrow's direction, else any region there. */
export function regionBeside(
  regions: ListBy<CellNumber, Pick<Place, 'middle'>>,
  near: readonly CellNumber[],
  from: CellNumber,
  arrow: Arrow,
): CellNumber {
  const among = (cells: readonly CellNumber[]): CellNumber => {
    const nth = placeBeside(
      cells.map((cell) => at(regions, cell).middle),
      0,
      arrow,
    );
    return cells[nth] ?? from;
  };
  const neighbour = among([from, ...near]);
  return neighbour === from ? among([from, ...regions.keys()]) : neighbour;
}
