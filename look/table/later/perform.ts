/** Executes the motions of a table of facts, anywhere on the page. */
import type { Beat } from '../facts.ts';
import type { Frames, FramesName, Motion } from '../motion.ts';
import { Stage } from './stage.ts';

export { Stage };

type Time = Pick<Beat, 'at' | 'lasts'>;
type Of<Key extends string> = Extract<Motion, { readonly [K in Key]: unknown }>;
/** The previous positions of a board's things, by their styles. */
export type Stood = ReadonlyMap<HTMLElement | SVGElement, string>;

const SVG = 'http://www.w3.org/2000/svg';
const still: Keyframe = { transform: 'none' };

const FRAMES: { readonly [G in FramesName]: Exclude<Frames, FramesName> } = {
  fadeIn: ['out', { opacity: 0 }, { opacity: 1 }],
  fadeOut: ['move', { opacity: 1 }, { opacity: 0 }],
  grow: ['out', { transform: 'scale(.4)', opacity: 0 }, still],
  swell: ['out', still, { transform: 'scale(1.3)', offset: 0.5 }, still],
  /** From above, fading in. */
  drop: ['out', { transform: 'translateY(-34px)', opacity: 0 }, { transform: 'translateY(3px)', offset: 0.75 }, still],
  rise: ['out', { opacity: 1 }, { transform: 'translateY(-18px)', opacity: 0 }],
  /** A line whose `pathLength` is 1. */
  draw: ['out', { strokeDasharray: '1 1', strokeDashoffset: 1 }, { strokeDasharray: '1 1', strokeDashoffset: 0 }],
  turnUp: ['out', { transform: 'rotateY(90deg)', opacity: 0.4 }, still],
  turnOver: ['out', still, { transform: 'scaleX(0)' }, still],
  tiltUp: ['move', { transform: 'rotateX(90deg)', opacity: 0.3 }, still],
  tiltAway: ['move', still, { transform: 'rotateX(90deg)', opacity: 0.3 }],
  wipeUp: ['out', { opacity: 1, clipPath: 'inset(0)' }, { opacity: 1, clipPath: 'inset(100% 0 0)' }],
  wipeDown: ['move', { opacity: 1, clipPath: 'inset(0)' }, { opacity: 1, clipPath: 'inset(0 0 100%)' }],
};

/** The duration for things that only make room for others, in milliseconds. */
const MAKE_ROOM = 240;

let moments = 0;

export function perform(
  stage: Stage,
  motions: readonly (readonly [Motion, Time])[],
  stood: Stood,
  root: HTMLElement,
): void {
  const own = `${++moments}`;
  root.dataset.moving = own;
  // The next moment may have begun meanwhile.
  stage.after(() => {
    if (root.dataset.moving === own) delete root.dataset.moving;
  });
  const waiting = new Map(stood);
  for (const [motion, of] of motions) {
    const time = timeOf(motion, of);
    if ('as' in motion) each(stage, motion, time);
    else if ('slide' in motion) slide(stage, motion, time, waiting);
    else if ('hop' in motion) hop(stage, motion, time);
    else if ('fly' in motion) fly(stage, motion, time);
    else if ('deal' in motion) deal(stage, motion, time, root.getBoundingClientRect());
    else if ('trace' in motion) trace(stage, motion, time);
    else shift(stage, motion, time);
  }
  for (const [thing, from] of waiting)
    if (thing.style.transform !== from)
      stage.animate(thing, ride([from, thing.style.transform]), { at: 0, lasts: MAKE_ROOM });
}

function timeOf({ at, lasts, part: [from, to] = [0, 1] }: Motion, of: Time): Time {
  const [begins, whole] = [at ?? of.at, lasts ?? of.lasts];
  return { at: begins + from * whole, lasts: (to - from) * whole };
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const ride = (way: readonly string[]): Keyframe[] => way.map((transform) => ({ transform }));

function boxOf(where: string | readonly string[]): DOMRect | undefined {
  const boxes = [where].flat().flatMap((each) => all(each).map((element) => element.getBoundingClientRect()));
  return boxes.find(({ width, height }) => width > 0 && height > 0);
}

function play(stage: Stage, element: Element | null | undefined, as: Frames, time: Time): void {
  const [ease, ...keyframes] = typeof as === 'string' ? FRAMES[as] : as;
  stage.animate(element, keyframes, time, ease);
}

/** An element that exists only while it moves. */
function passing<E extends Element>(stage: Stage, element: E, into: Element, className: string): E {
  element.setAttribute('class', className);
  into.append(element);
  stage.after(() => element.remove());
  return element;
}

function each(stage: Stage, { of, only = [0], as, inTurn = false, ghost }: Of<'as'>, { at, lasts }: Time): void {
  all(of)
    .slice(...only)
    .forEach((found, nth, { length }) => {
      const element = ghost === undefined ? found : passing(stage, document.createElement('b'), found, ghost);
      const share = lasts / length;
      play(stage, element, as, inTurn ? { at: at + nth * share, lasts: share } : { at, lasts });
    });
}

function slide(
  stage: Stage,
  { slide: what, along = [], meanwhile = {} }: Of<'slide'>,
  time: Time,
  waiting: Map<HTMLElement | SVGElement, string>,
): void {
  for (const thing of all(what)) {
    const from = waiting.get(thing);
    const to = thing.style.transform;
    waiting.delete(thing);
    if (from === undefined || from === to) continue;
    const through = along.map(({ x, y }) => `translate(${x}px, ${y}px)`);
    stage.animate(thing, ride([from, ...through, to]), time, through.length > 0 ? 'linear' : 'move');
    for (const [part, as] of Object.entries(meanwhile)) play(stage, thing.querySelector(part), as, time);
  }
}

function shift(stage: Stage, { of, only = [0], from, to }: Of<'of'> & Of<'from'>, time: Time): void {
  const [here, there] = [boxOf(from), boxOf(to)];
  if (here === undefined || there === undefined) return;
  const way = `translate(${here.left - there.left}px, ${here.top - there.top}px)`;
  for (const element of all(of).slice(...only)) stage.animate(element, ride([way, 'none']), time);
}

function hop(stage: Stage, { hop: what, place, over, leaves }: Of<'hop'>, time: Time): void {
  const here = boxOf(place);
  if (here === undefined) return;
  const hops = over.map(boxOf).flatMap((box, nth): Keyframe[] => {
    if (box === undefined) return [];
    const x = box.left + box.width / 2 - (here.left + here.width / 2);
    const up = { transform: `translate(${x - box.width / 2}px, -9px)` };
    return [...(nth > 0 ? [up] : []), { transform: `translate(${x}px, 0)` }];
  });
  for (const mark of all(what))
    stage.animate(mark, [...hops, ...(leaves ? [{ ...still, opacity: 0 }] : [])], time, 'out');
}

/** A drawing by its address: names in facts are never parsed as markup. */
function drawingOf(address: string, box: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', address);
  svg.append(use);
  return svg;
}

function fly(stage: Stage, { fly: { address, box, side }, from, to, brings }: Of<'fly'>, time: Time): void {
  const until = { at: 0, lasts: time.at + time.lasts };
  if (brings !== undefined)
    for (const element of all(brings))
      stage.animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], until, 'linear');
  const [here, there] = [boxOf(from), boxOf(to)];
  if (here === undefined || there === undefined) return;
  const ghost = passing(stage, document.createElement('div'), document.body, 'flying');
  ghost.style.width = `${side}px`;
  ghost.style.height = `${side}px`;
  ghost.append(drawingOf(address, box));
  const at = ({ left, width, top, height }: DOMRect, more = '') =>
    `translate(${left + width / 2 - side / 2}px, ${top + height / 2 - side / 2}px)${more}`;
  const keyframes = [
    { transform: at(here, ' scale(.8)'), opacity: 0 },
    { transform: at(here), opacity: 1, offset: 0.1 },
    { transform: at(there), opacity: 1, offset: 0.9 },
    { transform: at(there, ' scale(.8)'), opacity: 0 },
  ];
  stage.animate(ghost, keyframes, time);
}

const [WIDE, HIGH] = [48, 62];

function deal(stage: Stage, { deal: face, back, from, to, becomes }: Of<'deal'>, time: Time, chart: DOMRect): void {
  const off = new DOMRect(chart.right - 40, chart.top, 40, 54);
  const card = becomes === undefined ? undefined : all(becomes).at(-1);
  stage.animate(card, [{ opacity: 0 }, { opacity: 0 }], { at: 0, lasts: time.at + time.lasts });
  const here = boxOf(from) ?? off;
  const there = card?.getBoundingClientRect() ?? boxOf(to) ?? off;
  if (there.width === 0) return;
  const ghost = passing(stage, document.createElement('div'), document.body, 'flying dealt');
  const faces = [back, face].flatMap((each) => (each === undefined ? [] : [drawingOf(each, '0 0 64 64')]));
  ghost.append(...faces);
  const [x, y] = [here.left + here.width / 2 - WIDE / 2, here.top + here.height / 2 - HIGH / 2];
  const [toX, toY] = [there.left + there.width / 2 - WIDE / 2, there.top + there.height / 2 - HIGH / 2];
  const middle = `translate(${(x + toX) / 2}px, ${(y + toY) / 2}px)`;
  const keyframes = [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.05 },
    { transform: `${middle} ${back === undefined ? 'scale(1.1)' : 'scaleX(.06)'}`, opacity: 1, offset: 0.5 },
    { transform: `translate(${toX}px, ${toY}px)`, opacity: 1 },
  ];
  stage.animate(ghost, keyframes, time, 'out');
  if (back === undefined) return;
  const shown = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }];
  stage.animate(ghost.lastElementChild, shown, time, 'out');
}

function trace(stage: Stage, { trace: d, class: className, into }: Of<'trace'>, time: Time): void {
  const chart = document.querySelector(into);
  if (chart === null) return;
  const line = passing(stage, document.createElementNS(SVG, 'path'), chart, className);
  for (const [name, value] of Object.entries({ d, pathLength: '1', 'stroke-dasharray': '1' }))
    line.setAttribute(name, value);
  const keyframes = [
    { strokeDashoffset: 1 },
    { strokeDashoffset: 0, opacity: 1, offset: 0.7 },
    { strokeDashoffset: 0, opacity: 0 },
  ];
  stage.animate(line, keyframes, time, 'linear');
}
