import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes a row or list of buttons one Tab stop, with arrow keys inside. Called at every rendering, since buttons come
 * and go; if the focused button has gone, its neighbour takes the focus.
 */
export function useRoving(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const buttons = buttonsIn(root);
    const focused = buttons.indexOf(document.activeElement as HTMLElement);
    const before = Number(root.dataset.roving ?? 0);
    const current = focused >= 0 ? focused : Math.min(before, Math.max(0, buttons.length - 1));
    setCurrent(root, buttons, current);
  });
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const onKey = (event: KeyboardEvent) => {
      const buttons = buttonsIn(root);
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to = target(event.key, at, buttons.length);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      buttons[to]?.focus();
      setCurrent(root, buttons, to);
    };
    const onFocus = () => {
      const buttons = buttonsIn(root);
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      if (at >= 0) setCurrent(root, buttons, at);
    };
    root.addEventListener('keydown', onKey);
    root.addEventListener('focusin', onFocus);
    return () => {
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('focusin', onFocus);
    };
    // At every rendering: the row itself is removed and restored with its offers.
  });
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? undefined : (at + step + count) % count;
}

const buttonsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button, a[href]')];

function setCurrent(root: HTMLElement, buttons: readonly HTMLElement[], current: number): void {
  root.dataset.roving = String(current);
  for (const [n, button] of buttons.entries()) button.tabIndex = n === current ? 0 : -1;
}
