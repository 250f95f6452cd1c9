import { Cartouche, type Point, Rose, type Size, Sounding } from '@skerry/look';
import { type ChartGeometry, fit, TILE } from '../chart/chart-geometry.ts';
import type { Warning } from '../describe.ts';

const SOUNDINGS: readonly (readonly [x: number, y: number, depth: string])[] = [
  [0.07, 0.3, '14'],
  [0.04, 0.47, '17'],
  [0.93, 0.26, '12'],
  [0.92, 0.74, '19'],
  [0.82, 0.87, '13'],
  [0.88, 0.94, '16'],
  [0.29, 0.93, '11'],
  [0.7, 0.06, '9'],
];

/** Mean width of the title's letters, in ems. */
const LETTER = 0.47;
const ROSES = [176, 150, 120, 96];

export interface FurnitureProps {
  readonly map: ChartGeometry;
  readonly box: Size;
  readonly title: string;
  readonly below: readonly string[];
  readonly warnings: readonly Warning[];
}

/** Title, rose and soundings, where the layout leaves open water. */
export function Furniture({ map, box, title, below, warnings }: FurnitureProps) {
  const lines = halves(title);
  const letters = Math.max(...lines.map((line) => line.length));
  const cartouche = [33, 26].flatMap((font) => {
    const room = { width: Math.max(120, letters * LETTER * font), height: lines.length * font + 46 };
    const place = freeCorner(map, box, room, CORNERS);
    return place === undefined ? [] : [{ ...place, font }];
  })[0];
  const warning = roomFor(map, box, warnings, cartouche?.corner);
  const others = (['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const).filter(
    (corner) => corner !== cartouche?.corner && corner !== warning?.corner,
  );
  const rose = ROSES.flatMap((size) => {
    const place = freeCorner(map, box, { width: size, height: size }, others);
    return place === undefined ? [] : [place];
  })[0];
  const coast = 74 * fit(map, box).scale;
  return (
    <>
      {cartouche !== undefined && (
        <div class="in-corner" data-corner={cartouche.corner} style={{ '--title': `${cartouche.font}px` }}>
          <Cartouche title={lines.join('\n')}>{below.join('\n')}</Cartouche>
        </div>
      )}
      {warning !== undefined && (
        <div class="in-corner fi-warning" data-corner={warning.corner} style={warning.style}>
          {warning.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {rose !== undefined && (
        <div class="in-corner" data-corner={rose.corner}>
          <Rose size={rose.width} />
        </div>
      )}
      <svg class="covering fi-soundings" aria-hidden="true">
        {SOUNDINGS.map(([x, y, depth]) => ({ x: x * box.width, y: y * box.height, depth }))
          .filter(({ x, y }) => isFree(map, box, { x, y: y - 14, width: 16, height: 14 }, coast))
          .filter((sounding) =>
            [cartouche, warning, rose].every((place) => place === undefined || !isNear(sounding, place)),
          )
          .map((sounding) => (
            <Sounding key={sounding.depth} {...sounding} />
          ))}
      </svg>
    </>
  );
}

/** Possible widths of a warning, its line height, letter width, and distance from the frame. */
const WIDTHS = [230, 170, 112];
const LINE = 18;
const WARNING_LETTER = 6.6;
const NEAR = 8;

/** Room for as many warnings as possible, as long as possible; closer to the frame than a title. */
function roomFor(map: ChartGeometry, box: Size, warnings: readonly Warning[], taken: Corner | undefined) {
  const long = warnings.map((each) => each.long);
  const short = warnings.map((each) => each.short);
  const free = (['top-right', 'bottom-right', 'bottom-left', 'top-left'] as const).filter((each) => each !== taken);
  for (const sentences of [long, short, short.slice(0, 1), short.slice(1)].filter(({ length }) => length > 0)) {
    for (const width of WIDTHS) {
      const lines = sentences.map((sentence) => Math.ceil((sentence.length * WARNING_LETTER) / (width * 0.94)));
      const height = lines.reduce((sum, each) => sum + each * LINE, 6 * (lines.length - 1));
      const place = freeCorner(map, box, { width, height }, free, NEAR);
      if (place !== undefined) return { ...place, sentences, style: { width: `${width}px` } };
    }
  }
  return undefined;
}

/** A title on one line or two, cut to make the longer one shortest. */
function halves(title: string): readonly string[] {
  const cuts = [...title.matchAll(/ /g)].map(({ index }) => [title.slice(0, index), title.slice(index + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.sort((one, other) => longest(one) - longest(other))[0] ?? [title];
}

const isNear = ({ x, y }: Point, place: Place): boolean =>
  x > place.x - 24 && x < place.x + place.width + 8 && y > place.y - 8 && y < place.y + place.height + 24;

/** Whether a place in the box, in pixels, is water with no space nearer than the gap. */
function isFree(map: ChartGeometry, box: Size, at: Point & Size, gap: number): boolean {
  const { scale, left, top } = fit(map, box);
  const side = TILE * scale;
  return map.corners.every(({ x, y }) => {
    const dx = Math.max(left + x * scale - at.x - at.width, at.x - left - x * scale - side);
    const dy = Math.max(top + y * scale - at.y - at.height, at.y - top - y * scale - side);
    return Math.max(dx, dy) >= gap;
  });
}

/** Distance of corner decoration from the frame. */
const INSET = 20;

/** A corner with room for that size. */
function freeCorner(
  map: ChartGeometry,
  box: Size,
  thing: Size,
  corners: readonly Corner[],
  inset = INSET,
): Place | undefined {
  return corners
    .map((corner) => ({
      corner,
      x: corner.endsWith('left') ? inset : box.width - inset - thing.width,
      y: corner.startsWith('top') ? inset : box.height - inset - thing.height,
      ...thing,
    }))
    .find((place) => place.x >= 0 && place.y >= 0 && isFree(map, box, place, 6));
}

interface Place extends Point, Size {
  readonly corner: Corner;
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
type Corner = (typeof CORNERS)[number];
