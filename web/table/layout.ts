import { computed, type ReadonlySignal, signal } from '@preact/signals';

/**
 * How the page is cut: `wide` has rails at both sides, `middle` one at the right, `narrow` none; `low` is a phone lying
 * down. The same figures stand in table.css.
 */
export type Layout = 'wide' | 'middle' | 'narrow' | 'low';

const matches = (query: string): ReadonlySignal<boolean> => {
  const media = matchMedia(query);
  const holds = signal(media.matches);
  media.addEventListener('change', () => {
    holds.value = media.matches;
  });
  return holds;
};

const isLow = matches('(max-height: 540px) and (min-width: 620px)');
const isNarrow = matches('(max-width: 860px)');
const isMiddle = matches('(max-width: 1180px)');

export const layout: ReadonlySignal<Layout> = computed(() => {
  if (isLow.value) return 'low';
  if (isNarrow.value) return 'narrow';
  return isMiddle.value ? 'middle' : 'wide';
});

/** Whether log and chat stand beside the chart, and not in sheets. */
export const hasRail: ReadonlySignal<boolean> = computed(() => layout.value === 'wide' || layout.value === 'middle');
