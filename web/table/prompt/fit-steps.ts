import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How far something draws together: what each step leaves out is for the style of a layout to say. */
const STEPS = ['0', '1', '2', '3'] as const;

/** Draws something together until it fits, whenever it is drawn, letters come or the room around it changes. */
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

/** Draws offers together as far as the room around them asks for. */
export const useTight = (row: RefObject<HTMLElement | null>): void =>
  useSteps(row, (row, room) => row.scrollWidth <= row.clientWidth && room.scrollHeight <= room.clientHeight);

/** Writes a sentence smaller where it would take more than two lines. */
export const useTwoLines = (sentence: RefObject<HTMLElement | null>): void =>
  useSteps(
    sentence,
    (sentence) => sentence.scrollHeight < 2.5 * Number.parseFloat(getComputedStyle(sentence).lineHeight),
  );
