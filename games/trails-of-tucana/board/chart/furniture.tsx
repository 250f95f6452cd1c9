import { Cartouche, Rose, type Size } from '@skerry/look';
import { type ChartGeometry, isFree } from './chart-geometry.ts';

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
type Corner = (typeof CORNERS)[number];

/** Distance of corner decoration from the frame. */
const INSET = 12;
const ROSES = [150, 124, 100, 80];
/** Mean width of the title's letters, in ems. */
const LETTER = 0.4;

/** Title and rose, where the island leaves open water. */
export function Furniture({ map, box, title, below }: { map: ChartGeometry; box: Size; title: string; below: string }) {
  const cartouche = [34, 27].flatMap((font) => {
    const width = Math.max(title.length * LETTER * font, below.length * 7);
    const corner = freeCorner(map, box, { width, height: font + 26 }, CORNERS);
    return corner === undefined ? [] : [{ corner, font }];
  })[0];
  const others = (['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const).filter(
    (corner) => corner !== cartouche?.corner,
  );
  const rose = ROSES.flatMap((size) => {
    const corner = freeCorner(map, box, { width: size, height: size }, others);
    return corner === undefined ? [] : [{ corner, size }];
  })[0];
  return (
    <>
      {cartouche !== undefined && (
        <div class="in-corner" data-corner={cartouche.corner} style={{ '--title': `${cartouche.font}px` }}>
          <Cartouche title={title}>{below}</Cartouche>
        </div>
      )}
      {rose !== undefined && (
        <div class="in-corner" data-corner={rose.corner}>
          <Rose size={rose.size} />
        </div>
      )}
    </>
  );
}

/** A corner with room for that size. */
function freeCorner(
  map: ChartGeometry,
  box: Size,
  { width, height }: Size,
  corners: readonly Corner[],
): Corner | undefined {
  return corners.find((corner) => {
    const x = corner.endsWith('left') ? INSET : box.width - INSET - width;
    const y = corner.startsWith('top') ? INSET : box.height - INSET - height;
    return x >= 0 && y >= 0 && isFree(map, box, { x, y, width, height }, 4);
  });
}
