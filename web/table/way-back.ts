import { computed, effect, type ReadonlySignal } from '@preact/signals';

/** Something that lies over the table, and how it is closed. */
export interface Layer {
  readonly isOpen: ReadonlySignal<boolean>;
  close(): void;
}

/** How many layers the reader had opened at an entry of the browser's history. */
const depthAt = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number'
    ? state.layers
    : 0;

/**
 * Lets the browser's way back close what lies over the table, from the top, before it leaves the table. Each layer that
 * the reader opens is an entry of the history; what was open when the page came is none.
 */
export function openWayBack(layers: readonly Layer[]): () => void {
  const open = computed(() => layers.filter(({ isOpen }) => isOpen.value).length);
  /** What lay there before the reader opened anything. */
  let ground = Math.max(0, open.peek() - depthAt(history.state));
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** The page itself goes back, because something was closed in another way. */
  let isLeaving = false;
  const depth = () => Math.max(0, open.peek() - ground);

  function write(): void {
    clearTimeout(leaving);
    if (isLeaving) return;
    for (let n = depthAt(history.state) + 1; n <= depth(); n++) history.pushState({ layers: n }, '', location.href);
    if (depth() === depthAt(history.state)) return;
    // Whatever closed it may be about to go to another page, and then there is nothing to go back from.
    leaving = setTimeout(() => {
      const back = depth() - depthAt(history.state);
      if (back >= 0) return;
      isLeaving = true;
      history.go(back);
    });
  }

  const stop = effect(() => {
    // When what lay there first has been closed, the table itself is the ground.
    ground = Math.min(ground, open.value);
    write();
  });
  const goneBack = ({ state }: PopStateEvent) => {
    if (isLeaving) {
      isLeaving = false;
      write();
      return;
    }
    for (const layer of layers) {
      if (depth() <= depthAt(state)) return;
      if (layer.isOpen.peek()) layer.close();
    }
  };
  addEventListener('popstate', goneBack);
  return () => {
    stop();
    clearTimeout(leaving);
    removeEventListener('popstate', goneBack);
  };
}
