import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How far offers draw together: what each step leaves out is for the style of a layout to say. */
const STEPS = ['0', '1', '2', '3'] as const;

/** Draws offers together as far as the room around them asks for, whenever they are drawn, letters come or the room changes. */
export function useTight(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const fits = () => element.scrollWidth <= element.clientWidth && room.scrollHeight <= room.clientHeight;
    const draw = () => {
      for (const step of STEPS) {
        element.dataset.tight = step;
        if (fits()) return;
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
