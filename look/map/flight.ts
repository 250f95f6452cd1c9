import type { Beat } from '../table/facts.ts';
import { EASE, type Stage } from '../table/stage.ts';
import { svgUse } from './svg-use.ts';

/** Where what a selector finds is on the page; nothing where it is under another tab, or not shown. */
export function boxOnPage(selector: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

/** A drawing that flies: its address, its view box, and the length of its sides in pixels. */
export interface Flyer {
  readonly address: string;
  readonly box: string;
  readonly side: number;
}

/** Something travels over the page from one place to another; where one of them is not on the page, nothing flies. */
export function flyOver(
  stage: Stage,
  beat: Pick<Beat, 'at' | 'lasts'>,
  { address, box, side }: Flyer,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
): void {
  if (from === undefined || to === undefined) return;
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.style.width = `${side}px`;
  ghost.style.height = `${side}px`;
  ghost.append(svgUse(address, box));
  document.body.append(ghost);
  stage.after(() => ghost.remove());
  const at = ({ left, width, top, height }: DOMRect, more = '') =>
    `translate(${left + width / 2 - side / 2}px,${top + height / 2 - side / 2}px)${more}`;
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
