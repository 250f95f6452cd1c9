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
import type { Playback } from '../playback/playback.ts';
import type { Sheets } from '../sheet-state.ts';
import { tableWords } from '../words.ts';
import { acting, ownAsks, readerOf } from './own-seats.ts';
import { certainSteps } from './path.ts';
import { type Prompt, promptFor } from './prompt.ts';

/** What the reader is asked and can do, and how it is done. */
export interface Acting {
  /** The seat the reader acts for. */
  readonly act: ReadonlySignal<Ask | undefined>;
  /** Others are about to be told something: a thing is being pointed at, or what somebody else could do is chosen. */
  readonly gesturing: Signal<'point' | 'propose' | undefined>;
  /** Somebody else at the table who is waited for: what they could do can be proposed to them. */
  readonly other: ReadonlySignal<Ask | undefined>;
  /** All of the reader's seats that can act. */
  readonly own: ReadonlySignal<readonly Ask[]>;
  /** What is shown, in the words for the reader. */
  readonly scene: ReadonlySignal<Scene>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** What the game says beside what is asked. */
  readonly remark: ReadonlySignal<string | undefined>;
  readonly chosen: ReadonlySignal<Offer | undefined>;
  readonly listOpen: Signal<boolean>;
  readonly prompt: ReadonlySignal<Prompt>;
  /** Changes with each new question to the reader, though it may be asked in the same words. */
  readonly question: ReadonlySignal<string>;
  /** The stop goes by in a moment: the reader does not want to be asked at it. */
  readonly isSpared: ReadonlySignal<boolean>;
  /** An answer is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** The seat whose eyes are needed next, at a device that is passed round. */
  readonly veiled: ReadonlySignal<Seat | undefined>;
  readonly boardProps: ReadonlySignal<BoardProps>;
  /** The seat of the reader that can take something back. */
  readonly undoSeat: ReadonlySignal<Seat | undefined>;
  /** Whether it did more than one thing that may be taken back: then all of an action or a turn can be, at once. */
  readonly canUndoMore: ReadonlySignal<boolean>;
  choose(offer: Offer): void;
  unchoose(): void;
  /** Keeps the present stop from going by. */
  hold(): void;
  /** Plays an action, and `then` as many of those that follow as can be decided in advance. */
  answer(action: Action, then?: readonly Action[]): void;
  /** Plays without asking again. */
  send(action: Action, then?: readonly Action[]): void;
  command(command: CommandBody): Promise<Reply>;
  /** Takes back as much as is wished and may be, and says what stops it. */
  undo(to?: UndoTo): void;
  actAs(seat: Seat): void;
  unveil(seat: Seat): void;
  close(): void;
}

/** An answer on its way: the line that it became, as soon as that is known, and before it whose it is and after which page. */
interface Answering {
  readonly seat: Seat;
  readonly after: number;
  readonly n?: number;
}

/** `refused` is told why something is refused, in a sentence. */
export function openActing(
  live: LiveTable,
  { game, board }: LoadedGame,
  playback: Playback,
  sheets: Sheets,
  refused: (sentence: string) => void = refuse,
): Acting {
  const { ownSeats, looking, position, page, isLive, sceneFor } = playback;
  const wanted = signal<Seat | undefined>(undefined);
  const chosenKey = signal<string | undefined>(undefined);
  const listOpen = signal(false);
  const gesturing = signal<'point' | 'propose' | undefined>(undefined);
  const answering = signal<Answering | undefined>(undefined);

  // A record that was taken in can be over before its game is: nobody plays on then.
  const isOn = computed(() => live.info.value?.stage === 'playing' && isLive.value);
  const own = computed(() => (isOn.value ? ownAsks(position.value.asks, ownSeats.value) : []));
  const act = computed(() => acting(own.value, ownSeats.value, wanted.value));
  /** Something is only for the eyes of one seat. Where every compartment is empty, all know the same. */
  const isSecret = computed(() => page.value.state.secrets?.some((secret) => secret !== null) ?? false);
  const veiled = computed(() => {
    const ask = act.value;
    return isSecret.value && ask?.must && ask.seat !== looking.value ? ask.seat : undefined;
  });
  /** The reader may still do something, but need not. */
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
  /** Whom the reader proposes something to. */
  const proposedTo = computed(() => (gesturing.value === 'propose' ? other.value : undefined));
  const reader = computed(() => readerOf(ownSeats.value, looking.value, proposedTo.value ?? act.value));
  const scene = computed(() => sceneFor(playback.state.value, reader.value));
  /** The position that is asked about: the end of the page, though not all of it may have been shown yet. */
  const asked = computed(() => sceneFor(page.value.state, reader.value));

  const choices = computed((): readonly Choice[] => {
    const ask = proposedTo.value ?? canAct.value;
    if (ask === undefined || position.value.outcome !== undefined || live.info.value?.stage === 'over') return [];
    if (gesturing.value === 'point') return [];
    const found = choicesOf(position.value.table, ask.seat);
    // Reasons speak to whoever acts.
    return proposedTo.value === undefined ? found : found.filter(({ why }) => why === undefined);
  });
  const offers = computed(() => board.offers(asked.value, choices.value));
  const remark = computed(() => board.remark?.(asked.value));
  const chosen = computed(() => offers.value.find(({ key }) => key === chosenKey.value));
  const sending = computed(() => {
    if (answering.value === undefined) return false;
    const { seat, after, n } = answering.value;
    if (n !== undefined) return n > (live.history.value?.n ?? 0);
    // The line itself comes before the word that it is written: whoever sees the next question can answer it.
    const { value: pages } = playback.pages;
    for (let at = pages.length - 1; at >= after; at--) if (pages.at(at)?.seat === seat) return false;
    return true;
  });

  const stopped = computed(() => {
    const why = isLive.value ? live.info.value?.stopped : undefined;
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
    let own = ownSeats.value.length === 0 ? -1 : pages.lastHeld();
    while (own >= 0 && !isOwn(pages.at(own))) own = pages.lastHeld(own - 1);
    return `${act.value?.must === true ? act.value.seat : ''}/${own}`;
  });

  const boardProps = computed(
    (): BoardProps => ({
      ...scene.value,
      choices: sending.value || !playback.isAllShown.value ? [] : choices.value,
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

  const stops = [
    // What the reader is about to choose stays while others act, as long as it can be chosen.
    effect(() => {
      const { seat } = page.value;
      const isOthers = seat !== undefined && !ownSeats.peek().includes(seat);
      if (!isOthers || chosen.peek() === undefined) forgetChoice();
    }),
    // There is nobody left to propose anything to.
    effect(() => {
      if (gesturing.value === 'propose' && other.value === undefined) gesturing.value = undefined;
    }),
    // The line of an answer has come.
    effect(() => {
      if (answering.value?.n !== undefined && !sending.value) answering.value = undefined;
    }),
  ];

  function choose(offer: Offer): void {
    if (sending.peek()) return;
    if (isSpared.peek()) hold();
    if (offer.why !== undefined) return sheets.open({ kind: 'reason', label: offer.label, why: offer.why });
    const [only, ...more] = offer.actions;
    if (only !== undefined && more.length === 0) return answer(only, offer.further);
    chosenKey.value = chosenKey.peek() === offer.key ? undefined : offer.key;
    listOpen.value = false;
  }

  /** The reader wants to think at this stop. */
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
    if (ask === undefined || sending.peek()) return;
    const { seat } = ask;
    const sent: Answering = { seat, after: playback.pages.peek().length };
    answering.value = sent;
    const further = certainSteps(game, { seat, state: page.peek().state }, action, path);
    const reply = await live.command({
      ...{ do: 'play', seat, n: live.history.peek()?.n ?? 0, action },
      ...(further.length > 0 && { further }),
    });
    batch(() => {
      // The next answer may be on its way by now.
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
    // Whoever cannot is told why by whoever keeps the table.
    const seat = undoSeat.peek() ?? act.peek()?.seat ?? ownSeats.peek()[0];
    if (seat === undefined) return;
    const reply = await command({ do: 'undo', seat, n: live.history.peek()?.n ?? 0, to });
    if (reply.why === undefined && reply.stop !== undefined) notify(reply.stop.sentence);
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
    hold,
    sending,
    veiled,
    boardProps,
    undoSeat,
    canUndoMore,
    choose,
    unchoose: () => {
      // First what was chosen, then what it was chosen for.
      if (chosenKey.peek() === undefined) gesturing.value = undefined;
      chosenKey.value = undefined;
      listOpen.value = false;
    },
    answer,
    send: (action, then = []) => void send(action, then),
    command,
    undo: (to = 'step') => void undo(to),
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
