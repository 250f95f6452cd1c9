import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '@skerry/bots';
import { isOpen, type Move, type Seat, same } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import type { MoveMark } from '@skerry/look';
import type { LoadedGame } from '../game.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { refuse } from '../shell/notices.ts';
import type { Playback } from '../table/playback/playback.ts';
import type { Acting } from '../table/prompt/acting.ts';
import type { MarksOf } from './later/marks.ts';
import { hintWords } from './words.ts';
import type { HintNews, HintOrder } from './worker.ts';

export type NoHint = 'notYourTurn' | 'rivals' | 'daily';

export interface Hints {
  /** The proposals so far; undefined while hints are closed. */
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly isThinking: ReadonlySignal<boolean>;
  /** Whether hints are possible at this table at all. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly whyNot: ReadonlySignal<NoHint | undefined>;
  /** The selected proposal, counted from 0; undefined marks all. */
  readonly row: ReadonlySignal<number | undefined>;
  readonly marks: ReadonlySignal<readonly MoveMark[]>;
  readonly othersSee: ReadonlySignal<boolean>;
  toggle(): void;
  /** Marks one proposal and selects its offer. Nothing is played. */
  look(row: number): void;
  /** Whether a proposed move is the reader's to make. */
  mayPlay(move: Move): boolean;
  play(move: Move): void;
  closeHint(): void;
  close(): void;
}

export function openHints(
  live: LiveTable,
  { game }: LoadedGame,
  playback: Playback,
  acting: Acting,
  local: boolean,
): Hints {
  const hint = signal<Hint | undefined>(undefined);
  const isThinking = signal(false);
  const isShown = signal(false);
  const row = signal<number | undefined>(undefined);
  const isDaily = signal(false);
  const marksOf = signal<MarksOf | undefined>(undefined);
  let worker: Worker | undefined;

  if (local && manifestOf(game.name)?.card.daily !== undefined)
    void isUncountedDaily(live).then(
      (found) => {
        isDaily.value = found;
      },
      () => undefined,
    );

  const people = computed(() =>
    playback.seats.value.filter(({ who }, seat) => who === 'person' && !playback.ownSeats.value.includes(seat)),
  );
  const othersSee = computed(() => !local && people.value.length > 0);
  const whyNot = computed((): NoHint | undefined => {
    if (isDaily.value) return 'daily';
    if (othersSee.value && !game.team && live.info.value?.hints !== true) return 'rivals';
    return acting.act.value === undefined || acting.veiled.value !== undefined ? 'notYourTurn' : undefined;
  });

  function closeHint(): void {
    worker?.terminate();
    worker = undefined;
    batch(() => {
      hint.value = undefined;
      isThinking.value = false;
      isShown.value = false;
      row.value = undefined;
    });
  }

  function ask(): void {
    const why = whyNot.peek();
    if (why !== undefined) return refuse(hintWords()[why]);
    const seat = acting.act.peek()!.seat;
    const state = playback.page.peek().state;
    const all = Array.from({ length: state.seats }, (_, each) => each);
    const seats: readonly Seat[] = game.team && isOpen(playback.position.peek().table) ? all : [seat];
    closeHint();
    batch(() => {
      isShown.value = true;
      isThinking.value = true;
    });
    void import('./later/marks.ts').then((marks) => {
      marksOf.value = marks.marksOf;
    }, fail);
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<HintNews>) => hear(data);
    worker.onerror = () => fail();
    worker.postMessage({ game: game.name, pack: game.pack, view: { seat, state }, seat, seats } satisfies HintOrder);
    if (othersSee.peek()) void live.command({ do: 'gesture', gesture: { make: 'say', phrase: 'askedForHint' } });
  }

  function hear(news: HintNews): void {
    if (news.say === 'failed') return fail();
    hint.value = news.hint;
    if (news.say === 'done') isThinking.value = false;
  }

  function fail(): void {
    closeHint();
    refuse(hintWords().failed);
  }

  const marks = computed((): readonly MoveMark[] => {
    const found = hint.value;
    if (found === undefined) return [];
    return marksOf.value?.(found, row.value, acting.scene.value) ?? [];
  });

  // A move of the reader closes the hint.
  const stop = effect(() => {
    void playback.page.value;
    if (isShown.peek()) closeHint();
  });

  return {
    hint,
    isOpen: isShown,
    isThinking,
    isOffered: computed(
      () => playback.ownSeats.value.length > 0 && playback.isLive.value && playback.outcome.value === undefined,
    ),
    whyNot,
    row,
    marks,
    othersSee,
    toggle: () => (isShown.peek() ? closeHint() : ask()),
    look: (chosen) => {
      row.value = row.peek() === chosen ? undefined : chosen;
      const action = hint.peek()?.best[chosen]?.moves[0]?.action;
      const offer = acting.offers.peek().find(({ actions }) => actions.some((each) => same(each, action)));
      // An offer with a single action would be played at once.
      if (offer !== undefined && offer.actions.length > 1 && acting.chosen.peek()?.key !== offer.key)
        acting.choose(offer);
    },
    mayPlay: ({ seat }) => acting.own.value.some((ask) => ask.seat === seat) && !acting.busy.value,
    play: ({ seat, action }) => {
      if (acting.act.peek()?.seat !== seat) acting.actAs(seat);
      acting.answer(action);
    },
    closeHint,
    close: () => {
      stop();
      closeHint();
    },
  };
}

/** Whether a local table is a daily island whose result is not in the diary yet. */
async function isUncountedDaily(live: LiveTable): Promise<boolean> {
  const [{ dailyOf }, { readTable }, { readDiary }] = await Promise.all([
    import('@skerry/games/daily'),
    import('../local/shelf.ts'),
    import('../daily/diary.ts'),
  ]);
  const { table } = (await readTable(live.info.peek()?.id ?? '')) ?? {};
  const found = table?.head.seed === undefined ? undefined : dailyOf(table.head.seed, table.made);
  if (found === undefined) return false;
  return !(await readDiary()).some(({ day, island }) => day === found.day && island === found.island);
}
