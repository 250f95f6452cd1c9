/** The view of the chart, moved by the player and automatically. */
import type { Point, Size } from '@skerry/look';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Covered, centred, held, hexPixels, showing, unitsAt, type View, whole, zoomedBy } from './view.ts';

const KEY_STEP = 1.35;
const GLIDE = 480;
/** Default hex width of a close view, in pixels: on a phone, and elsewhere. */
const NEAR = { phone: 48, wide: 38 } as const;
const PHONE = 600;
/** Hex width from which the whole chart is playable. */
const LEGIBLE = 30;

export const nearPixels = (box: Size): number => NEAR[box.width < PHONE ? 'phone' : 'wide'];
export const isRoomy = (box: Size): boolean => hexPixels(whole(box), box) >= LEGIBLE;

/** Drawn margin beyond each side of the box, as a share of it: panning within it needs no redraw. */
export const BEYOND = 0.15;
/** How far the drawing may be scaled before a redraw. */
const BLURRED = 1.5;
/** Rest before a redraw, in milliseconds. */
const REST = 120;

export interface Looking {
  /** The drawn view; between redraws it is only shifted and scaled. */
  readonly view: View;
  /** Ref of the drawn element. */
  readonly drawing: { current: SVGSVGElement | null };
  /** Magnification relative to the whole chart, for `useTouch`. */
  readonly zoom: Point & { readonly scale: number };
  by(factor: number, at?: Point, move?: Point): void;
  /** Moves as little as needed to have a point in sight. */
  show(point: Point): void;
  /** Centres a point in the uncovered part of the box, at the given hex width or one that can be touched. */
  goTo(point: Point, options?: { readonly pixels?: number; readonly covered?: Covered }): void;
  seeAll(): void;
  pointAt(pixel: Point): Point;
}

export function useView(box: Size, home: Point | undefined, motion: boolean): Looking {
  const [view, setView] = useState<View>(() => first(box, home));
  const now = useRef(view);
  const drawing = useRef<SVGSVGElement | null>(null);
  const gliding = useRef(0);
  const resting = useRef(0);
  const shift = () => {
    if (drawing.current !== null) drawing.current.style.transform = shiftOf(view, now.current, box);
  };
  // Reapply movement that happened during a redraw.
  useLayoutEffect(shift, [view]);
  const set = (next: View) => {
    now.current = next;
    clearTimeout(resting.current);
    if (isBeyond(view, next, box)) setView(next);
    else {
      shift();
      resting.current = window.setTimeout(() => setView(now.current), REST);
    }
  };
  const stop = () => cancelAnimationFrame(gliding.current);
  useLayoutEffect(
    () => () => {
      stop();
      clearTimeout(resting.current);
    },
    [],
  );
  useLayoutEffect(() => {
    // A chart that was seen whole, or is measured again, gets the initial framing.
    const wasWhole = now.current.width >= whole(box).width * 0.98;
    set(wasWhole || isRoomy(box) ? first(box, home) : held(now.current, box));
  }, [box.width, box.height]);
  const glide = (to: View) => {
    stop();
    const from = now.current;
    if (!motion || (from.x === to.x && from.y === to.y && from.width === to.width)) return set(to);
    const start = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - start) / GLIDE));
      const done = t * t * (3 - 2 * t);
      const mix = (a: number, b: number) => a + (b - a) * done;
      latest.current({ x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) });
      if (t < 1) gliding.current = requestAnimationFrame(step);
    };
    gliding.current = requestAnimationFrame(step);
  };
  /** A glide spans several redraws. */
  const latest = useRef(set);
  latest.current = set;
  const middle = { x: box.width / 2, y: box.height / 2 };
  return {
    view,
    drawing,
    zoom: { scale: whole(box).width / now.current.width, x: 0, y: 0 },
    by(factor, at = middle, move) {
      stop();
      set(zoomedBy(now.current, box, factor, at, move));
    },
    show: (point) => glide(showing(now.current, box, point)),
    goTo: (point, { pixels, covered } = {}) =>
      glide(centred(pixels === undefined ? now.current : whole(box), box, point, pixels ?? nearPixels(box), covered)),
    seeAll: () => glide(whole(box)),
    pointAt: (pixel) => unitsAt(now.current, box, pixel),
  };
}

/** The transform that makes the drawing of one view show another. */
function shiftOf(was: View, now: View, { width }: Size): string {
  if (was === now) return '';
  const pixels = width / now.width;
  const at = (units: number): string => `${(units * pixels).toFixed(1)}px`;
  return `translate(${at(was.x - now.x)},${at(was.y - now.y)}) scale(${(was.width / now.width).toFixed(4)})`;
}

/** Whether a view shows undrawn parts, or is too coarse. */
function isBeyond(was: View, now: View, box: Size): boolean {
  const scale = was.width / now.width;
  const ratio = box.height / box.width;
  const [wide, high] = [was.width * BEYOND, was.width * ratio * BEYOND];
  return (
    Math.max(scale, 1 / scale) > BLURRED ||
    now.x < was.x - wide ||
    now.y < was.y - high ||
    now.x + now.width > was.x + was.width + wide ||
    now.y + now.width * ratio > was.y + was.width * ratio + high
  );
}

/** The whole chart if legible, else the player's Hero. */
const first = (box: Size, home: Point | undefined): View =>
  home === undefined || isRoomy(box) ? whole(box) : centred(whole(box), box, home, nearPixels(box));

/** `+` and `-` zoom, `0` shows the whole chart, Home the player's Hero. Returns whether the key was handled. */
export function viewKey(looking: Looking, key: string, home: Point | undefined): boolean {
  if (key === '+' || key === '=') looking.by(KEY_STEP);
  else if (key === '-') looking.by(1 / KEY_STEP);
  else if (key === '0') looking.seeAll();
  else if (key === 'Home' && home !== undefined) looking.goTo(home);
  else return false;
  return true;
}
