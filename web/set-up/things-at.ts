import { type Box, boxOf } from '../table/together/box.ts';
import type { Editing } from './editing.ts';

/** The attribute of things that are listed beside the board. */
export const THING = 'data-thing';

/** The elements that draw a thing, on the board or beside it. */
export function elementsOf({ editor }: Editing, thing: string): Element[] {
  const listed = [...document.querySelectorAll(`[${THING}="${CSS.escape(thing)}"]`)];
  const drawn = editor.drawn(thing);
  return drawn === undefined ? listed : [...document.querySelectorAll(`.set-up .table-board ${drawn}`), ...listed];
}

/** The things that have a dial, or that others may be put on. */
function known({ dials }: Editing): ReadonlySet<string> {
  return new Set(dials.peek().flatMap((dial) => [dial.thing, ...(dial.kind === 'place' ? dial.to : [])]));
}

/** What an element draws, the innermost first. */
export function thingsOf(editing: Editing, element: Element): string[] {
  const listed = element.closest(`[${THING}]`)?.getAttribute(THING);
  const drawn = [...known(editing)].flatMap((thing) => {
    const selector = editing.editor.drawn(thing);
    const found = selector === undefined ? null : element.closest(`.set-up .table-board ${selector}`);
    return found === null ? [] : [{ thing, found }];
  });
  drawn.sort((one, other) => (one.found.contains(other.found) ? 1 : -1));
  return [...(listed ? [listed] : []), ...drawn.map(({ thing }) => thing)];
}

/** What is drawn at a point of the window, small things first: pieces let pointers through. */
export function thingsAt(editing: Editing, x: number, y: number): string[] {
  const under = document.elementsFromPoint(x, y);
  const listed = under.flatMap((element) => element.closest(`[${THING}]`)?.getAttribute(THING) ?? []);
  if (!under.some((element) => element.matches('.set-up .table-board'))) return [...new Set(listed)];
  const drawn = [...known(editing)].flatMap((thing) => {
    const box = boxOnBoard(editing, thing);
    return box !== undefined && isIn(box, x, y) ? [{ thing, ...nearness(box, x, y) }] : [];
  });
  drawn.sort((one, other) => one.size - other.size || one.far - other.far);
  return drawn.map(({ thing }) => thing);
}

function boxOnBoard({ editor }: Editing, thing: string): Box | undefined {
  const drawn = editor.drawn(thing);
  const element = drawn === undefined ? null : document.querySelector(`.set-up .table-board ${drawn}`);
  return boxOf((editor.extent && element?.querySelector(editor.extent)) || element);
}

const isIn = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Of things of about the same size the nearest comes first. */
const nearness = ({ x: left, y: top, width, height }: Box, x: number, y: number) => ({
  size: Math.round(Math.log2(width * height)),
  far: Math.hypot(left + width / 2 - x, top + height / 2 - y),
});
