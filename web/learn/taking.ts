import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type GameWithText, inLanguage, type Language, type Seat } from '@skerry/engine';
import { type Lesson, type LessonStep, type LessonTitle, NAMES_AT_LESSONS } from '@skerry/look';
import type { BotThinker } from '@skerry/tables';
import { LiveTable } from '../live/table/live-table.ts';
import type { LocalLine, LocalSeat } from '../local/local-table.ts';
import { PreparedTable } from '../prepared/prepared-table.ts';
import type { Playback } from '../table/playback/playback.ts';

/** The reader has the first seat of every lesson. */
export const LEARNER: Seat = 0;
/** From this miss on the way out is lit. */
const MISSES_TO_SHOW = 3;

/** What a lesson says of a try that the rules allow, but that leads elsewhere. */
export interface Objections {
  readonly notTheAim: string;
  readonly readFirst: string;
}

export interface LessonSetting {
  readonly rules: GameWithText;
  readonly title: LessonTitle;
  readonly lesson: Lesson;
  /** The name the reader goes by; empty for none. */
  readonly name: string;
  language(): Language;
  objections(): Objections;
  /** Milliseconds between the moves of the others. */
  readonly pause?: number;
}

/** Where in a lesson somebody is: a step, and what was played before it. */
export interface Place {
  readonly step: number;
  readonly lines: readonly LocalLine[];
}

/** A wrong try: why, and the number of the rule that says so. */
export interface Miss {
  readonly sentence: string;
  readonly rule: string | undefined;
}

/** A lesson that is being taken. */
export interface LessonRun {
  readonly live: LiveTable;
  readonly steps: readonly LessonStep[];
  /** The step that is on, counted from 0; as many as there are when the lesson is done. */
  readonly at: ReadonlySignal<number>;
  readonly step: ReadonlySignal<LessonStep | undefined>;
  readonly isDone: ReadonlySignal<boolean>;
  /** Why the last try at this step was wrong. */
  readonly miss: ReadonlySignal<Miss | undefined>;
  /** So many tries went wrong that the way out is lit. */
  readonly isStuck: ReadonlySignal<boolean>;
  missed(sentence: string, rule?: string): void;
  /** To the next step, after one that is only read. */
  goOn(): void;
  /** The step before this one, to begin there again. */
  before(): Place | undefined;
  /** Shows each step only when all that led to it has been shown. Returns how it stops. */
  follow(playback: Pick<Playback, 'isLive' | 'isAllShown'>): () => void;
  close(): void;
}

/** Sits down at the table of a lesson, at its first step or at a later one. */
export function startLesson(setting: LessonSetting, from: Place = { step: 0, lines: [] }): LessonRun {
  const { rules, lesson } = setting;
  const { steps } = lesson;
  const places: Place[] = [];
  /** Which step begins after how many lines. */
  const beginnings = signal<readonly { readonly lines: number; readonly step: number }[]>([
    { lines: from.lines.length, step: from.step },
  ]);
  /** What the others do, by the line that it will be. */
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
    name: inLanguage(setting.language(), setting.title.title),
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

  /** The step that the keeper of the table is at; the page shows it when it has shown what led to it. */
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
    // The rules themselves say why.
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
