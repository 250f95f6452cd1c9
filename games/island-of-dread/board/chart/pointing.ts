/** What a pointer, a finger or a key does to the chart. */
import { isArrow, type Point, placeBeside, useTouch } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CELLS } from '../../content/world.ts';
import type { TextContext } from '../../text/context.ts';
import { around, cellAt } from './hex-geometry.ts';
import { interests } from './points-of-interest.ts';
import { aimed, chosenDie, pointed } from './selection.ts';
import { isPlain, type Target } from './targets.ts';
import { type Looking, nearPixels, viewKey } from './use-view.ts';

/** How near to an anchor a touch means it, in units of the chart. */
const ANCHOR = 36;

interface Asked {
  readonly telling: TextContext;
  readonly looking: Looking;
  /** Where each anchor lies. */
  readonly anchors: readonly Point[];
  readonly targets: ReadonlyMap<number, Target>;
  /** Where the reader's Hero stands; the keyboard begins there. */
  readonly home: number;
  readonly homePoint: Point | undefined;
  /** Too far away to tell spaces apart. */
  readonly isFar: boolean;
  /** Whether what is chosen in the bar is about this target: then one touch is enough. */
  isChosen(target: Target): boolean;
  pointOf(place: number): Point;
  go(target: Target): void;
}

export function usePointing(asked: Asked) {
  const { telling, looking, anchors, targets, home, homePoint, isFar, isChosen, pointOf, go } = asked;
  const { chart } = telling.content;
  const [moved, setMoved] = useState<number | undefined>(undefined);
  /** Which way the last step sideways went: up and down lean to that side. */
  const lean = useRef<1 | -1>(1);
  useEffect(() => setMoved(undefined), [home]);
  const cursor = moved ?? home;

  const placeAt = (pixel: Point): number | undefined => {
    const point = looking.pointAt(pixel);
    const anchor = anchors.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < ANCHOR);
    if (anchor >= 0) return CELLS + anchor;
    const cell = cellAt(point);
    return cell >= 0 && chart.terrain[cell]! >= 0 ? cell : undefined;
  };
  const aim = (place: number | undefined) => {
    aimed.value = place;
  };
  const tap = (pixel: Point, event: PointerEvent) => {
    if (isFar) return looking.goTo(looking.pointAt(pixel), { pixels: nearPixels({ width: 0, height: 0 }) });
    const place = placeAt(pixel);
    const target = place === undefined ? undefined : targets.get(place);
    const isSecond = place !== undefined && aimed.value === place;
    const isMouse = event.pointerType === 'mouse';
    if (target?.action !== undefined && (isSecond || (isMouse && isPlain(target)) || isChosen(target)))
      return go(target);
    aim(place);
    if (place !== undefined) setMoved(place);
  };
  const touch = useTouch(looking, {
    tap,
    hover: (pixel) => {
      pointed.value = pixel === undefined || isFar ? undefined : placeAt(pixel);
    },
  });

  const focus = (place: number, from: Element) => {
    setMoved(place);
    looking.show(pointOf(place));
    from.closest('.iod-chart')?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  };
  /** From hex to hex over land; where none lies ahead, to the nearest place in that direction. */
  const step = (arrow: Parameters<typeof placeBeside>[2]): number => {
    const places = [...chart.spaces, ...anchors.map((_, n) => CELLS + n)];
    if (cursor < CELLS) {
      const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
      if (isSideways) lean.current = arrow === 'ArrowRight' ? 1 : -1;
      const [upRight, right, downRight, downLeft, left, upLeft] = around(cursor) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const pair = {
        ArrowRight: [right],
        ArrowLeft: [left],
        ArrowUp: [upLeft, upRight],
        ArrowDown: [downLeft, downRight],
      }[arrow];
      const wanted = lean.current > 0 ? [...pair].reverse() : pair;
      const found = wanted.find((cell) => cell >= 0 && chart.terrain[cell]! >= 0);
      if (found !== undefined) return found;
    }
    return places[placeBeside(places.map(pointOf), places.indexOf(cursor), arrow)]!;
  };

  const key = (event: KeyboardEvent): void => {
    const from = event.currentTarget as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone = press(event, from);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: KeyboardEvent, from: Element): boolean => {
    if (viewKey(looking, event.key, homePoint)) {
      if (event.key.toLowerCase() === 'h') focus(home, from);
      return true;
    }
    if (isArrow(event.key)) {
      focus(step(event.key), from);
      return true;
    }
    switch (event.key) {
      case 'Enter':
      case ' ': {
        const target = targets.get(cursor);
        if (target?.action === undefined) aim(cursor);
        else go(target);
        return true;
      }
      case 'Tab':
        return jump(event.shiftKey, from);
      case 'Escape':
        if (aimed.value === undefined && chosenDie.value === undefined) return false;
        aimed.value = undefined;
        chosenDie.value = undefined;
        return true;
      default:
        return digit(Number(event.key), from);
    }
  };
  /** The next place of interest; after the last one the Tab key leaves the chart. */
  const jump = (isBack: boolean, from: Element): boolean => {
    const found = interests(telling, targets.values());
    const next = isBack ? found[found.indexOf(cursor) - 1] : found[found.indexOf(cursor) + 1];
    if (next === undefined) return false;
    focus(next, from);
    return true;
  };
  const digit = (n: number, from: Element): boolean => {
    if (!(n >= 1)) return false;
    const lane = [...targets.values()].find((target) => target.lane === n);
    const { walk } = telling.state;
    if (lane !== undefined) {
      aim(lane.place);
      focus(lane.place, from);
    } else if (walk !== null && n <= walk.dice.length) {
      chosenDie.value = chosenDie.value === n - 1 ? undefined : n - 1;
    } else return false;
    return true;
  };

  return {
    cursor,
    touch: {
      ...touch,
      onWheel(event: WheelEvent) {
        event.preventDefault();
        const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
        looking.by(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), {
          x: event.clientX - left,
          y: event.clientY - top,
        });
      },
    },
    key,
    aim,
    /** A screen reader, or a key, has come to a place. */
    focused(place: number, event: FocusEvent) {
      setMoved(place);
      if ((event.currentTarget as Element).matches(':focus-visible')) aim(place);
    },
    /** A screen reader presses a place: no pointer has touched it. */
    clicked(place: number, event: MouseEvent) {
      if (event.detail > 0) return;
      const target = targets.get(place);
      if (target?.action === undefined) aim(place);
      else go(target);
    },
  };
}
