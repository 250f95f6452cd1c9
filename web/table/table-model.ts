import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { type Choice, type GameRecord, sayReason } from '@skerry/engine';
import type { GameBoard } from '@skerry/look';
import type { ComponentType } from 'preact';
import { address, replaceAddress } from '../address.ts';
import type { LoadedGame } from '../game.ts';
import { type Hints, openHints } from '../hint/hint-state.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { settings } from '../settings/settings.ts';
import { openBackButton } from './back-button.ts';
import type { Gists } from './later/gists.ts';
import type { SinceAway } from './later/since.ts';
import { told } from './later-parts.ts';
import { layoutFor, type PageLayout } from './layout.ts';
import { openFocus, type TableFocus } from './panels/focus.ts';
import { openTabs, type Tabs } from './panels/tabs.ts';
import { openPlayback, type Playback } from './playback/playback.ts';
import { addressOfPage, addressOfReview, isReviewInAddress, pageInAddress } from './playback/replay-address.ts';
import { type Acting, openActing } from './prompt/acting.ts';
import type { Prompt } from './prompt/prompt.ts';
import { openSheets, type Sheets } from './sheet-state.ts';
import { openTogether, type Together } from './together/together.ts';
import { openTurnAlert } from './turn-alert.ts';

/** A lesson at a table: it has its own prompts, and answers mistakes. */
export interface Teaching {
  /** For the bar: "Lesson 2, Keep it dry". */
  readonly title: ReadonlySignal<string>;
  readonly prompt: ReadonlySignal<Prompt>;
  readonly Ask: ComponentType<{ readonly model: TableModel }>;
  /** Above the whole table, and lets touches through. */
  readonly Light: ComponentType<{ readonly model: TableModel }>;
  follow(playback: Playback): () => void;
  /** Reports a refused action: the reason, and its rule. */
  missed(sentence: string, rule?: string): void;
  /** Whether the lesson asks for this kind of action now. */
  asksFor(act: string): boolean;
  /** Whether there is a previous step, and the way to it. */
  readonly canGoBack: ReadonlySignal<boolean>;
  goBack(): void;
}

/** Everything the table page knows and does, for one table. The components read its signals and call its functions. */
export interface TableModel {
  readonly live: LiveTable;
  readonly game: LoadedGame;
  readonly local: boolean;
  /** Whether the reader has opened the review of luck and skill; shown in a replay. */
  readonly review: Signal<boolean>;
  readonly playback: Playback;
  readonly acting: Acting;
  readonly focus: TableFocus;
  readonly sheets: Sheets;
  readonly layout: PageLayout;
  readonly tabs: Tabs;
  readonly hints: Hints;
  readonly together: Together;
  /** Summaries since the reader last played, and of turns; loaded later. */
  readonly since: ReadonlySignal<SinceAway | undefined>;
  readonly gists: ReadonlySignal<Gists | undefined>;
  /** A position outside any game: a lesson, a puzzle. */
  readonly apart: boolean;
  readonly teaching: Teaching | undefined;
  /** The record of a table that is kept nowhere: of a lesson, of a puzzle. */
  readonly record: (() => GameRecord) | undefined;
  /** Shown beside the chart, above the log, if present: an explanation. */
  readonly Aside: ComponentType<{ readonly model: TableModel }> | undefined;
  close(): void;
}

/** Applies the reader's settings from other tables, until they change them here. */
function bringHabits(live: LiveTable): void {
  const { seats = [], stage } = live.info.peek() ?? {};
  const you = live.you.peek();
  if (stage !== 'playing' || you === undefined) return;
  const asking = settings.asking.peek();
  const pace = settings.pace.peek();
  for (const seat of you.seats) {
    if (asking !== 'matters' && seats[seat]?.asking === undefined) void live.command({ do: 'setAsking', seat, asking });
  }
  const isNew = seats.some((seat) => seat.who === 'bot' && seat.pace === undefined);
  if (pace !== 'brisk' && isNew && you.host) void live.command({ do: 'setPace', pace });
}

/** During a lesson: it asks, it answers mistakes, and undo goes back by one of its steps. */
function taught(acting: Acting, teaching: Teaching, board: GameBoard): Partial<Acting> {
  const missed = (why: Choice['why']): void => {
    if (why === undefined) return;
    const { text, telling } = acting.scene.peek();
    teaching.missed(sayReason(text, why, telling), board.rulesOf(why)[0]);
  };
  const refused = (tries: readonly Choice[]): void =>
    missed((tries.find(({ action }) => teaching.asksFor(action.act)) ?? tries[0])?.why);
  return {
    prompt: teaching.prompt,
    boardProps: computed(() => ({ ...acting.boardProps.value, refused })),
    undoSeat: computed(() => (teaching.canGoBack.value ? acting.act.value?.seat : undefined)),
    canUndoMore: signal(false),
    undo: teaching.goBack,
  };
}

export interface TableModelExtras {
  readonly teaching?: Teaching | undefined;
  readonly Aside?: TableModel['Aside'];
  /** A position outside any game, such as a puzzle: no hints, and no result at the end. */
  readonly apart?: boolean | undefined;
  readonly record?: TableModel['record'];
}

export function openTableModel(
  live: LiveTable,
  game: LoadedGame,
  local: boolean,
  { teaching, Aside, record, apart = teaching !== undefined }: TableModelExtras = {},
): TableModel {
  const lines = live.history.peek()?.pages.length ?? 0;
  const playback = openPlayback(live, game, {
    replayed:
      pageInAddress(address().search, lines - 1) ?? (isReviewInAddress(address().search) ? lines - 1 : undefined),
    isHidden: () => document.hidden,
  });
  const sheets = openSheets(live, playback, !apart);
  const acting = openActing(live, game, playback, sheets, teaching?.missed);
  const stopTeaching = teaching?.follow(playback);
  let stopAwayNotices = () => {};
  bringHabits(live);
  const stopTurnAlert = openTurnAlert(live, game, acting, playback);
  const layout = layoutFor(game.board);
  const hints = openHints(live, game, playback, acting, local);
  const together = openTogether(live, game, playback, acting, local);
  const gists = signal<Gists | undefined>(undefined);
  const since = signal<SinceAway | undefined>(undefined);
  const stopTelling = effect(() => {
    const parts = told.there.value;
    if (parts === undefined) return;
    untracked(() => {
      // A local table reports it on its own page, where it can be saved.
      if (!local) stopAwayNotices = parts.openAwayNotices(live, acting);
      gists.value = parts.openGists(game);
      since.value = parts.openSince(live, playback, acting, gists.value, { away: !local && !apart, turns: !apart });
    });
  });
  const review = signal(isReviewInAddress(address().search));
  // The address contains the page of a replay.
  const writeAddress = () => {
    replaceAddress(new URL(addressOfReview(addressOfPage(address().href, playback.replayed.value), review.value)));
  };
  const stop = effect(() => {
    if (playback.replayed.value === undefined) review.value = false;
    writeAddress();
  });
  const stopBackButton = openBackButton([
    { isOpen: computed(() => sheets.current.value !== undefined), close: () => sheets.open(undefined) },
    { isOpen: computed(() => acting.chosen.value !== undefined && acting.listOpen.value), close: acting.unchoose },
    { isOpen: computed(() => acting.gesturing.value !== undefined), close: acting.unchoose },
    { isOpen: computed(() => playback.replayed.value !== undefined), close: () => playback.lookAt(undefined) },
  ]);
  // An earlier history entry may name something closed since.
  addEventListener('popstate', writeAddress);
  document.addEventListener('visibilitychange', playback.skipMotion);
  return {
    live,
    game,
    local,
    review,
    playback,
    acting: { ...acting, ...(teaching && taught(acting, teaching, game.board)) },
    focus: openFocus(game.board, acting),
    sheets,
    layout,
    tabs: openTabs(game.board, playback, acting, layout),
    // A lesson has hints of its own, and a puzzle its answer.
    hints: apart ? { ...hints, isOffered: signal(false) } : hints,
    together,
    since,
    gists,
    apart,
    teaching,
    record,
    Aside,
    close: () => {
      stop();
      stopAwayNotices();
      stopTurnAlert();
      stopTeaching?.();
      stopBackButton();
      removeEventListener('popstate', writeAddress);
      document.removeEventListener('visibilitychange', playback.skipMotion);
      stopTelling();
      for (const part of [since.peek(), gists.peek()]) part?.close();
      for (const part of [together, hints, acting, sheets, playback]) part.close();
    },
  };
}
