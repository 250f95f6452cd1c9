/** More pages than these are not shown one by one: the reader is taken to the last. */
export const PATIENCE = 6;

export interface ReadingPace {
  /** The page that is shown. */
  readonly shown: number;
  /** The last page of the book. */
  readonly last: number;
  /** Whether all of the shown page has been shown. */
  readonly isAllShown: boolean;
  /** When the motion of what is shown ends, by the same clock as `now`. */
  readonly busyUntil: number;
  readonly now: number;
  /** Whether a page is of the reader's own doing. */
  own(page: number): boolean;
  /** The reader acts, clicks, or does not look: nothing is waited for. */
  readonly hurry: boolean;
}

export type PacedTurn =
  /** Turn to this page; `moves` where its facts are to be shown in motion. */
  | { readonly turn: number; readonly moves: boolean }
  /** Show the next passage of the page. */
  | { readonly on: true }
  /** Look again after this many milliseconds. */
  | { readonly wait: number }
  | undefined;

/** What to show next, and when. */
export function nextTurn({ shown, last, isAllShown, busyUntil, now, own, hurry }: ReadingPace): PacedTurn {
  if (shown > last) return { turn: last, moves: false };
  if (shown === last && isAllShown) return undefined;
  if (hurry || last - shown > PATIENCE) return { turn: last, moves: false };
  const next = shown + 1;
  if (next <= last && own(next)) return { turn: next, moves: true };
  if (now < busyUntil) return { wait: busyUntil - now };
  return isAllShown ? { turn: next, moves: true } : { on: true };
}
