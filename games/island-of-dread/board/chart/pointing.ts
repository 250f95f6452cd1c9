import { type Arrow, type Point, placeBeside, usePointing, useTouch } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { CELLS } from '../../content/world.ts';
import type { Action } from '../../rules/actions.ts';
import type { TextContext } from '../../text/context.ts';
import { around, cellAt } from './hex-geometry.ts';
import { interests } from './points-of-interest.ts';
import { aimed, chosenDie, pointed } from './selection.ts';
import { isPlain, type Target } from './targets.ts';
import { type Looking, nearPixels, viewKey } from './use-view.ts';

/** A touch within this distance of an anchor means the anchor, in chart units. */
const ANCHOR = 36;

interface Asked {
  readonly telling: TextContext;
  readonly looking: Looking;
  readonly choices: readonly unknown[];
  readonly anchors: readonly Point[];
  readonly targets: ReadonlyMap<number, Target>;
  /** Space of the player's Hero, where the keyboard starts. */
  readonly home: number;
  readonly homePoint: Point | undefined;
  /** Zoomed out too far to tell spaces apart. */
  readonly isFar: boolean;
  /** The bar's selection is already about this target, so one touch is enough. */
  isChosen(target: Target): boolean;
  pointOf(place: number): Point;
  go(place: number): void;
}

/** Adapts the kit's pointing to a moving chart: a touch from afar zooms in, and keys know the dice. */
export function useChartPointing(asked: Asked) {
  const { telling, looking, choices, anchors, targets, home, homePoint, isFar, isChosen, pointOf, go } = asked;
  const { chart } = telling.content;
  const isLand = (cell: number): boolean => cell >= 0 && chart.terrain[cell]! >= 0;
  /** Direction of the last sideways step: up and down lean to that side. */
  const lean = useRef<1 | -1>(1);

  const placeAt = (pixel: Point): number | undefined => {
    const point = looking.pointAt(pixel);
    const anchor = anchors.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < ANCHOR);
    const cell = cellAt(point);
    return anchor >= 0 ? CELLS + anchor : isLand(cell) ? cell : undefined;
  };
  /** From hex to hex over land, else to the nearest place in that direction. */
  const beside = (from: number, arrow: Arrow): number => {
    if (arrow === 'ArrowLeft') lean.current = -1;
    if (arrow === 'ArrowRight') lean.current = 1;
    const [upRight, right, downRight, downLeft, left, upLeft] = from < CELLS ? around(from) : [];
    const ahead = {
      ArrowRight: [right],
      ArrowLeft: [left],
      ArrowUp: [upLeft, upRight],
      ArrowDown: [downLeft, downRight],
    }[arrow];
    const found = (lean.current > 0 ? ahead.reverse() : ahead).find((cell = -1) => isLand(cell));
    if (found !== undefined) return found;
    const places = [...chart.spaces, ...anchors.map((_, n) => CELLS + n)];
    return places[placeBeside(places.map(pointOf), places.indexOf(from), arrow)]!;
  };

  const pointing = usePointing<Action>({
    name: 'place',
    choices,
    start: home,
    aimed,
    over: pointed,
    meant(place) {
      const target = targets.get(place);
      const isSure = target === undefined || isChosen(target);
      const asks = isSure ? undefined : isPlain(target) ? 'finger' : 'pointer';
      return { action: target?.action, asks, waits: !isSure && target.isFinal };
    },
    play: (_, place) => go(place),
    beside,
    show: (place) => looking.show(pointOf(place)),
    key({ key, shiftKey }) {
      if (viewKey(looking, key, homePoint)) {
        if (key === 'Home') pointing.go(home);
        return true;
      }
      if (key === 'Tab') return jump(shiftKey ? -1 : 1);
      if (key !== 'Escape') return digit(Number(key));
      const wasChosen = chosenDie.value !== undefined;
      chosenDie.value = undefined;
      return wasChosen;
    },
  });
  /** After the last place the Tab key leaves the chart. */
  const jump = (way: 1 | -1): boolean => {
    const found = interests(telling, targets.values());
    const next = found[found.indexOf(pointing.focused) + way];
    if (next !== undefined) pointing.go(next);
    return next !== undefined;
  };
  const digit = (n: number): boolean => {
    const lane = [...targets.values()].find((target) => target.lane === n);
    const dice = telling.state.walk?.dice.length ?? 0;
    if (lane !== undefined) pointing.go(lane.place);
    else if (n >= 1 && n <= dice) chosenDie.value = chosenDie.value === n - 1 ? undefined : n - 1;
    else return false;
    return true;
  };
  const touch = useTouch(looking, {
    tap(pixel, { pointerType }) {
      if (isFar) looking.goTo(looking.pointAt(pixel), { pixels: nearPixels({ width: 0, height: 0 }) });
      else pointing.press(placeAt(pixel), pointerType === 'mouse' ? 'mouse' : 'finger');
    },
    hover(pixel) {
      pointed.value = pixel === undefined || isFar ? undefined : placeAt(pixel);
    },
  });

  return {
    pointing,
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
  };
}
