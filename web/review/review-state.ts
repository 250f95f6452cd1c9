import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Estimate,
  type Review,
  type ReviewedEntry,
  type TurningPoint,
  turningPoints,
  type Unit,
} from '@skerry/bots';
import { type ReviewTelling, turnOf } from '@skerry/bots/telling';
import { type GameRecord, outcome, type Turn, tableFromView } from '@skerry/engine';
import { lineOf } from '@skerry/look';
import { fetchRecord } from '../table/sheets/result/record.ts';
import type { TableModel } from '../table/table-model.ts';
import { bestLine } from './best-line.ts';
import { type Earlier, hindsightOf } from './hindsight.ts';
import { pointsByPage } from './points-by-page.ts';
import { positionsOf } from './positions.ts';
import type { ReviewNews, ReviewOrder } from './worker.ts';

/** How the review stands. */
export type Standing = 'fetching' | 'working' | 'stopped' | 'done' | 'failed' | 'noRecord';

/** The review of the game at a desk: what is found so far, and where the reader looks. */
export interface ReviewState {
  readonly standing: ReadonlySignal<Standing>;
  /** Pages that are reviewed, of all. */
  readonly done: ReadonlySignal<number>;
  readonly of: ReadonlySignal<number>;
  /** About how many seconds of work are left, once that can be said. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly unit: ReadonlySignal<Unit>;
  readonly sides: ReadonlySignal<number>;
  /** The whole, when all is reviewed. */
  readonly review: ReadonlySignal<Review | undefined>;
  readonly entries: ReadonlySignal<readonly ReviewedEntry[]>;
  /** What each page is worth to each side, as far as it is known. */
  readonly course: ReadonlySignal<readonly (readonly Estimate[])[]>;
  readonly points: ReadonlySignal<readonly TurningPoint[]>;
  /** The turning point on the page that is shown. */
  readonly point: ReadonlySignal<TurningPoint | undefined>;
  /** What sentences need, once something is found. */
  readonly told: ReadonlySignal<ReviewTelling | undefined>;
  /** The turn that is looked at: of chance, the one in which it fell. */
  readonly turn: ReadonlySignal<Turn>;
  /** The points of somebody who plays alone, page by page, where the game tells them. */
  readonly written: ReadonlySignal<readonly number[] | undefined>;
  /** What the points at the end are worth, the fewest first, where they are worth something. */
  readonly goals: ReadonlySignal<readonly { readonly label: string; readonly points: number }[]>;
  /** The choice before that had its part in what chance took. */
  hindsight(point: TurningPoint): Earlier | undefined;
  /** The best moves that were found at an entry, in words. */
  lineAt(entry: ReviewedEntry): readonly string[];
  /** Whose curve has its band, among rivals. */
  readonly side: ReadonlySignal<number>;
  choose(side: number): void;
  /** Goes to a turning point by its number, or to the one before or after this page. */
  goTo(point: number | 'before' | 'after'): void;
  stop(): void;
  /** Begins anew, `finer` times as fine as usual. */
  start(finer: number): void;
  close(): void;
}

export function openReview(model: TableModel): ReviewState {
  const standing = signal<Standing>('fetching');
  const entries = signal<readonly ReviewedEntry[]>([]);
  const review = signal<Review | undefined>(undefined);
  const record = signal<GameRecord | undefined>(undefined);
  const done = signal(0);
  const unit = signal<Unit>('chance');
  const sides = signal(1);
  const side = signal(model.game.game.team ? 0 : (model.playback.ownSeats.peek()[0] ?? 0));
  /** Several may stand on one page: the one that was gone to. */
  const wanted = signal<TurningPoint | undefined>(undefined);
  const left = signal<number | undefined>(undefined);
  let worker: Worker | undefined;
  let begun = 0;

  function start(finer: number): void {
    const played = record.peek();
    worker?.terminate();
    if (played === undefined) return;
    standing.value = 'working';
    entries.value = [];
    review.value = undefined;
    done.value = 0;
    left.value = undefined;
    begun = performance.now();
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => hear(data);
    worker.onerror = () => {
      standing.value = 'failed';
    };
    worker.postMessage({ record: played, pack: model.game.game.pack, finer } satisfies ReviewOrder);
  }

  function hear(news: ReviewNews): void {
    switch (news.say) {
      case 'begun':
        unit.value = news.unit;
        sides.value = news.sides;
        return;
      case 'found':
        entries.value = [...entries.peek(), ...news.entries];
        done.value = news.done;
        left.value = leftAfter(news.done, record.peek()?.entries.length ?? 0, performance.now() - begun);
        return;
      case 'done':
        review.value = news.review;
        entries.value = news.review.entries;
        done.value = record.peek()?.entries.length ?? 0;
        standing.value = 'done';
        return;
      case 'failed':
        standing.value = 'failed';
    }
  }

  let isGone = false;
  fetchRecord(model.game, model.live.info.peek()?.id ?? '', model.local).then(
    (found) => {
      if (isGone) return;
      record.value = found;
      start(1);
    },
    () => {
      standing.value = 'noRecord';
    },
  );

  const points = computed(() => review.value?.points ?? turningPoints(entries.value, unit.value, model.game.game.team));
  const course = computed(() => review.value?.course ?? courseSoFar(entries.value));
  const point = computed(() => {
    const here = points.value.filter(({ page }) => page === model.playback.at.value);
    return here.find((each) => each.entry === wanted.value?.entry && each.chance === wanted.value.chance) ?? here[0];
  });
  const positionAt = computed(
    () => record.value && positionsOf(model.game.game, record.value, () => model.playback.pages.peek()),
  );
  const told = computed((): ReviewTelling | undefined => {
    const [played, at] = [record.value, positionAt.value];
    if (played === undefined || at === undefined || entries.value.length === 0) return undefined;
    const names = model.playback.seats.value.map(({ name }) => name);
    const { game, text } = model.game;
    const found =
      review.value ?? partly(entries.value, course.value, points.value, unit.value, sides.value, played.seats);
    return {
      game,
      text: text.value,
      review: found,
      tells: (fact) => lineOf(model.game.board.facts, fact).silent !== true,
      outcome: outcome(tableFromView(game, at(played.entries.length, 'watcher'))),
      telling: (page) => ({ state: at(page, 'watcher').state, reader: undefined, names, content: game.content }),
    };
  });

  const turn = computed(() =>
    point.value?.kind === 'chance' ? turnOf({ entries: entries.value }, point.value) : model.playback.turn.value,
  );
  const written = computed(() => {
    const [played, at] = [record.value, positionAt.value];
    if (played === undefined || at === undefined || unit.value !== 'points') return undefined;
    const names = model.playback.seats.peek().map(({ name }) => name);
    return pointsByPage(model.game.board, played, at, { names, content: model.game.game.content });
  });

  function goTo(to: number | 'before' | 'after'): void {
    const all = points.peek();
    const now = point.peek();
    const at = now === undefined ? -1 : all.indexOf(now);
    const page = model.playback.at.peek();
    const next =
      typeof to === 'number'
        ? to
        : at >= 0
          ? at + (to === 'before' ? -1 : 1)
          : to === 'before'
            ? all.findLastIndex((each) => each.page < page)
            : all.findIndex((each) => each.page > page);
    const found = all[next];
    if (found === undefined) return;
    wanted.value = found;
    model.playback.lookAt(found.page);
  }

  // Whoever looks at another page looks at its own turning point.
  const forget = effect(() => {
    if (wanted.peek()?.page !== model.playback.at.value) wanted.value = undefined;
  });

  return {
    standing,
    done,
    left,
    of: computed(() => record.value?.entries.length ?? 0),
    unit,
    sides,
    review,
    entries,
    course,
    points,
    point,
    told,
    turn,
    written,
    goals: computed(() => (unit.value === 'points' ? (model.game.board.goals?.(model.acting.scene.value) ?? []) : [])),
    hindsight: (about) => told.value && hindsightOf(told.value, about),
    lineAt: (entry) => {
      const [at, about] = [positionAt.value, told.value];
      return at === undefined || about === undefined ? [] : bestLine(model.game.game, at, about, entry);
    },
    side,
    choose: (chosen) => {
      side.value = chosen;
    },
    goTo,
    stop: () => {
      worker?.terminate();
      standing.value = 'stopped';
    },
    start,
    close: () => {
      isGone = true;
      forget();
      worker?.terminate();
    },
  };
}

/** A tenth must be done before it can be said how long the rest takes. */
const SOONEST = 0.1;

/** About how many seconds the rest takes, after so many milliseconds of work. */
export function leftAfter(done: number, of: number, spent: number): number | undefined {
  return of === 0 || done / of < SOONEST ? undefined : (spent / done) * ((of - done) / 1000);
}

/** The pages that are known while the rest is being worked on. */
function courseSoFar(entries: readonly ReviewedEntry[]): (readonly Estimate[])[] {
  const pages: (readonly Estimate[])[] = [];
  for (const { n, before } of entries) {
    if (before === undefined) continue;
    while (pages.length <= n) pages.push(before);
  }
  return pages;
}

const partly = (
  entries: readonly ReviewedEntry[],
  course: Review['course'],
  points: readonly TurningPoint[],
  unit: Unit,
  sides: number,
  seats: number,
): Review => ({ unit, seats, sides, entries, course, seated: [], points, futures: 0 });
