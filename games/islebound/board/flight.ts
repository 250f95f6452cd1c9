import { EASE, type Stage, svgUse } from '@skerry/look';
import { type DrawingName, drawingAddress } from './drawing.tsx';
import type { Beat } from './motion.ts';

/** Places that things come from and go to, marked with `data-ib` wherever the page shows them. */
export type FlightPlace =
  | `hand-${number}`
  | `won-${number}`
  | `city-${number}`
  | `hire-${number}`
  | 'token'
  | 'treasure';

/** Where a place is on the page; nothing where it is under another tab, or not shown. */
export function placeOf(name: FlightPlace): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-ib="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

const SIDE = 30;

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
  ghost.className = 'ib-flying';
  ghost.append(svgUse(drawingAddress(drawing), '-2 -2 64 64'));
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
export function swell(stage: Stage, beat: Pick<Beat, 'at' | 'lasts'>, element: Element | null | undefined): void {
  stage.animate(
    element,
    [{ transform: 'none' }, { transform: 'scale(1.3)', offset: 0.5 }, { transform: 'none' }],
    beat,
    EASE.out,
  );
}
