import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import type { GameBoard, Pane } from '@skerry/look';
import type { PageLayout } from '../layout.ts';
import type { Playback } from '../playback/playback.ts';
import type { Acting } from '../prompt/acting.ts';
import { panelOrder } from '../prompt/own-seats.ts';

/** The content of a tab: the reader's panel, the others' panels, a part named by the game, or the log. */
export type Tab =
  /** The chart itself, where the other tabs cover it. */
  | { readonly key: 'chart' }
  | { readonly key: 'own'; readonly seats: readonly [Seat] }
  /** `all`: the reader has no panel of their own. */
  | { readonly key: 'others' | 'all'; readonly seats: readonly Seat[] }
  | { readonly key: string; readonly pane: Pane }
  | { readonly key: 'log' };

export interface Tabs {
  readonly order: ReadonlySignal<readonly Seat[]>;
  readonly all: ReadonlySignal<readonly Tab[]>;
  readonly shown: ReadonlySignal<Tab | undefined>;
  show(key: string): void;
}

export function openTabs(
  { panes = [] }: Pick<GameBoard, 'panes'>,
  { seats, ownSeats }: Pick<Playback, 'seats' | 'ownSeats'>,
  { act, scene }: Pick<Acting, 'act' | 'scene'>,
  { hasTabs, hasRail, isCovered }: Pick<PageLayout, 'hasTabs' | 'hasRail' | 'isCovered'>,
): Tabs {
  const wanted = signal<string | undefined>(undefined);
  const order = computed(() => {
    const own = ownSeats.value;
    const first = own.length > 1 ? (act.value?.seat ?? scene.value.telling.reader) : own[0];
    return panelOrder(seats.value.length, own, first);
  });
  const all = computed((): readonly Tab[] => {
    if (!hasTabs.value) return [];
    return [
      ...(isCovered.value ? [{ key: 'chart' } as const] : []),
      ...playersIn(order.value, ownSeats.value.length > 0),
      ...panes.map((pane) => ({ key: pane.key, pane })),
      // Beside the chart, the log is below the tabs.
      ...(hasRail.value ? [] : [{ key: 'log' } as const]),
    ];
  });
  return {
    order,
    all,
    shown: computed(() => all.value.find(({ key }) => key === wanted.value) ?? all.value[0]),
    show: (key) => {
      wanted.value = key;
    },
  };
}

function playersIn(order: readonly Seat[], hasOwn: boolean): Tab[] {
  const [own, ...others] = order;
  if (own === undefined || !hasOwn) return [{ key: 'all', seats: order }];
  return [{ key: 'own', seats: [own] }, ...(others.length > 0 ? [{ key: 'others', seats: others } as const] : [])];
}
