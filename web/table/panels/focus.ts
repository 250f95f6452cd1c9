import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Focus, GameBoard, Offer } from '@skerry/look';
import type { Acting } from '../prompt/acting.ts';

export interface TableFocus {
  readonly current: ReadonlySignal<Focus | undefined>;
  /** Whether it is over the chart now; false if it is put aside, or there is none. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly barOffers: ReadonlySignal<readonly Offer[]>;
  /** Puts the focus aside, if that is allowed. Returns whether it was. */
  putAside(): boolean;
  bringBack(): void;
  /** Takes an offer. If it is in the bar and its targets are on the chart, puts the focus aside first. */
  choose(offer: Offer): void;
}

export function openFocus(
  board: Pick<GameBoard, 'focus'>,
  acting: Pick<Acting, 'scene' | 'offers' | 'boardProps' | 'chosen' | 'choose'>,
): TableFocus {
  const { scene, offers, boardProps, chosen } = acting;
  /** The focus that the reader opened or put aside. */
  const moved = signal<{ readonly key: string; readonly isOpen: boolean } | undefined>(undefined);
  const focus = computed(() => board.focus?.(scene.value, boardProps.value.choices));
  const isFocusOpen = computed(() => {
    const now = focus.value;
    if (now === undefined) return false;
    return now.key === moved.value?.key && now.aside !== undefined ? moved.value.isOpen : now.aside?.first !== true;
  });
  const belongs = ({ key }: Offer): boolean => focus.value?.offers.includes(key) ?? false;
  const move = (isOpen: boolean): boolean => {
    const now = focus.peek();
    if (now?.aside === undefined || isFocusOpen.peek() === isOpen) return false;
    moved.value = { key: now.key, isOpen };
    return true;
  };
  return {
    current: focus,
    isOpen: isFocusOpen,
    offers: computed(() => offers.value.filter(belongs)),
    barOffers: computed(() => offers.value.filter((offer) => !belongs(offer))),
    putAside: () => move(false),
    bringBack: () => void move(true),
    choose(offer) {
      acting.choose(offer);
      const now = chosen.peek();
      if (now !== undefined && !belongs(now)) move(false);
    },
  };
}
