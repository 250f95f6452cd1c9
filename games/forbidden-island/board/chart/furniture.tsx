import { Cartouche, type Point, Rose, type Size, Sounding } from '@skerry/look';
import { type ChartGeometry, CORNERS, fit, freeCorner, isFree, type Place } from './chart-geometry.ts';

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

/** Letters of the title are about so wide, in ems. */
const LETTER = 0.47;
const ROSES = [176, 150, 120, 96];

/** Title, rose and soundings, where the layout leaves free water. */
export function Furniture({
  map,
  box,
  title,
  below,
}: {
  map: ChartGeometry;
  box: Size;
  title: string;
  below: readonly string[];
}) {
  const lines = halves(title);
  const letters = Math.max(...lines.map((line) => line.length));
  const cartouche = [33, 26].flatMap((font) => {
    const room = { width: Math.max(120, letters * LETTER * font), height: lines.length * font + 46 };
    const place = freeCorner(map, box, room, CORNERS);
    return place === undefined ? [] : [{ ...place, font }];
  })[0];
  const others = (['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const).filter(
    (corner) => corner !== cartouche?.corner,
  );
  const rose = ROSES.flatMap((size) => {
    const place = freeCorner(map, box, { width: size, height: size }, others);
    return place === undefined ? [] : [place];
  })[0];
  const coast = 74 * fit(map, box).scale;
  return (
    <>
      {cartouche !== undefined && (
        <div class="fi-corner-box" data-corner={cartouche.corner} style={{ '--title': `${cartouche.font}px` }}>
          <Cartouche title={lines.join('\n')}>{below.join('\n')}</Cartouche>
        </div>
      )}
      {rose !== undefined && (
        <div class="fi-corner-box" data-corner={rose.corner}>
          <Rose size={rose.width} />
        </div>
      )}
      <svg class="covering fi-soundings" aria-hidden="true">
        {SOUNDINGS.map(([x, y, depth]) => ({ x: x * box.width, y: y * box.height, depth }))
          .filter(({ x, y }) => isFree(map, box, { x, y: y - 14, width: 16, height: 14 }, coast))
          .filter((sounding) => [cartouche, rose].every((place) => place === undefined || !isNear(sounding, place)))
          .map((sounding) => (
            <Sounding key={sounding.depth} {...sounding} />
          ))}
      </svg>
    </>
  );
}

/** A title on one line or two, cut where the longer one is shortest. */
function halves(title: string): readonly string[] {
  const cuts = [...title.matchAll(/ /g)].map(({ index }) => [title.slice(0, index), title.slice(index + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.sort((one, other) => longest(one) - longest(other))[0] ?? [title];
}

const isNear = ({ x, y }: Point, place: Place): boolean =>
  x > place.x - 24 && x < place.x + place.width + 8 && y > place.y - 8 && y < place.y + place.height + 24;
