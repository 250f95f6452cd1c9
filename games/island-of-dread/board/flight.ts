import { EASE, type Stage, svgUse } from '@skerry/look';
import { boxOf, type DrawingName, drawingAddress } from './drawing.tsx';
import type { Beat } from './motion.ts';

/** Places that things come from and go to, marked with `data-iod` wherever the page shows them. */
export type FlightPlace = `hand-${number}` | `gold-${number}` | `card-${number}` | 'market' | 'maps' | 'track';

/** Where a place is on the page; nothing where it is under another tab, or not shown. */
export function placeOf(name: FlightPlace): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-iod="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

const SIDE = 40;

/** Something travels over the page from one place to another; where one of them is not on the page, nothing flies. */
export function fly(
  stage: Stage,
  beat: Pick<Beat, 'at' | 'lasts'>,
  drawing: DrawingName,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
): void {
  if (from === undefined || to === undefined) return;
  const ghost = document.createElement('div');
  ghost.className = 'iod-flying';
  ghost.append(svgUse(drawingAddress(drawing), boxOf(drawing)));
  document.body.append(ghost);
  stage.after(() => ghost.remove());
  const at = ({ left, width, top, height }: DOMRect, more = '') =>
    `translate(${left + width / 2 - SIDE / 2}px,${top + height / 2 - SIDE / 2}px)${more}`;
  stage.animate(
    ghost,
    [
      { transform: at(from, ' scale(.8)'), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.1 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to, ' scale(.8)'), opacity: 0 },
    ],
    beat,
  );
}

/** A number that has just changed swells once. */
export function swell(stage: Stage, beat: Pick<Beat, 'at' | 'lasts'>, element: Element | null): void {
  stage.animate(
    element,
    [{ transform: 'none' }, { transform: 'scale(1.3)', offset: 0.5 }, { transform: 'none' }],
    beat,
    EASE.out,
  );
}
