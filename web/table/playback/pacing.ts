/** If more commands than these are unseen, playback jumps to the last page. */
export const PATIENCE = 6;

export interface ReadingPace {
  readonly shown: number;
  readonly last: number;
  readonly isAllShown: boolean;
  /** When the running animation ends, by the same clock as `now`. */
  readonly busyUntil: number;
  readonly now: number;
  /** Whether the reader caused a page. */
  own(page: number): boolean;
  /** Whether the same command made a page and the one before: a walk is shown step by step. */
  isSequel(page: number): boolean;
  /** The reader acts, clicks, or is not looking: skip all waiting. */
  readonly hurry: boolean;
}

export type PacedTurn =
  | { readonly turn: number; readonly moves: boolean }
  | { readonly on: true }
  | { readonly wait: number }
  | undefined;

export function nextTurn({ shown, last, isAllShown, busyUntil, now, own, isSequel, hurry }: ReadingPace): PacedTurn {
  if (shown > last) return { turn: last, moves: false };
  if (shown === last && isAllShown) return undefined;
  const next = shown + 1;
  let waiting = 0;
  for (let page = last; page >= next && waiting <= PATIENCE; page--) if (!isSequel(page)) waiting++;
  if (hurry || waiting > PATIENCE) return { turn: last, moves: false };
  if (next <= last && own(next) && !isSequel(next)) return { turn: next, moves: true };
  if (now < busyUntil) return { wait: busyUntil - now };
  return isAllShown ? { turn: next, moves: true } : { on: true };
}
