/** More pages than these are not shown one by one: the reader is taken to the last. */
export const PATIENCE = 6;

export interface Pace {
  /** The page that is shown. */
  readonly shown: number;
  /** The last page of the book. */
  readonly last: number;
  /** When the motion of the shown page ends, by the same clock as `now`. */
  readonly busyUntil: number;
  readonly now: number;
  /** Whether a page is of the reader's own doing. */
  own(page: number): boolean;
  /** The reader acts, clicks, or does not look: nothing is waited for. */
  readonly hurry: boolean;
}

export type Turn =
  /** Turn to this page; `moves` where its facts are to be shown in motion. */
  | { readonly turn: number; readonly moves: boolean }
  /** Look again after so many milliseconds. */
  | { readonly wait: number }
  | undefined;

/** Which page to turn to next, and when. */
export function nextTurn({ shown, last, busyUntil, now, own, hurry }: Pace): Turn {
  if (shown >= last) return shown > last ? { turn: last, moves: false } : undefined;
  if (hurry || last - shown > PATIENCE) return { turn: last, moves: !hurry && last - shown === 1 };
  const next = shown + 1;
  if (own(next) || now >= busyUntil) return { turn: next, moves: true };
  return { wait: busyUntil - now };
}
