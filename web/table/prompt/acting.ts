import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Ask,
  type Choice,
  choices as choicesOf,
  type GameTypes,
  passOf,
  type Seat,
  same,
  sayReason,
  type UndoTo,
  type Why,
} from '@skerry/engine';
import type { BoardProps, Offer, Scene } from '@skerry/look';
import { type CommandBody, isTableWhy, type Page, sayTableWhy } from '@skerry/tables';
import type { LoadedGame } from '../../game.ts';
import type { LiveTable, Reply } from '../../live/table/live-table.ts';
import { moves, settings } from '../../settings/settings.ts';
import { notify, refuse } from '../../shell/notices.ts';
import { reasonWords } from '../../words/reasons.ts';
import type { Following } from '../later/following.ts';
import type { Playback } from '../playback/playback.ts';
import type { Sheets } from '../sheet-state.ts';
import { tableWords } from '../words.ts';
import { acting, ownAsks, readerOf } from './own-seats.ts';
import { certainSteps } from './path.ts';
import { type Prompt, promptFor } from './prompt.ts';

export interface Acting {
  readonly act: ReadonlySignal<Ask | undefined>;
  /** The reader is choosing a thing to point at, or a move to propose. */
  readonly gesturing: Signal<'point' | 'propose' | undefined>;
  /** Another seat at the table that is asked: moves can be proposed to it. */
  readonly other: ReadonlySignal<Ask | undefined>;
  readonly own: ReadonlySignal<readonly Ask[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly remark: ReadonlySignal<string | undefined>;
  readonly chosen: ReadonlySignal<Offer | undefined>;
  readonly listOpen: Signal<boolean>;
  readonly prompt: ReadonlySignal<Prompt>;
  /** Changes with each new question to the reader, even if the words are the same. */
  readonly question: ReadonlySignal<string>;
  /** The prompt is skipped in a moment: the reader has chosen not to be asked. */
  readonly isSpared: ReadonlySignal<boolean>;
  /** The only move left is played automatically in a moment. */
  readonly follows: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<boolean>;
  /** Nothing can be answered now: an answer is being sent, or the board is still showing the last one. */
  readonly busy: ReadonlySignal<boolean>;
  /** The seat whose player must take over a shared device. */
  readonly veiled: ReadonlySignal<Seat | undefined>;
  readonly boardProps: ReadonlySignal<BoardProps>;
  readonly undoSeat: ReadonlySignal<Seat | undefined>;
  readonly redoSeat: ReadonlySignal<Seat | undefined>;
  /** Whether several things can be undone: then an action or a turn can be undone at once. */
  readonly canUndoMore: ReadonlySignal<boolean>;
  choose(offer: Offer): void;
  unchoose(): void;
  /** Keeps the current prompt from being skipped. */
  hold(): void;
  /** Plays an action, then as many actions of `then` as can be decided in advance. */
  answer(action: Action, then?: readonly Action[]): void;
  /** Plays without asking again. */
  send(action: Action, then?: readonly Action[]): void;
  command(command: CommandBody): Promise<Reply>;
  /** Undoes as much as is wanted and allowed; says why if it cannot. */
  undo(to?: UndoTo): void;
  redo(): void;
  actAs(seat: Seat): void;
  unveil(seat: Seat): void;
  close(): void;
}

/** An answer being sent: its seat and the page it follows; once confirmed, its log line. */
interface Answering {
  readonly seat: Seat;
  readonly after: number;
  readonly n?: number;
}

/** `refused` receives a sentence that says why something is refused. */
export function openActing(
  live: LiveTable,
  { game, board }: LoadedGame,
  playback: Playback,
  sheets: Sheets,
  refused: (sentence: string) => void = refuse,
): Acting {
  const { ownSeats, looking, position, told, isTold, isLive, sceneFor } = playback;
  const page = computed(() => told.value.page);
  const wanted = signal<Seat | undefined>(undefined);
  const chosenKey = signal<string | undefined>(undefined);
  const listOpen = signal(false);
  const gesturing = signal<'point' | 'propose' | undefined>(undefined);
  const answering = signal<Answering | undefined>(undefined);

  // An imported record can end before its game does: then nobody can play. While an answer is being shown, its question
  // stays, though the game may be over.
  const isOn = computed(() =>
    isTold.value ? live.info.value?.stage === 'playing' && isLive.value : playback.replayed.value === undefined,
  );
  const own = computed(() => (isOn.value ? ownAsks(position.value.asks, ownSeats.value) : []));
  const act = computed(() => acting(own.value, ownSeats.value, wanted.value));
  /** Something is visible to one seat only. Where every compartment is empty, all know the same. */
  const isSecret = computed(() => page.value.state.secrets?.some((secret) => secret !== null) ?? false);
  const veiled = computed(() => {
    const ask = act.value;
    return isSecret.value && ask?.must && ask.seat !== looking.value ? ask.seat : undefined;
  });
  const isSpared = computed(() => {
    const ask = act.value;
    const { asking = 'matters', holds = false } = playback.seats.value[ask?.seat ?? -1] ?? {};
    if (!ask?.must || holds || gesturing.value !== undefined || position.value.outcome !== undefined) return false;
    return passOf(game, page.value.state, ask.seat, asking) !== undefined;
  });
  const canAct = computed(() => (act.value !== undefined && veiled.value === undefined ? act.value : undefined));
  const other = computed(() => {
    const isPerson = (seat: Seat) => playback.seats.value[seat]?.who === 'person' && !ownSeats.value.includes(seat);
    return isOn.value ? position.value.asks.find(({ seat, must }) => must && isPerson(seat)) : undefined;
  });
  /** The seat the reader makes a proposal to. */
  const proposedTo = computed(() => (gesturing.value === 'propose' ? other.value : undefined));
  const reader = computed(() => readerOf(ownSeats.value, looking.value, proposedTo.value ?? act.value));
  const scene = computed(() => sceneFor(playback.state.value, reader.value));
  /** The position the question is about: the end of a page. */
  const asked = computed(() => sceneFor(page.value.state, reader.value));

  const isOver = computed(() => live.info.value?.stage === 'over');
  const found = computed((): readonly Choice[] => {
    const ask = proposedTo.value ?? canAct.value;
    if (ask === undefined || position.value.outcome !== undefined) return [];
    if (isTold.value && isOver.value) return [];
    if (gesturing.value === 'point') return [];
    const all = choicesOf(position.value.table, ask.seat);
    // Reasons address the acting player.
    return proposedTo.value === undefined ? all : all.filter(({ why }) => why === undefined);
  });
  // Slips on the board close when the choices change, and not because somebody comes or goes.
  let last: readonly Choice[] = [];
  const choices = computed(() => {
    if (!same(found.value, last)) last = found.value;
    return last;
  });
  const offers = computed(() => board.offers(asked.value, choices.value));
  const remark = computed(() => board.remark?.(asked.value));
  const chosen = computed(() => offers.value.find(({ key }) => key === chosenKey.value));
  const sending = computed(() => {
    if (answering.value === undefined) return false;
    const { seat, after, n } = answering.value;
    if (n !== undefined) return n > (live.history.value?.n ?? 0);
    // The log line arrives before the confirmation: once the next question is visible, it can be answered.
    const { value: pages } = playback.pages;
    for (let at = pages.length - 1; at >= after; at--) if (pages.at(at)?.seat === seat) return false;
    return true;
  });

  const busy = computed(() => sending.value || !isTold.value);

  const stopped = computed(() => {
    const why = isLive.value && isTold.value ? live.info.value?.stopped : undefined;
    return why && sayTableWhy(reasonWords(), why);
  });
  const nameOf = (seat: Seat): string => asked.value.telling.names[seat] ?? '';
  const prompt = computed((): Prompt => {
    const to = proposedTo.value?.seat;
    if (gesturing.value === 'point')
      return { seats: ownSeats.value.slice(0, 1), sentence: tableWords().pointHow, tone: 'yours', others: [] };
    if (to !== undefined) {
      const sentence = tableWords().proposeHow(nameOf(to));
      return { seats: [to], sentence, tone: 'yours', others: [] };
    }
    return promptFor({
      scene: asked.value,
      asks: position.value.asks,
      act: act.value,
      turn: game.turn(asked.value.telling.state).seat,
      outcome: position.value.outcome,
      stopped: stopped.value,
      mayPass: board.mayPass?.(asked.value) ?? false,
      isSpared: isSpared.value,
      several: ownSeats.value.length > 1,
      together: (seats) => tableWords().together(seats.map(nameOf)),
      too: (seats) => tableWords().too(seats.map(nameOf)),
      says: tableWords().says,
    });
  });

  const question = computed(() => {
    const isOwn = (each: Page | undefined) => each?.seat !== undefined && ownSeats.value.includes(each.seat);
    const { value: pages } = playback.pages;
    let own = ownSeats.value.length === 0 ? -1 : pages.lastHeld(told.value.at);
    while (own >= 0 && !isOwn(pages.at(own))) own = pages.lastHeld(own - 1);
    return `${act.value?.must === true ? act.value.seat : ''}/${own}`;
  });

  const boardProps = computed(
    (): BoardProps => ({
      ...scene.value,
      choices: busy.value || !playback.isAllShown.value ? [] : choices.value,
      chosen: chosen.value,
      moment: playback.moment.value,
      turnFacts: playback.turnFacts.value,
      motion: moves.value,
      hints: new Set(settings.hints.value),
      answer,
    }),
  );

  const undoSeat = computed(() => {
    const { undo: mayUndo = false } = live.history.value ?? {};
    const seat = isSecret.value ? looking.value : playback.pages.value.at(-1)?.seat;
    return isLive.value && mayUndo && typeof seat === 'number' && ownSeats.value.includes(seat) ? seat : undefined;
  });

  const redoSeat = computed(() => {
    const { redo: seat } = live.history.value ?? {};
    return isOn.value && seat !== undefined && ownSeats.value.includes(seat) ? seat : undefined;
  });

  const canUndoMore = computed(() => {
    const before = playback.pages.value.at(-2);
    return undoSeat.value !== undefined && before?.seat === undoSeat.value && before.entry?.chance === undefined;
  });

  function forgetChoice(): void {
    batch(() => {
      wanted.value = undefined;
      chosenKey.value = undefined;
      listOpen.value = false;
    });
  }

  /** Loaded only if switched on. */
  const following = signal<Following | undefined>(undefined);
  const { hint = '' } = board.byItself ?? {};
  const stops = [
    effect(() => {
      if (following.value !== undefined) return following.value.stop;
      if (!settings.hints.value.includes(hint)) return;
      void import('../later/following.ts').then(({ openFollowing }) => {
        const play = (action: Action) => void send(action, []);
        following.value ??= openFollowing(board, { act, choices, busy, play });
      });
    }),
    // The reader's choice survives moves of others, as long as it can still be made.
    effect(() => {
      const { seat } = page.value;
      const isOthers = seat !== undefined && !ownSeats.peek().includes(seat);
      if (!isOthers || chosen.peek() === undefined) forgetChoice();
    }),
    effect(() => {
      if (gesturing.value === 'propose' && other.value === undefined) gesturing.value = undefined;
    }),
    effect(() => {
      if (answering.value?.n !== undefined && !sending.value) answering.value = undefined;
    }),
  ];

  function choose(offer: Offer): void {
    if (busy.peek()) return;
    if (isSpared.peek()) hold();
    if (offer.why !== undefined) return sheets.open({ kind: 'reason', label: offer.label, why: offer.why });
    const [only, ...more] = offer.actions;
    if (only !== undefined && more.length === 0) return answer(only, offer.further);
    chosenKey.value = chosenKey.peek() === offer.key ? undefined : offer.key;
    listOpen.value = false;
  }

  function hold(): void {
    const seat = act.peek()?.seat;
    if (seat !== undefined) void live.command({ do: 'hold', seat });
  }

  function answer(action: Action, then: readonly Action[] = []): void {
    const to = proposedTo.peek()?.seat;
    if (to !== undefined) return void propose(to, action);
    const sentence = offers
      .peek()
      .find(({ actions, confirm }) => confirm !== undefined && actions.some((each) => same(each, action)))?.confirm;
    if (sentence !== undefined) sheets.open({ kind: 'confirm', sentence, action, rest: then });
    else void send(action, then);
  }

  async function propose(seat: Seat, action: Action): Promise<void> {
    batch(() => {
      gesturing.value = undefined;
      forgetChoice();
    });
    const turn = game.turn(page.peek().state).number;
    await command({ do: 'gesture', gesture: { make: 'propose', seat, turn, action } });
  }

  async function send(action: Action, path: readonly Action[]): Promise<void> {
    const ask = canAct.peek();
    if (ask === undefined || busy.peek()) return;
    const { seat } = ask;
    following.peek()?.moved();
    const sent: Answering = { seat, after: playback.pages.peek().length };
    answering.value = sent;
    const further = certainSteps(game, { seat, state: page.peek().state }, action, path, board.isObvious);
    const reply = await live.command({
      ...{ do: 'play', seat, n: live.history.peek()?.n ?? 0, action },
      ...(further.length > 0 && { further }),
    });
    batch(() => {
      // The next answer may already be on its way.
      if (answering.peek() === sent)
        answering.value = reply.why === undefined && reply.n !== undefined ? { ...sent, n: reply.n } : undefined;
      if (reply.why !== undefined) refused(sayWhy(reply.why, reply.sentence));
    });
  }

  function sayWhy(why: Why, sentence: string): string {
    if (isTableWhy(why)) return sayTableWhy(reasonWords(), why);
    const { text, telling } = asked.peek();
    return Object.hasOwn(text.reasons, why.why) ? sayReason(text, why as GameTypes['Why'], telling) : sentence;
  }

  async function command(wanted: CommandBody): Promise<Reply> {
    const reply = await live.command(wanted);
    if (reply.why !== undefined) refuse(sayWhy(reply.why, reply.sentence));
    return reply;
  }

  async function undo(to: UndoTo): Promise<void> {
    // If undo is impossible, the table's reply says why.
    const seat = undoSeat.peek() ?? act.peek()?.seat ?? ownSeats.peek()[0];
    if (seat === undefined) return;
    following.peek()?.hold();
    const reply = await command({ do: 'undo', seat, n: live.history.peek()?.n ?? 0, to });
    if (reply.why === undefined && reply.stop !== undefined) notify(reply.stop.sentence);
  }

  async function redo(): Promise<void> {
    following.peek()?.hold();
    const seat = redoSeat.peek() ?? ownSeats.peek()[0];
    if (seat !== undefined) await command({ do: 'redo', seat, n: live.history.peek()?.n ?? 0 });
  }

  return {
    act,
    gesturing,
    other,
    own,
    scene,
    choices,
    offers,
    remark,
    chosen,
    listOpen,
    prompt,
    question,
    isSpared,
    follows: computed(() => following.value?.isNear.value ?? false),
    hold,
    sending,
    busy,
    veiled,
    boardProps,
    undoSeat,
    redoSeat,
    canUndoMore,
    choose,
    unchoose: () => {
      // First deselects the target, then the offer.
      if (chosenKey.peek() === undefined) gesturing.value = undefined;
      chosenKey.value = undefined;
      listOpen.value = false;
    },
    answer,
    send: (action, then = []) => void send(action, then),
    command,
    undo: (to = 'step') => void undo(to),
    redo: () => void redo(),
    actAs: (seat) => {
      wanted.value = seat;
      chosenKey.value = undefined;
    },
    unveil: (seat) => void live.look(seat),
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
