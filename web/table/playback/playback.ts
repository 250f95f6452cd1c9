import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Ask,
  asks as asksOf,
  type Fact,
  type Outcome,
  outcome as outcomeOf,
  Row,
  type Seat,
  type Table,
  type Turn,
  tableFromView,
  type View,
} from '@skerry/engine';
import { type Moment, type Scene, soundOf } from '@skerry/look';
import type { Page, Pages, SeatInfo } from '@skerry/tables';
import type { LoadedGame } from '../../game.ts';
import type { LiveTable } from '../../live/table/live-table.ts';
import { moves } from '../../settings/settings.ts';
import { announcement, type LogLine, LogLines, linesOf } from '../log/log-lines.ts';
import { hear } from '../sound.ts';
import { nextTurn } from './pacing.ts';
import { hasteFor, isAtEnd, type Passages, passagesOf, type Shown, still, timeOf, wholeOf } from './passages.ts';
import { pageTime, type ReplaySpeed } from './replay-address.ts';

const NO_PAGES: Pages = Row.of();
/** Stands in until the first page has loaded. */
const BLANK: Page = { state: { seats: 0, agenda: [] }, facts: [] };

interface ReadPosition {
  readonly table: Table;
  readonly asks: readonly Ask[];
  readonly outcome: Outcome | undefined;
}

export interface ToldPage {
  readonly at: number;
  readonly page: Page;
}

/** What the table shows: which page of the history, how far of it, and in which words. */
export interface Playback {
  /** By number; pages that are not loaded are absent, and are fetched when needed. */
  readonly pages: ReadonlySignal<Pages>;
  /** In the live game, or in the replay. */
  readonly at: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  /** The page of a replay, if there is one. */
  readonly replayed: ReadonlySignal<number | undefined>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<ReplaySpeed>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  /** The seat whose view the reader has. */
  readonly looking: ReadonlySignal<Seat | 'watcher'>;
  readonly state: ReadonlySignal<View['state']>;
  /** The position at the end of the page shown. */
  readonly page: ReadonlySignal<Page>;
  /** The last page whose question and result may be shown: its animation is over. */
  readonly told: ReadonlySignal<ToldPage>;
  readonly isTold: ReadonlySignal<boolean>;
  readonly position: ReadonlySignal<ReadPosition>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  readonly asks: ReadonlySignal<readonly Ask[]>;
  /** Whether the last page of the game is shown, outside a replay. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly isAllShown: ReadonlySignal<boolean>;
  readonly moment: ReadonlySignal<Moment | undefined>;
  /** The facts of the current turn so far, as far as its pages are loaded. */
  readonly turnFacts: ReadonlySignal<readonly Fact[]>;
  readonly turn: ReadonlySignal<Turn>;
  readonly lines: ReadonlySignal<LogLines>;
  readonly announced: ReadonlySignal<string>;
  sceneFor(state: View['state'], reader: Seat | undefined): Scene;
  sceneOf(page: Page): Scene;
  lookAt(page: number | undefined): void;
  skipMotion(): void;
  close(): void;
}

export interface Beginning {
  readonly replayed: number | undefined;
  /** Whether the page is in the background: then skip all waiting. */
  isHidden(): boolean;
}

export function openPlayback(live: LiveTable, { game, board, text }: LoadedGame, beginning: Beginning): Playback {
  const pages = computed(() => live.history.value?.pages ?? NO_PAGES);
  const last = computed(() => pages.value.length - 1);
  const seats = computed(() => live.info.value?.seats ?? []);
  const ownSeats = computed(() => live.you.value?.seats ?? []);
  const names = computed(() => seats.value.map(({ name }) => name));
  const looking = computed(() => live.you.value?.looking ?? 'watcher');

  let moments = 0;
  const momentOf = (facts: readonly Fact[], before: View['state'], pace: number): Moment => {
    hear(facts.map((fact) => soundOf(board.facts, fact)));
    return { n: ++moments, facts, before, pace };
  };
  /** A page at its first passage; at its end if animations are off. */
  const begun = (at: number, page: Page, before: Page, speed: number): Shown => {
    const passages: Passages = moves.peek() ? passagesOf(game, board, before, page) : [wholeOf(page, 0)];
    const [passage, ...rest] = passages;
    const pace = speed * hasteFor(passages);
    const { facts } = passage;
    return { at, page, passage, rest, facts, pace, moment: momentOf(facts, before.state, pace) };
  };
  const next = (shown: Shown): Shown => {
    const [passage, ...rest] = shown.rest;
    if (passage === undefined) return shown;
    const facts = [...shown.facts, ...passage.facts];
    return { ...shown, passage, rest, facts, moment: momentOf(passage.facts, shown.passage.state, shown.pace) };
  };
  const first = still(Math.max(0, last.peek()), pages.peek().at(-1) ?? BLANK);
  const shown = signal<Shown>(first);
  const replay = signal<Shown | undefined>(undefined);
  /** The page to show as soon as it is loaded. */
  const awaited = signal<number | undefined>(undefined);
  const current = computed(() => replay.value ?? shown.value);
  const replayed = computed(() => awaited.value ?? replay.value?.at);
  const playing = signal(false);
  const speed = signal<ReplaySpeed>(1);
  const page = computed(() => current.value.page);
  const state = computed(() => current.value.passage.state);
  const seen = signal<ToldPage>(first);
  const told = computed((): ToldPage => replay.value ?? seen.value);
  const position = computed((): ReadPosition => {
    const table = tableFromView(game, { seat: looking.value, state: told.value.page.state });
    return { table, asks: asksOf(table), outcome: outcomeOf(table) };
  });
  /** A player who continues their own turn, with no chance involved, knows the outcome. */
  const isForeseen = ({ seat, entry, state }: Page): boolean => {
    const own = ownSeats.peek();
    if (seat === undefined || !own.includes(seat) || entry === undefined || entry.chance !== undefined) return false;
    const table = tableFromView(game, { seat: looking.peek(), state });
    return outcomeOf(table) === undefined && asksOf(table).some((ask) => ask.must && own.includes(ask.seat));
  };

  const sceneFor = (of: View['state'], reader: Seat | undefined): Scene => ({
    text: text.value,
    telling: { state: of, reader, names: names.value, content: game.content },
  });
  // A reader with several seats is not "you" in the log: it would be ambiguous.
  const sceneOf = (of: Page): Scene => sceneFor(of.state, ownSeats.value.length === 1 ? ownSeats.value[0] : undefined);

  const memory = new WeakMap<Page, { readonly of: string; readonly lines: readonly LogLine[] }>();
  const lines = computed(() => {
    const key = JSON.stringify([text.value.language, ownSeats.value, names.value]);
    const scene = sceneOf(BLANK);
    const tell = (of: Page): Scene => ({ ...scene, telling: { ...scene.telling, state: of.state } });
    const { at } = shown.value;
    const isLooking = replay.value !== undefined;
    const upTo = isLooking || isAtEnd(shown.value) ? Number.POSITIVE_INFINITY : shown.value.facts.length;
    return new LogLines(
      isLooking ? pages.value : pages.value.first(at + 1),
      (each, n) => {
        const kept = memory.get(each);
        const said = kept?.of === key ? kept.lines : linesOf(board, each, n, tell);
        if (said !== kept?.lines) memory.set(each, { of: key, lines: said });
        return n < at || upTo === Number.POSITIVE_INFINITY ? said : said.filter(({ fact }) => fact < upTo);
      },
      upTo,
    );
  });

  const turnFacts = computed(() => {
    const { at, facts } = current.value;
    const told: (readonly Fact[])[] = [facts];
    const { number } = game.turn(state.value);
    for (let n = at - 1; n >= 0; n--) {
      const earlier = pages.value.at(n);
      if (earlier === undefined || game.turn(earlier.state).number !== number) break;
      told.push(earlier.facts);
    }
    return told.reverse().flat();
  });

  const announced = signal('');
  /** The first fact not announced yet: each is announced once. */
  let unannounced: Pick<LogLine, 'page' | 'fact'> = { page: first.at + 1, fact: 0 };
  function announce(): void {
    const isNew = ({ page: of, fact }: LogLine) =>
      of > unannounced.page || (of === unannounced.page && fact >= unannounced.fact);
    const fresh = lines.peek().between(unannounced.page).filter(isNew);
    if (fresh.length > 0) announced.value = announcement(fresh.slice(-8));
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let busyUntil = 0;

  function show(to: Shown): void {
    batch(() => {
      const from = shown.peek();
      shown.value = to;
      busyUntil = performance.now() + timeOf(to);
      if ((isAtEnd(to) && timeOf(to) === 0) || isForeseen(to.page)) seen.value = to;
      else if (to.at > from.at && isAtEnd(from)) seen.value = from;
      // Undone facts are not announced again.
      if (to.at > from.at || to.page === from.page) announce();
      unannounced = { page: to.at, fact: to.facts.length };
    });
  }

  function pace(hurry: boolean): void {
    clearTimeout(timer);
    const all = pages.peek();
    const now = shown.peek();
    if (all.length === 0) return;
    // After another history or an undo, show the last page as it is.
    if (all.at(now.at) !== now.page) return show(still(all.length - 1, all.at(-1)!));
    const turn = nextTurn({
      shown: now.at,
      last: all.length - 1,
      isAllShown: isAtEnd(now),
      busyUntil,
      now: performance.now(),
      own: (each) => ownSeats.peek().includes(all.at(each)?.seat ?? -1),
      isSequel: (each) => all.at(each)?.isSequel === true,
      hurry: hurry || beginning.isHidden(),
    });
    if (turn === undefined) {
      const rest = hurry || beginning.isHidden() ? 0 : busyUntil - performance.now();
      if (rest > 0) timer = setTimeout(pace, rest, false);
      else if (seen.peek().page !== now.page) seen.value = now;
      return;
    }
    if ('wait' in turn) {
      timer = setTimeout(pace, turn.wait, false);
      return;
    }
    if ('on' in turn) show(next(now));
    else if (turn.moves) show(begun(turn.turn, all.at(turn.turn)!, all.at(turn.turn - 1)!, 1));
    else show(still(turn.turn, all.at(turn.turn)!));
    pace(false);
  }

  function lookAt(to: number | undefined): void {
    batch(() => {
      playing.value = false;
      awaited.value = to === undefined ? undefined : Math.max(0, Math.min(to, last.peek()));
      if (to === undefined) replay.value = undefined;
      else turnToAwaited();
    });
  }

  function turnToAwaited(): void {
    const at = awaited.peek();
    const turned = at === undefined ? undefined : pages.peek().at(at);
    if (at === undefined || turned === undefined) return;
    replay.value = still(at, turned);
    awaited.value = undefined;
  }
  if (beginning.replayed !== undefined) lookAt(beginning.replayed);

  const stops = [
    effect(() => {
      void pages.value;
      pace(false);
    }),
    // Fetches the pages that are shown, and their neighbours.
    effect(() => {
      const all = pages.value;
      const to = replayed.value;
      batch(turnToAwaited);
      if (to === undefined) return;
      const missing = [to, to + 1, to - 1].find((at) => at >= 0 && at < all.length && all.at(at) === undefined);
      if (missing !== undefined) void live.readBack(missing);
    }),
    // A running replay: passage by passage, with a little time to read each page.
    effect(() => {
      if (!playing.value) return;
      const now = current.value;
      const following = pages.value.at(now.at + 1);
      if (isAtEnd(now) && following === undefined) {
        // The replay is at its end, or the next page is still loading.
        if (now.at === last.value) playing.value = false;
        return;
      }
      const wait = isAtEnd(now) ? pageTime(timeOf(now), speed.value) : timeOf(now);
      const turning = setTimeout(() => {
        replay.value =
          isAtEnd(now) && following !== undefined ? begun(now.at + 1, following, now.page, speed.peek()) : next(now);
      }, wait);
      return () => clearTimeout(turning);
    }),
  ];

  return {
    pages,
    at: computed(() => awaited.value ?? current.value.at),
    last,
    replayed,
    playing,
    speed,
    seats,
    ownSeats,
    looking,
    state,
    page,
    told,
    isTold: computed(() => told.value.page === page.value),
    position,
    outcome: computed(() => position.value.outcome),
    asks: computed(() => position.value.asks),
    isLive: computed(() => replayed.value === undefined && shown.value.at === last.value),
    isAllShown: computed(() => isAtEnd(current.value)),
    moment: computed(() => current.value.moment),
    turnFacts,
    turn: computed(() => game.turn(state.value)),
    lines,
    announced,
    sceneFor,
    sceneOf,
    lookAt,
    skipMotion: () => pace(true),
    close: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
