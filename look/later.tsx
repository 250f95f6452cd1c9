/** What a table needs to be played is loaded first; decoration follows when the browser is idle. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

const hasPage = typeof document !== 'undefined';
/** Whether the browser has been idle since decoration was first needed; from then on nothing waits. */
const isTime = signal(!hasPage);
let isWaiting = false;

const PATIENCE = 300;

function wait(): void {
  if (isWaiting || isTime.peek()) return;
  isWaiting = true;
  const come = () => {
    isTime.value = true;
  };
  if (typeof requestIdleCallback === 'undefined') setTimeout(come, PATIENCE / 3);
  else requestIdleCallback(come, { timeout: PATIENCE });
}

export function useLater(): boolean {
  useEffect(wait, []);
  return isTime.value;
}

/** Where a symbol fills a view box: one that does not begin at 0 would otherwise be cut off. */
export function placeIn(box: string): { x: string; y: string; width: string; height: string } {
  const [x = '0', y = '0', width = '0', height = '0'] = box.split(' ');
  return { x, y, width, height };
}

/**
 * A drawing from a file of symbols. The browser copies the symbol, with all its lines, wherever it is used: that is
 * most of the work of drawing a board, so it comes after what is needed to play.
 */
export function Drawn(props: ComponentProps<'use'>) {
  return useLater() ? <use {...props} /> : null;
}

/** Something in a file of its own, loaded on demand. */
export interface Coming<T> {
  readonly there: ReadonlySignal<T | undefined>;
  readonly fetch: () => void;
}

export function coming<T>(load: () => Promise<T>): Coming<T> {
  const there = signal<T | undefined>(undefined);
  let isComing = false;
  const fetchIt = async (): Promise<void> => {
    if (isComing) return;
    isComing = true;
    try {
      there.value = await load();
    } catch {
      // The next use tries again.
      isComing = false;
    }
  };
  return { there, fetch: () => void fetchIt() };
}

/** The same, loaded when the browser is idle. */
export function comingLater<T>(load: () => Promise<T>): Coming<T> {
  const part = coming(load);
  if (hasPage) {
    effect(() => {
      if (isTime.value) part.fetch();
    });
  }
  return part;
}

/** A part of a board in a file of its own: loaded when the browser is idle, or when first shown. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = comingLater(load);
  return function Fetched(props: P) {
    // On a new page, more important things load first.
    useEffect(() => (isTime.peek() ? part.fetch() : wait()), []);
    const Part = part.there.value;
    return Part === undefined ? null : <Part {...props} />;
  };
}
