import { computed, effect, type ReadonlySignal } from '@preact/signals';

export interface Layer {
  readonly isOpen: ReadonlySignal<boolean>;
  close(): void;
}

/** How many layers were open at this entry of the browser's history; undefined for entries of other origin. */
const depthAt = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number'
    ? state.layers
    : undefined;

/**
 * The browser's Back button closes the layers over the table, from the top, before it leaves the table. Each layer that
 * the reader opens adds a history entry; layers open when the page loaded have none. A layer closed in another way
 * leaves its entry behind, for the next layer or until the reader goes back: calling `history.back()` is asynchronous,
 * and would cancel a reload or a navigation that the reader starts meanwhile.
 */
export function openBackButton(layers: readonly Layer[]): () => void {
  const open = computed(() => layers.filter(({ isOpen }) => isOpen.value).length);
  let entry = depthAt(history.state) ?? 0;
  /** Layers open before the reader opened any. */
  let ground = Math.max(0, open.peek() - entry);
  const depth = () => Math.max(0, open.peek() - ground);

  const stop = effect(() => {
    // An initial layer that has been closed no longer counts.
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
