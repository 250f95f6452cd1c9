import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Ask, Choice } from '@skerry/engine';
import type { GameBoard } from '@skerry/look';
import { settings } from '../../settings/settings.ts';

/** How long the reader can undo a move before the obvious next one is played, in milliseconds. */
export const GRACE = 2500;

interface Asked {
  readonly act: ReadonlySignal<Ask | undefined>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly busy: ReadonlySignal<boolean>;
  play(action: Action): void;
}

export type Following = ReturnType<typeof openFollowing>;

/**
 * Plays what the reader's last move leaves as the only thing to do, where the board supports it and the reader has
 * switched it on.
 */
export function openFollowing({ byItself }: GameBoard, { act, choices, busy, play }: Asked) {
  /** The reader has just moved, and undone nothing since. */
  const isOn = signal(false);
  const next = computed((): Action | undefined => {
    if (byItself === undefined || !isOn.value || busy.value || act.value?.must !== true) return undefined;
    if (!settings.hints.value.includes(byItself.hint)) return undefined;
    const [only, ...more] = choices.value.filter(({ why }) => why === undefined);
    return more.length === 0 && only?.action.act === byItself.act ? only.action : undefined;
  });
  const stop = effect(() => {
    const action = next.value;
    if (action === undefined) return;
    const timer = setTimeout(() => play(action), GRACE);
    return () => clearTimeout(timer);
  });
  return {
    /** An automatic move is about to be played, unless the reader undoes the previous one. */
    isNear: computed(() => next.value !== undefined),
    moved: () => {
      isOn.value = true;
    },
    hold: () => {
      isOn.value = false;
    },
    stop,
  };
}
