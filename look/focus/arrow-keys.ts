import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isArrow, placeBeside } from '../table/arrows.ts';

const THINGS = '[data-walk]';

/** One Tab stop for dice, cards or cubes side by side; arrows move to the nearest in their direction. */
export function useArrowKeys(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const things = thingsIn(root.current);
    const focused = things.indexOf(document.activeElement as HTMLElement);
    const before = things.findIndex(({ tabIndex }) => tabIndex === 0);
    stopAt(things, focused >= 0 ? focused : Math.max(0, before));
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isArrow(event.key)) return;
      const things = thingsIn(element);
      const from = things.indexOf(document.activeElement as HTMLElement);
      if (from < 0) return;
      const to = placeBeside(things.map(middle), from, event.key);
      event.preventDefault();
      event.stopPropagation();
      stopAt(things, to);
      things[to]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root]);
}

const thingsIn = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(THINGS) ?? [])];

function stopAt(things: readonly HTMLElement[], stop: number): void {
  for (const [n, thing] of things.entries()) thing.tabIndex = n === stop ? 0 : -1;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
