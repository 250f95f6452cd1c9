/** The pages of more commands than these are not shown one by one: the reader is taken to the last. */
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
  /** Whether a page and the one before were made by one command: a walk is shown step by step. */
  isSequel(page: number): boolean;
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
