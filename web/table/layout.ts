import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { BREAKPOINTS, type GameBoard, TABLE_LAYOUTS } from '@skerry/look';

/**
 * The layout of the page: `wide` has rails at both sides, `middle` one at the right, `narrow` none; `low` is a phone in
 * landscape. A game with panes has tabs wherever the page is not `wide`.
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
const isFlat = matches(TABLE_LAYOUTS.flat);

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
  readonly hasTabs: ReadonlySignal<boolean>;
  /** Whether log and chat are beside the chart, not in sheets. */
  readonly hasRail: ReadonlySignal<boolean>;
  /** Whether the tabs are at the foot, the chart among them, and cover it. */
  readonly isCovered: ReadonlySignal<boolean>;
  /** Whether a fixed chart takes the full height, and the prompt is beside it. */
  readonly isBeside: ReadonlySignal<boolean>;
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
    isBeside: computed(
      () => panes !== undefined && proportion !== undefined && kind.value === 'middle' && isFlat.value,
    ),
  };
}
