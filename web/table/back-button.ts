import { computed, effect, type ReadonlySignal } from '@preact/signals';

/** Something that lies over the table, and how it is closed. */
export interface Layer {
  readonly isOpen: ReadonlySignal<boolean>;
  close(): void;
}

/** How many layers the reader had opened at an entry of the browser's history; nothing if the entry is not of the way back. */
const depthAt = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number'
    ? state.layers
    : undefined;

/**
 * Lets the browser's way back close what lies over the table, from the top, before it leaves the table. Each layer that
 * the reader opens is an entry of the history; what was open when the page came is none.
 *
 * What is closed in another way leaves its entry behind, for the next layer or until the reader goes back: to go back by
 * itself takes a while, and would cancel whatever the reader does meanwhile, a reload or a way to another page.
 */
export function openBackButton(layers: readonly Layer[]): () => void {
  const open = computed(() => layers.filter(({ isOpen }) => isOpen.value).length);
  let entry = depthAt(history.state) ?? 0;
  /** What lay there before the reader opened anything. */
  let ground = Math.max(0, open.peek() - entry);
  const depth = () => Math.max(0, open.peek() - ground);

  const stop = effect(() => {
    // When what lay there first has been closed, the table itself is the ground.
    ground = Math.min(ground, open.value);
    if (entry === 0 && depth() > 0) history.replaceState({ layers: 0 }, '', location.href);
    for (; entry < depth(); entry++) history.pushState({ layers: entry + 1 }, '', location.href);
  });
  const gone = ({ state }: PopStateEvent) => {
    const reached = depthAt(state);
    const isBack = reached !== undefined && reached < entry;
    entry = reached ?? 0;
    if (!isBack) return;
    const covered = depth();
    if (covered === 0) return history.go(-entry - 1);
    const left = Math.min(entry, covered - 1);
    for (const layer of layers) {
      if (depth() <= left) return;
      if (layer.isOpen.peek()) layer.close();
    }
  };
  addEventListener('popstate', gone);
  return () => {
    stop();
    removeEventListener('popstate', gone);
  };
}
