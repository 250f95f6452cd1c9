import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import type { LiveTable } from '../../live/table/live-table.ts';
import type { Playback } from '../playback/playback.ts';
import type { LogLine } from './log-lines.ts';
import { lastSeen, noteSeen, type Seen } from './seen.ts';

/** What happened while the reader was away. */
export interface Since {
  /** What tells most of it, in its order. */
  readonly lines: readonly LogLine[];
  /** How many other lines there are. */
  readonly more: number;
  /** How many turns began. */
  readonly turns: number;
  /** Milliseconds since the reader was here. */
  readonly away: number;
}

/** What is told of the time that the reader was away. */
export interface SinceAway {
  /** Nothing where nothing happened, and when the reader has put it away. */
  readonly summary: ReadonlySignal<Since | undefined>;
  /** The last page that the reader had seen, as long as they are told what came after. */
  readonly seenPage: ReadonlySignal<number | undefined>;
  /** Plays what happened since. */
  showMe(): void;
  putAway(): void;
  close(): void;
}

/** Whoever was away for less has not been away. */
const AWAY = 10 * 60_000;
const MOST = 3;

/** The lines that tell most: losses first, then what others did; of equals the latest. */
export function mostTelling(lines: readonly LogLine[], ownSeats: readonly Seat[], most = MOST): LogLine[] {
  const weight = ({ look: { loss, seat } }: LogLine): number =>
    loss ? 2 : seat !== undefined && !ownSeats.includes(seat) ? 1 : 0;
  const telling = lines
    .map((line, n) => ({ line, n }))
    .sort((a, b) => weight(b.line) - weight(a.line) || b.n - a.n)
    .slice(0, most);
  return telling.sort((a, b) => a.n - b.n).map(({ line }) => line);
}

export function toldSince(
  lines: readonly LogLine[],
  { from, to, ownSeats, away }: { from: number; to: number; ownSeats: readonly Seat[]; away: number },
): Since | undefined {
  const after = lines.filter(({ page }) => page > from && page <= to);
  const told = after.filter(({ look }) => !look.heading);
  if (told.length === 0) return undefined;
  const best = mostTelling(told, ownSeats);
  return { lines: best, more: told.length - best.length, turns: after.length - told.length, away };
}

/** Where a sentence ends up, if it names a place: whoever moves from one to another is at the other. */
export function lastPlaceIn(sentence: string, places: readonly string[]): string | undefined {
  let found: { readonly place: string; readonly end: number } | undefined;
  for (const place of places) {
    const at = sentence.lastIndexOf(place);
    if (at < 0) continue;
    const end = at + place.length;
    // Of names that end together the longer one is meant: Port Royal, not Royal.
    if (found === undefined || end > found.end || (end === found.end && place.length > found.place.length))
      found = { place, end };
  }
  return found?.place;
}

/** Whether somebody did something on a page that is told: a stop that went by for them is not. */
export const didSomething = (lines: readonly LogLine[], page: number, seat: Seat): boolean =>
  lines.some((line) => line.page === page && line.look.seat === seat);

/** Tells whoever comes back to a table what happened there; and remembers how far they have seen. */
export function openSince(live: LiveTable, playback: Playback, isWanted: boolean): SinceAway {
  const { at, last, ownSeats, lines, pages, isLive, isAllShown } = playback;
  const left = signal<{ readonly seen: Seen; readonly to: number; readonly away: number } | undefined>(undefined);
  const id = live.info.peek()?.id ?? '';

  const arrive = (): void => {
    const seen = lastSeen(id);
    const away = Date.now() - (seen?.at ?? 0);
    if (seen !== undefined && away > AWAY && last.peek() > seen.page) left.value = { seen, to: last.peek(), away };
  };
  const note = (): void => {
    if (isLive.peek()) noteSeen(id, { page: at.peek(), at: Date.now() });
  };
  const onVisible = (): void => (document.hidden ? note() : arrive());
  const putAway = (): void => {
    left.value = undefined;
  };

  if (isWanted) {
    if (playback.replayed.peek() === undefined) arrive();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pagehide', note);
  }
  const stop = effect(() => {
    const page = at.value;
    if (!isWanted || !isLive.value || !isAllShown.value || document.hidden) return;
    noteSeen(id, { page, at: Date.now() });
    const { seat } = pages.peek().at(page) ?? {};
    if (left.peek() === undefined || page <= left.peek()!.to || seat === undefined || !ownSeats.peek().includes(seat))
      return;
    // Whoever plays on has seen enough.
    if (didSomething(lines.peek().at(page), page, seat)) putAway();
  });
  return {
    summary: computed(() => {
      if (left.value === undefined || ownSeats.value.length === 0) return undefined;
      const { seen, to, away } = left.value;
      return toldSince(lines.value.between(seen.page + 1, to), { from: seen.page, to, ownSeats: ownSeats.value, away });
    }),
    seenPage: computed(() => left.value?.seen.page),
    showMe: () => {
      const from = left.peek()?.seen.page;
      if (from === undefined) return;
      playback.lookAt(from);
      playback.playing.value = true;
    },
    putAway,
    close: () => {
      stop();
      if (!isWanted) return;
      note();
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pagehide', note);
    },
  };
}
