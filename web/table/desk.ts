import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Ask,
  asks as asksOf,
  type Choice,
  choices as choicesOf,
  type GameTypes,
  glance,
  type Outcome,
  outcome as outcomeOf,
  type Seat,
  same,
  sayReason,
  type Table,
  type View,
  type Why,
} from '@skerry/engine';
import type { BoardProps, Moment, Offer, Scene } from '@skerry/look';
import { isTableWhy, type Page, type SeatInfo, sayTableWhy } from '@skerry/tables';
import type { LoadedGame } from '../game.ts';
import type { LiveTable, Reply, Wish } from '../live/table.ts';
import { moves, settings } from '../settings/settings.ts';
import { notify, refuse } from '../shell/notices.ts';
import { hear } from '../sound/index.ts';
import { acting, ownAsks, readerOf } from './acting.ts';
import { announcement, type LogLine, linesOf, turnSeat } from './log.ts';
import { nextTurn } from './pacing.ts';
import { type Prompt, promptFor } from './prompt.ts';
import { addressOfPage, pageInAddress, pageTime, type Speed } from './replaying.ts';
import { tableWords } from './words.ts';

/** What lies over the table: one thing at a time. */
export type Sheet =
  | {
      readonly kind:
        | 'menu'
        | 'log'
        | 'chat'
        | 'piles'
        | 'whyNot'
        | 'describe'
        | 'keys'
        | 'giveUp'
        | 'invite'
        | 'device'
        | 'result';
    }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'rules'; readonly at?: string | undefined }
  | { readonly kind: 'confirm'; readonly sentence: string; readonly action: Action };

/** What the end of a game does not take out of the reader's hands. */
const READING: ReadonlySet<Sheet['kind']> = new Set(['rules', 'log', 'chat', 'result']);

/** A position, and what the rules say of it. */
interface Position {
  readonly table: Table;
  readonly asks: readonly Ask[];
  readonly outcome: Outcome | undefined;
}

/** The page of the book that is shown, and what led to it. */
interface Shown {
  readonly at: number;
  readonly page: Page;
  readonly moment: Moment | undefined;
}

/** All that the table page knows and does, for one table. The components look at its signals and call its functions. */
export interface Desk {
  readonly live: LiveTable;
  readonly game: LoadedGame;
  /** Kept in this browser. */
  readonly local: boolean;
  readonly pages: ReadonlySignal<readonly Page[]>;
  /** The page that is shown: of the game that goes on, or of the replay. */
  readonly at: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  /** The page of a replay, while the reader looks back. */
  readonly replayed: ReadonlySignal<number | undefined>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<Speed>;
  readonly scene: ReadonlySignal<Scene>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  readonly asks: ReadonlySignal<readonly Ask[]>;
  /** The seat the reader acts for. */
  readonly act: ReadonlySignal<Ask | undefined>;
  /** All of the reader's seats that can act. */
  readonly own: ReadonlySignal<readonly Ask[]>;
  readonly turnSeat: ReadonlySignal<Seat | undefined>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly chosen: ReadonlySignal<Offer | undefined>;
  readonly listOpen: Signal<boolean>;
  readonly prompt: ReadonlySignal<Prompt>;
  /** An answer is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** The seat whose eyes are needed next, at a device that is passed round. */
  readonly veiled: ReadonlySignal<Seat | undefined>;
  readonly boardProps: ReadonlySignal<BoardProps>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** What a screen reader is told. */
  readonly said: ReadonlySignal<string>;
  readonly sheet: Signal<Sheet | undefined>;
  readonly undoSeat: ReadonlySignal<Seat | undefined>;
  /** How many lines of the chat the reader has seen. */
  readonly chatSeen: Signal<number>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly mine: ReadonlySignal<readonly Seat[]>;
  sceneOf(page: Page): Scene;
  choose(offer: Offer): void;
  unchoose(): void;
  answer(action: Action): void;
  /** Plays without asking again. */
  send(action: Action): void;
  wish(wish: Wish): Promise<Reply>;
  undo(): void;
  actAs(seat: Seat): void;
  unveil(seat: Seat): void;
  lookAt(page: number | undefined): void;
  /** Does not wait for what is still moving. */
  hurry(): void;
  open(sheet: Sheet | undefined): void;
  /** A sentence at the top of the page, for a moment. */
  tell(sentence: string): void;
  close(): void;
}

export function openDesk(live: LiveTable, game: LoadedGame, local: boolean): Desk {
  const { board } = game;
  const { text } = game;
  const pages = computed(() => live.book.value?.pages ?? []);
  const last = computed(() => pages.value.length - 1);
  const seats = computed(() => live.info.value?.seats ?? []);
  const mine = computed(() => live.you.value?.seats ?? []);
  const names = computed(() => seats.value.map(({ name }) => name));

  const firstPage: Page = pages.peek().at(-1) ?? { state: null, facts: [] };
  const shown = signal<Shown>({ at: Math.max(0, last.peek()), page: firstPage, moment: undefined });
  const replayed = signal(pageInAddress(location.search, last.peek()));
  const replayMoment = signal<Moment | undefined>(undefined);
  const playing = signal(false);
  const speed = signal<Speed>(1);
  const at = computed(() => replayed.value ?? shown.value.at);
  const page = computed(
    () => (replayed.value === undefined ? undefined : pages.value[replayed.value]) ?? shown.value.page,
  );

  const wanted = signal<Seat | undefined>(undefined);
  const chosenKey = signal<string | undefined>(undefined);
  const listOpen = signal(false);
  const answering = signal<{ readonly n?: number } | undefined>(undefined);
  const sheet = signal<Sheet | undefined>(undefined);
  const said = signal('');

  const looking = computed(() => live.you.value?.looking ?? 'watcher');
  const position = computed((): Position => positionOf(game, page.value, looking.value));
  const isLive = computed(() => replayed.value === undefined && shown.value.at === last.value);
  // A record that was taken in can be over before its game is: nobody plays on then.
  const isOn = computed(() => live.info.value?.stage === 'playing' && isLive.value);
  const own = computed(() => (isOn.value ? ownAsks(position.value.asks, mine.value) : []));
  const act = computed(() => acting(own.value, mine.value, wanted.value));
  const isSecret = computed(() => Array.isArray((page.value.state as { secrets?: unknown } | null)?.secrets));
  const veiled = computed(() => {
    const ask = act.value;
    return isSecret.value && ask?.must && ask.seat !== looking.value ? ask.seat : undefined;
  });
  const canAct = computed(() => (act.value !== undefined && veiled.value === undefined ? act.value : undefined));

  const told = (of: Page, reader: Seat | undefined): Scene => ({
    text: text.value,
    telling: { state: of.state as unknown as View['state'], reader, names: names.value },
  });
  const scene = computed(() => told(page.value, readerOf(mine.value, looking.value, act.value)));
  // Who holds several seats is not "you" in the log: it would not say which.
  const sceneOf = (of: Page): Scene => told(of, mine.value.length === 1 ? mine.value[0] : undefined);

  const choices = computed((): readonly Choice[] => {
    const ask = canAct.value;
    if (ask === undefined || position.value.outcome !== undefined) return [];
    return choicesOf(position.value.table, ask.seat);
  });
  const offers = computed(() => board.offers(scene.value, choices.value));
  const chosen = computed(() => offers.value.find(({ key }) => key === chosenKey.value));
  const sending = computed(() => {
    const { n } = answering.value ?? {};
    return answering.value !== undefined && (n === undefined || n > (live.book.value?.n ?? 0));
  });

  const whose = computed(() => turnSeat(board, pages.value, at.value));
  const prompt = computed(() =>
    promptFor({
      scene: scene.value,
      asks: position.value.asks,
      act: act.value,
      turn: whose.value,
      outcome: position.value.outcome,
      lets: board.lets?.(scene.value) ?? false,
      several: mine.value.length > 1,
      together: (asked) => tableWords().together(asked.map((seat) => names.value[seat] ?? '')),
    }),
  );

  const boardProps = computed(
    (): BoardProps => ({
      ...scene.value,
      choices: sending.value ? [] : choices.value,
      chosen: chosen.value,
      moment: replayed.value === undefined ? shown.value.moment : replayMoment.value,
      motion: moves.value,
      hints: new Set(settings.hints.value),
      answer,
    }),
  );

  const memory = new WeakMap<Page, { readonly of: string; readonly lines: LogLine[] }>();
  const lines = computed(() => {
    const key = JSON.stringify([text.value.language, mine.value, names.value]);
    const known = replayed.value === undefined ? shown.value.at : last.value;
    return pages.value.slice(0, known + 1).flatMap((each, nth) => {
      const kept = memory.get(each);
      if (kept?.of === key) return kept.lines;
      const fresh = linesOf(board, each, nth, sceneOf);
      memory.set(each, { of: key, lines: fresh });
      return fresh;
    });
  });

  const undoSeat = computed(() => {
    const { undo = false } = live.book.value ?? {};
    const seat = isSecret.value ? looking.value : pages.value.at(-1)?.seat;
    return isLive.value && undo && typeof seat === 'number' && mine.value.includes(seat) ? seat : undefined;
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let busyUntil = 0;
  let moment = 0;

  function pace(hurry: boolean): void {
    clearTimeout(timer);
    const all = pages.peek();
    if (all.length === 0) return;
    const now = performance.now();
    const before = shown.peek();
    // Another book, or pages were taken back: show the last one as it is.
    if (all[before.at] !== before.page) return turnTo(all.length - 1, false);
    const turn = nextTurn({
      shown: before.at,
      last: all.length - 1,
      busyUntil,
      now,
      own: (each) => mine.peek().includes(all[each]?.seat ?? -1),
      hurry: hurry || document.hidden,
    });
    if (turn === undefined) return;
    if ('wait' in turn) {
      timer = setTimeout(pace, turn.wait, false);
      return;
    }
    turnTo(turn.turn, turn.moves);
    pace(false);
  }

  function forgetChoice(): void {
    batch(() => {
      wanted.value = undefined;
      chosenKey.value = undefined;
      listOpen.value = false;
    });
  }

  function turnTo(to: number, isMoving: boolean): void {
    const all = pages.peek();
    const from = shown.peek().at;
    const turned = all[to];
    const before = all[to - 1];
    if (turned === undefined) return;
    batch(() => {
      const shows = isMoving && before !== undefined;
      shown.value = {
        at: to,
        page: turned,
        moment: shows ? { n: ++moment, facts: turned.facts, before: stateOf(before) } : undefined,
      };
      // What the reader is about to choose stays while others act.
      const isOthers = turned.seat !== undefined && !mine.peek().includes(turned.seat);
      if (!isOthers) forgetChoice();
      busyUntil = performance.now() + (shows && moves.peek() ? board.duration(turned.facts) : 0);
      if (shows) hear(turned.facts.map((fact) => board.sound(fact)));
      if (to > from)
        said.value = announcement(lines.value.filter((line) => line.page > from && line.page <= to).slice(-8));
    });
    if (chosen.peek() === undefined) forgetChoice();
    if (position.peek().outcome !== undefined && to > from) {
      setTimeout(
        () => {
          const isReading = READING.has(sheet.peek()?.kind ?? 'menu');
          if (!isReading && replayed.peek() === undefined) sheet.value = { kind: 'result' };
        },
        Math.max(0, busyUntil - performance.now()) + 600,
      );
    }
  }

  const stops = [
    effect(() => {
      void pages.value;
      pace(false);
    }),
    // The page of a replay stands in the address.
    effect(() => {
      const address = addressOfPage(location.href, replayed.value);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }),
    effect(() => {
      if (!playing.value) return;
      const from = replayed.value ?? 0;
      const next = pages.value[from + 1];
      if (next === undefined) {
        playing.value = false;
        return;
      }
      const wait = pageTime(moves.peek() ? board.duration(pages.value[from]?.facts ?? []) : 0, speed.value);
      const turning = setTimeout(() => {
        batch(() => {
          replayMoment.value = { n: ++moment, facts: next.facts, before: stateOf(pages.peek()[from]!) };
          replayed.value = from + 1;
        });
        hear(next.facts.map((fact) => board.sound(fact)));
      }, wait);
      return () => clearTimeout(turning);
    }),
  ];
  if (live.info.peek()?.stage === 'over' && replayed.peek() === undefined) {
    if (position.peek().outcome === undefined) replayed.value = 0;
    else sheet.value = { kind: 'result' };
  }

  const seen = () => pace(true);
  document.addEventListener('visibilitychange', seen);

  function choose(offer: Offer): void {
    if (sending.peek()) return;
    if (offer.why !== undefined) {
      sheet.value = { kind: 'rules', at: board.rulesOf(offer.why)[0] };
      return;
    }
    const [only, ...more] = offer.actions;
    if (only !== undefined && more.length === 0) return answer(only);
    chosenKey.value = chosenKey.peek() === offer.key ? undefined : offer.key;
    listOpen.value = false;
  }

  function answer(action: Action): void {
    const sentence = offers
      .peek()
      .find(({ actions, confirm }) => confirm !== undefined && actions.some((each) => same(each, action)))?.confirm;
    if (sentence !== undefined) sheet.value = { kind: 'confirm', sentence, action };
    else send(action);
  }

  async function send(action: Action): Promise<void> {
    const ask = canAct.peek();
    if (ask === undefined || answering.peek() !== undefined) return;
    answering.value = {};
    const reply = await live.wish({ do: 'play', seat: ask.seat, n: live.book.peek()?.n ?? 0, action });
    batch(() => {
      answering.value = reply.why === undefined && reply.n !== undefined ? { n: reply.n } : undefined;
      if (reply.why !== undefined) refuse(sayWhy(reply.why, reply.sentence));
    });
    // The line is there, or comes next.
    if (!sending.peek()) answering.value = undefined;
  }
  stops.push(
    effect(() => {
      if (answering.value?.n !== undefined && !sending.value) answering.value = undefined;
    }),
  );

  function sayWhy(why: Why, sentence: string): string {
    if (isTableWhy(why)) return sayTableWhy(settings.language.peek(), why);
    const { text: said, telling } = scene.peek();
    return Object.hasOwn(said.reasons, why.why) ? sayReason(said, why as GameTypes['Why'], telling) : sentence;
  }

  async function wish(wanted: Wish): Promise<Reply> {
    const reply = await live.wish(wanted);
    if (reply.why !== undefined) refuse(sayWhy(reply.why, reply.sentence));
    return reply;
  }

  function undo(): void {
    const seat = undoSeat.peek();
    if (seat !== undefined) void wish({ do: 'undo', seat, n: live.book.peek()?.n ?? 0 });
  }

  function lookAt(to: number | undefined): void {
    batch(() => {
      replayMoment.value = undefined;
      playing.value = false;
      replayed.value = to === undefined ? undefined : Math.max(0, Math.min(to, last.peek()));
    });
  }

  return {
    live,
    game,
    local,
    pages,
    at,
    last,
    replayed,
    playing,
    speed,
    scene,
    outcome: computed(() => position.value.outcome),
    asks: computed(() => position.value.asks),
    act,
    own,
    turnSeat: whose,
    choices,
    offers,
    chosen,
    listOpen,
    prompt,
    sending,
    veiled,
    boardProps,
    lines,
    said,
    sheet,
    undoSeat,
    chatSeen: signal(live.chat.peek().length),
    seats,
    mine,
    sceneOf,
    choose,
    unchoose: () => {
      chosenKey.value = undefined;
      listOpen.value = false;
    },
    answer,
    send: (action) => void send(action),
    wish,
    undo,
    actAs: (seat) => {
      wanted.value = seat;
      chosenKey.value = undefined;
    },
    unveil: (seat) => void live.look(seat),
    lookAt,
    hurry: () => pace(true),
    open: (next) => {
      sheet.value = next;
    },
    tell: (sentence) => notify(sentence),
    close: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

const stateOf = (page: Page): View['state'] => page.state as unknown as View['state'];

function positionOf({ game }: LoadedGame, page: Page, seat: Seat | 'watcher'): Position {
  const table = glance(game, { seat, state: stateOf(page) });
  return { table, asks: asksOf(table), outcome: outcomeOf(table) };
}
