import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import type { LiveTable } from '../../live/table/live-table.ts';
import type { LogLine, LogLines, LogPlace } from '../log/log-lines.ts';
import type { Playback } from '../playback/playback.ts';
import type { Acting } from '../prompt/acting.ts';
import { tableWords } from '../words.ts';
import { type GistRow, type Gists, rowsOf } from './gists.ts';
import { lastSeen, noteSeen, type Seen } from './seen.ts';
import { headingsBack, storyOf } from './story.ts';

export interface Since {
  readonly rows: readonly GistRow[];
  /** How many turns began while the reader was away. */
  readonly turns: number;
  /** Milliseconds since the reader was here; undefined if they were not away. */
  readonly away: number | undefined;
}

export interface SinceAway {
  /** Undefined when nothing happened, and once the reader has closed it. */
  readonly summary: ReadonlySignal<Since | undefined>;
  readonly isOpen: Signal<boolean>;
  /** The last page the reader saw before they left, as long as the summary of later pages is shown. */
  readonly seenPage: ReadonlySignal<number | undefined>;
  showMe(): void;
  putAway(): void;
  close(): void;
}

/** Shorter absences do not count. */
const AWAY = 10 * 60_000;
const MOST = 160;

export interface Span {
  readonly from: LogPlace;
  /** Exclusive. */
  readonly to: LogPlace | undefined;
}

/** A page that must be loaded first. */
export interface Missing {
  readonly page: number;
}

export const isMissing = (found: Span | Missing | undefined): found is Missing =>
  found !== undefined && 'page' in found;

/**
 * From the turn after the seat's last one to its current turn, until it acts in it. Where all play at once, the
 * previous turn.
 */
export function sinceTurnOf(
  log: LogLines,
  seat: Seat,
  hasPlayed: (page: number) => boolean,
): Span | Missing | undefined {
  const page = log.pages.lastGap();
  let to: LogLine | undefined;
  let from: LogLine | undefined;
  for (const heading of headingsBack(log)) {
    if (heading.page < page) return { page };
    const { seat: whose } = heading.look;
    if (to === undefined) {
      if (whose !== undefined && whose !== seat) return undefined;
      to = heading;
      for (let after = to.page + 1; after <= log.end; after++) if (hasPlayed(after)) return undefined;
    } else if (whose === undefined) {
      // Below the heading of a round there are no lines before its first turn begins.
      if (isTold(log, heading, to)) return { from: heading, to };
    } else if (whose === seat) return from && { from, to };
    else from = heading;
  }
  if (page >= 0) return { page };
  return from && to && { from, to };
}

const isTold = (log: LogLines, from: LogLine, to: LogLine): boolean =>
  log
    .between(from.page, to.page)
    .some(
      ({ page, fact, look }) =>
        !look.heading && (page > from.page || fact > from.fact) && (page < to.page || fact < to.fact),
    );

/** Whether a player acted on a page with lines: prompts that were skipped for them do not count. */
export const didSomething = (lines: readonly LogLine[], page: number, seat: Seat): boolean =>
  lines.some((line) => line.page === page && line.look.seat === seat);

interface Wanted {
  /** Never on a shared device, where everyone was present. */
  readonly away: boolean;
  readonly turns: boolean;
}

/** Summarises what others did since the reader's last turn, and what happened while the reader was away. */
export function openSince(
  live: LiveTable,
  playback: Playback,
  acting: Pick<Acting, 'act'>,
  gists: Gists,
  wanted: Wanted,
): SinceAway {
  const { at, last, ownSeats, lines, pages, isLive, isAllShown } = playback;
  const left = signal<{ readonly seen: Seen; readonly to: number; readonly away: number } | undefined>(undefined);
  /** The heading of the turn in which the reader closed it. */
  const done = signal<string | undefined>(undefined);
  const isOpen = signal(false);
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
    const [now] = headingsBack(lines.peek());
    done.value = now?.key;
    left.value = undefined;
    isOpen.value = false;
  };

  if (wanted.away) {
    if (playback.replayed.peek() === undefined) arrive();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pagehide', note);
  }
  const stop = effect(() => {
    const page = at.value;
    if (!wanted.away || !isLive.value || !isAllShown.value || document.hidden) return;
    noteSeen(id, { page, at: Date.now() });
    const { seat } = pages.peek().at(page) ?? {};
    if (left.peek() === undefined || page <= left.peek()!.to || seat === undefined || !ownSeats.peek().includes(seat))
      return;
    // A move of the reader closes it.
    if (didSomething(lines.peek().at(page), page, seat)) putAway();
  });
  const isOwn = (seat: Seat | undefined): boolean => seat !== undefined && ownSeats.value.includes(seat);
  const turn = computed((): Span | Missing | undefined => {
    const { act } = acting;
    if (!wanted.turns || !isLive.value || !isAllShown.value || act.value?.must !== true) return undefined;
    const played = (page: number) => isOwn(pages.value.at(page)?.seat);
    return sinceTurnOf(lines.value, act.value.seat, played);
  });
  const found = computed((): Span | Missing | undefined => {
    if (left.value === undefined) return turn.value;
    const { seen, to } = left.value;
    const page = pages.value.lastGap(to);
    if (page > seen.page && page > to - MOST) return { page };
    return { from: { page: Math.max(seen.page, page) + 1, fact: 0 }, to: { page: to + 1, fact: 0 } };
  });
  const span = computed(() => (isMissing(found.value) ? undefined : found.value));
  const stopReading = effect(() => {
    if (isMissing(found.value) && found.value.page > last.value - MOST) void live.readBack(found.value.page);
  });
  const summary = computed((): Since | undefined => {
    const gist = gists.there.value;
    const told = span.value;
    if (
      gist === undefined ||
      told === undefined ||
      ownSeats.value.length === 0 ||
      (left.value === undefined && keyOf(told) === done.value)
    )
      return undefined;
    const story = storyOf(lines.value, told.from, told.to);
    if (story === undefined) return undefined;
    const away = left.value?.away;
    const { telling } = playback.sceneOf(story.page);
    const clauses = gist(story.facts, telling).filter(
      ({ seat, routine }) => away !== undefined || (!isOwn(seat) && routine !== true),
    );
    const rows = rowsOf(clauses, ownSeats.value, tableWords().andThen);
    // The game's own events alone make no summary, unless the reader was away.
    if (away === undefined ? rows.every(({ seats }) => seats.length === 0) : rows.length === 0) return undefined;
    const turns = lines.value.between(told.from.page, told.to?.page).filter(({ look }) => look.heading).length;
    return { rows, turns, away };
  });
  const stopShowing = effect(() => {
    if (summary.value === undefined) isOpen.value = false;
  });
  return {
    summary,
    isOpen,
    seenPage: computed(() => left.value?.seen.page),
    showMe: () => {
      const page = span.peek()?.from.page;
      if (page === undefined) return;
      playback.lookAt(page - 1);
      playback.playing.value = true;
    },
    putAway,
    close: () => {
      stop();
      stopReading();
      stopShowing();
      if (!wanted.away) return;
      note();
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pagehide', note);
    },
  };
}

const keyOf = ({ to }: Span): string => `${to?.page}.${to?.fact}`;
