import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { isOpen, type Seat, same } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import type { MoveMark } from '@skerry/look';
import type { LoadedGame } from '../game.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import type { Playback } from '../table/playback/playback.ts';
import type { Acting } from '../table/prompt/acting.ts';
import { tableWords } from '../table/words.ts';
import { sayMove } from './say-move.ts';
import { hintWords } from './words.ts';
import type { HintNews, HintOrder } from './worker.ts';

/** Why somebody gets no hint. */
export type NoHint = 'notYourTurn' | 'rivals' | 'daily';

/** What the reader is advised to do. */
export interface Hints {
  /** What is proposed, or thought of so far; nothing while it is closed. */
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly isThinking: ReadonlySignal<boolean>;
  /** Whether a hint makes sense at this table at all. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly whyNot: ReadonlySignal<NoHint | undefined>;
  /** The proposal that is looked at, counted from 0; all of them while nobody chose. */
  readonly row: ReadonlySignal<number | undefined>;
  readonly marks: ReadonlySignal<readonly MoveMark[]>;
  /** Whether others are told that the reader asked. */
  readonly othersSee: ReadonlySignal<boolean>;
  toggle(): void;
  /** Marks one proposal and chooses the offer it is one of. Nothing is played. */
  look(row: number): void;
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
    const { text, telling } = acting.scene.value;
    const { amount } = AMOUNTS[settings.language.value];
    return found.best.flatMap(({ moves: [first], worth }, n): MoveMark[] => {
      if (first === undefined || (row.value !== undefined && row.value !== n)) return [];
      const label = amount(found.unit, worth.mean, 'short');
      const said = sayMove(text, first, telling);
      const sentence = tableWords().says(hintWords().nth(n + 1), `${said}, ${label}`);
      return [{ kind: 'hint', nth: n + 1, label, seat: first.seat, action: first.action, sentence }];
    });
  });

  // Whoever plays on has decided; what was thought about is gone.
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
      // One that stands alone would be played at once.
      if (offer !== undefined && offer.actions.length > 1 && acting.chosen.peek()?.key !== offer.key)
        acting.choose(offer);
    },
    closeHint,
    close: () => {
      stop();
      closeHint();
    },
  };
}

/** Whether a table on this device is a daily island whose result is not in the diary yet. */
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
