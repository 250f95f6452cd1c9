import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameRecord, GameWithText, Language, Seat } from '@skerry/engine';
import { type Lesson, type LessonStep, type LessonTitle, type LessonWords, NAMES_AT_LESSONS } from '@skerry/look';
import type { BotThinker } from '@skerry/tables';
import { LiveTable } from '../live/table/live-table.ts';
import type { LocalLine, LocalSeat } from '../local/local-table.ts';
import { PreparedTable } from '../prepared/prepared-table.ts';
import type { Playback } from '../table/playback/playback.ts';

/** The reader has the first seat in every lesson. */
export const LEARNER: Seat = 0;
/** From this miss on the way out is lit. */
const MISSES_TO_SHOW = 3;

/** Answers of a lesson to attempts that are legal, but lead elsewhere. */
export interface Objections {
  readonly notTheAim: string;
  readonly readFirst: string;
}

export interface LessonSetting {
  readonly rules: GameWithText;
  readonly title: LessonTitle;
  readonly lesson: Lesson;
  readonly said: ReadonlySignal<LessonWords[string]>;
  /** The reader's name; may be empty. */
  readonly name: string;
  language(): Language;
  objections(): Objections;
  /** Milliseconds between the moves of the others. */
  readonly pause?: number;
}

/** A position in a lesson: a step, and what was played before it. */
export interface Place {
  readonly step: number;
  readonly lines: readonly LocalLine[];
}

export interface Miss {
  readonly sentence: string;
  readonly rule: string | undefined;
}

export interface LessonRun {
  readonly live: LiveTable;
  readonly steps: readonly LessonStep[];
  /** The current step, counted from 0; the number of steps when the lesson is done. */
  readonly at: ReadonlySignal<number>;
  readonly step: ReadonlySignal<LessonStep | undefined>;
  readonly said: ReadonlySignal<LessonWords[string]['steps'][number] | undefined>;
  readonly isDone: ReadonlySignal<boolean>;
  readonly miss: ReadonlySignal<Miss | undefined>;
  /** After enough mistakes the way out is lit. */
  readonly isStuck: ReadonlySignal<boolean>;
  missed(sentence: string, rule?: string): void;
  /** To the next step, after one that is only read. */
  goOn(): void;
  before(): Place | undefined;
  /** Shows each step only after the moves before it have been shown. Returns a function that stops it. */
  record(): GameRecord;
  follow(playback: Pick<Playback, 'isLive' | 'isAllShown'>): () => void;
  close(): void;
}

export function startLesson(setting: LessonSetting, from: Place = { step: 0, lines: [] }): LessonRun {
  const { rules, lesson } = setting;
  const { steps } = lesson;
  const places: Place[] = [];
  /** The number of lines before each step. */
  const beginnings = signal<readonly { readonly lines: number; readonly step: number }[]>([
    { lines: from.lines.length, step: from.step },
  ]);
  /** The others' moves, by line number. */
  const script = new Map<number, { readonly seat: Seat; readonly action: { readonly act: string } }>();
  const thinker: BotThinker = {
    decide: async ({ decisions, seats }) => {
      const move = script.get(decisions + 1);
      return { move: move !== undefined && seats.includes(move.seat) ? move : undefined };
    },
  };

  const table = lesson.table(rules.game);
  const prepared = new PreparedTable({
    rules,
    table,
    name: setting.said.peek().title,
    seats: seatsFor(table.seats, setting.name),
    lines: from.lines,
    thinker,
    objects,
    ...(setting.pause !== undefined && { pause: setting.pause }),
  });
  const live = new LiveTable(
    rules.game,
    {
      table: setting.title.key,
      get language() {
        return setting.language();
      },
    },
    prepared.open,
  );

  /** The step that the table has reached; the page shows it after the moves before it. */
  const reached = () => beginnings.peek().at(-1)!.step;
  const told = computed(() => {
    const { n = 0 } = live.history.value ?? {};
    return beginnings.value.findLast(({ lines }) => lines <= n)?.step ?? from.step;
  });
  const at = signal(from.step);
  const misses = signal<readonly Miss[]>([]);

  function objects(_: Seat, action: unknown): { readonly sentence: string } | undefined {
    const step = steps[reached()];
    if (step?.show === undefined) return { sentence: setting.objections().readFirst };
    const tried = prepared.tried(LEARNER, action);
    // The rules themselves explain it.
    if (tried.why !== undefined) return undefined;
    const facts = tried.facts.map(({ fact }) => fact);
    if (!step.aim(facts, tried.entry.action)) return { sentence: setting.objections().notTheAim };
    const line = prepared.lines.length + 1;
    const { others = [] } = step;
    for (const [n, move] of others.entries()) script.set(line + 1 + n, move);
    begin(reached() + 1, line + others.length);
    return undefined;
  }

  function begin(step: number, lines: number): void {
    beginnings.value = [...beginnings.peek(), { lines, step }];
  }

  function show(step: number): void {
    if (step === at.peek()) return;
    places[step] = { step, lines: [...prepared.lines] };
    misses.value = [];
    at.value = step;
  }
  places[from.step] = from;

  return {
    live,
    steps,
    at,
    step: computed(() => steps[at.value]),
    said: computed(() => setting.said.value.steps[at.value]),
    isDone: computed(() => at.value >= steps.length),
    miss: computed(() => misses.value.at(-1)),
    isStuck: computed(() => misses.value.length >= MISSES_TO_SHOW),
    missed: (sentence, rule) => {
      misses.value = [...misses.peek(), { sentence, rule }];
    },
    goOn: () => {
      if (steps[reached()]?.show === undefined && reached() < steps.length) begin(reached() + 1, prepared.lines.length);
    },
    before: () => places[at.peek() - 1],
    record: () => prepared.record(),
    follow: ({ isLive, isAllShown }) =>
      effect(() => {
        if (isLive.value && isAllShown.value) show(told.value);
      }),
    close: () => live.close(),
  };
}

const seatsFor = (seats: number, name: string): LocalSeat[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === LEARNER
      ? { who: 'person', name: name || NAMES_AT_LESSONS[0], asking: 'always' }
      : { who: 'bot', name: NAMES_AT_LESSONS[seat] ?? `${seat + 1}`, level: 'calm' },
  );
