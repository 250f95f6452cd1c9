import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Steps of compaction; the style of each layout says what each step leaves out. Dropping refused offers may make room
 * again for what the first step left out.
 */
const STEPS = ['0', '1', 'unrefused', '2', '3'] as const;

/** Compacts an element until it fits, after each rendering, font load and resize. */
function useSteps(
  ref: RefObject<HTMLElement | null>,
  fits: (element: HTMLElement, room: HTMLElement) => boolean,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const draw = () => {
      for (const step of STEPS) {
        element.dataset.tight = step;
        if (fits(element, room)) return;
      }
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(room);
    document.fonts.addEventListener('loadingdone', draw);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', draw);
    };
  });
}

export const useTight = (row: RefObject<HTMLElement | null>): void =>
  useSteps(row, (row, room) => row.scrollWidth <= row.clientWidth && room.scrollHeight <= room.clientHeight);

/** Uses smaller type for a sentence that would take more than two lines. */
export const useTwoLines = (sentence: RefObject<HTMLElement | null>): void =>
  useSteps(
    sentence,
    (sentence) => sentence.scrollHeight < 2.5 * Number.parseFloat(getComputedStyle(sentence).lineHeight),
  );
