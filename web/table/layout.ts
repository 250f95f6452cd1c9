import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { BREAKPOINTS, type GameBoard, TABLE_LAYOUTS } from '@skerry/look';

/**
 * How the page is laid out: `wide` has rails at both sides, `middle` one at the right, `narrow` none; `low` is a phone lying
 * down. A game with panes has tabs wherever the page is not `wide`.
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

const isLow = matches(TABLE_LAYOUTS.low);
const isNarrow = matches(BREAKPOINTS.narrow);
const isMiddle = matches(BREAKPOINTS.middle);
const isCramped = matches(TABLE_LAYOUTS.cramped);

const layoutBy = (isBelowWide: ReadonlySignal<boolean>): ReadonlySignal<Layout> =>
  computed(() => {
    if (isLow.value) return 'low';
    if (isNarrow.value) return 'narrow';
    return isBelowWide.value ? 'middle' : 'wide';
  });
const withOneSlip = layoutBy(isMiddle);
const withPanes = layoutBy(isCramped);

export interface PageLayout {
  readonly kind: ReadonlySignal<Layout>;
  /** Whether panes lie under tabs. */
  readonly hasTabs: ReadonlySignal<boolean>;
  /** Whether log and chat stand beside the chart, and not in sheets. */
  readonly hasRail: ReadonlySignal<boolean>;
  /** Whether tabs stand at the foot, the chart among them, and cover it. */
  readonly isCovered: ReadonlySignal<boolean>;
}

export function layoutFor({
  panes,
  proportion,
}: Pick<GameBoard, 'panes'> & { readonly proportion?: number }): PageLayout {
  const kind = panes === undefined ? withOneSlip : withPanes;
  return {
    kind,
    hasTabs: computed(() => panes !== undefined && kind.value !== 'wide'),
    hasRail: computed(() => kind.value === 'wide' || kind.value === 'middle'),
    isCovered: computed(() => panes !== undefined && proportion === undefined && kind.value === 'narrow'),
  };
}
