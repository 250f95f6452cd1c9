import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Estimate,
  type OwnPoints,
  pointsFor,
  type Review,
  type ReviewedEntry,
  type TurningPoint,
  turningPoints,
  type Unit,
} from '@skerry/bots';
import { type ReviewContext, turnOf } from '@skerry/bots/report';
import { type GameRecord, outcome, type Seat, type Turn, tableFromView } from '@skerry/engine';
import { lineOf } from '@skerry/look';
import { rowsOf, wordsOf } from '../table/later/gists.ts';
import { fetchRecord } from '../table/sheets/result/record.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { bestLine } from './best-line.ts';
import { type Earlier, hindsightOf } from './hindsight.ts';
import { pointsByPage } from './points-by-page.ts';
import { positionsOf } from './positions.ts';
import type { ReviewNews, ReviewOrder } from './worker.ts';

export type Standing = 'fetching' | 'working' | 'stopped' | 'done' | 'failed' | 'noRecord';

/** The review of a table's game: results so far, and what the reader is looking at. */
export interface ReviewState {
  readonly standing: ReadonlySignal<Standing>;
  /** How many pages have been reviewed. */
  readonly done: ReadonlySignal<number>;
  readonly of: ReadonlySignal<number>;
  /** About how many seconds are left, once that can be estimated. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly unit: ReadonlySignal<Unit>;
  readonly sides: ReadonlySignal<number>;
  readonly review: ReadonlySignal<Review | undefined>;
  readonly entries: ReadonlySignal<readonly ReviewedEntry[]>;
  /** The value of each page for each side, as far as it is known. */
  readonly course: ReadonlySignal<readonly (readonly Estimate[])[]>;
  readonly points: ReadonlySignal<readonly TurningPoint[]>;
  /** The turning points that were the viewer's own choices, and the turns in which they fell. */
  readonly own: ReadonlySignal<Pick<OwnPoints, 'choices' | 'falls'>>;
  /** The viewer's seats: the reader's own; for a watcher of rivals, the seat of the selected curve. */
  readonly whose: ReadonlySignal<readonly Seat[]>;
  readonly record: ReadonlySignal<GameRecord | undefined>;
  readonly point: ReadonlySignal<TurningPoint | undefined>;
  /** What sentences need, once there are results. */
  readonly told: ReadonlySignal<ReviewContext | undefined>;
  /** The turn being viewed; for a chance event, the turn in which it happened. */
  readonly turn: ReadonlySignal<Turn>;
  /** A solo player's points, page by page, where the game reports them. */
  readonly written: ReadonlySignal<readonly number[] | undefined>;
  /** Ratings of the final score, lowest first, where the game has them. */
  readonly goals: ReadonlySignal<readonly { readonly label: string; readonly points: number }[]>;
  /** The earlier choice that contributed to a loss by chance. */
  hindsight(point: TurningPoint): Earlier | undefined;
  lineAt(entry: ReviewedEntry): readonly string[];
  /** The rival whose curve has its uncertainty band. */
  readonly side: ReadonlySignal<number>;
  choose(side: number): void;
  /** Goes to a turning point by its number, or to the one before or after this page. */
  goTo(point: number | 'before' | 'after'): void;
  stop(): void;
  /** Starts again, `finer` times as fine as usual. */
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
  /** Several may be on one page: the one that was selected. */
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

  const whose = computed((): readonly Seat[] => {
    const own = model.playback.ownSeats.value;
    return own.length === 0 && sides.value > 1 ? [side.value] : own;
  });
  const own = computed(() => {
    const { team } = model.game.game;
    const found = review.value?.points ?? turningPoints(entries.value, unit.value, team);
    const known = { entries: entries.value, unit: unit.value, sides: sides.value };
    return pointsFor({ ...known, points: found, falls: review.value?.falls ?? [] }, team, whose.value);
  });
  const points = computed(() => own.value.points);
  const course = computed(() => review.value?.course ?? courseSoFar(entries.value));
  const point = computed(() => {
    const here = points.value.filter(({ page }) => page === model.playback.at.value);
    const found = here.find((each) => isSamePoint(each, wanted.value));
    // On the last page the list of turning points comes first.
    return found ?? (model.playback.at.value === model.playback.last.value ? undefined : here[0]);
  });
  const positionAt = computed(
    () => record.value && positionsOf(model.game.game, record.value, () => model.playback.pages.peek()),
  );
  const told = computed((): ReviewContext | undefined => {
    const [played, at] = [record.value, positionAt.value];
    if (played === undefined || at === undefined || entries.value.length === 0) return undefined;
    const names = model.playback.seats.value.map(({ name }) => name);
    const { game, text } = model.game;
    const known = review.value ?? partly(entries.value, course.value, unit.value, sides.value, played.seats);
    return {
      game,
      text: text.value,
      review: { ...known, points: points.value },
      whose: whose.value,
      gistOf: (about) => gistOf(model, about),
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

  // Moving to another page selects that page's own turning point.
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
    own,
    whose,
    record,
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

/** What harmed the seat that fell, otherwise what it did; there is no "you". */
function gistOf(model: TableModel, { facts = [], page, side }: TurningPoint): string | undefined {
  const gist = model.gists.value?.there.value;
  const state = model.playback.pages.value.at(page)?.state ?? model.playback.state.peek();
  if (gist === undefined) return undefined;
  const { telling } = model.playback.sceneFor(state, undefined);
  const all = gist(facts, telling);
  const harm = all.filter(({ harms }) => harms?.includes(side));
  const about = harm.length === 0 ? all.filter((each) => each.seat === side) : harm;
  const rows = rowsOf(about, [], tableWords().andThen);
  const said = rows.map((row) =>
    [row.seats.map((seat) => telling.names[seat]).join(', '), wordsOf(row)].join(' ').trim(),
  );
  return said.length === 0 ? undefined : said.join(' ');
}

/** A tenth must be done before the remaining time can be estimated. */
const SOONEST = 0.1;

/** About how many seconds the rest takes, after `spent` milliseconds of work. */
export function leftAfter(done: number, of: number, spent: number): number | undefined {
  return of === 0 || done / of < SOONEST ? undefined : (spent / done) * ((of - done) / 1000);
}

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
  unit: Unit,
  sides: number,
  seats: number,
): Review => ({ unit, seats, sides, entries, course, seated: [], points: [], falls: [], blunders: [], futures: 0 });

const isSamePoint = (one: TurningPoint, other: TurningPoint | undefined): boolean =>
  one.kind === other?.kind && one.entry === other.entry && one.chance === other.chance;
