import { type GameTypes, outcome, replay, type Seat, scramble, view } from '@skerry/engine';
import { Arm, measureKnowing } from './arms.ts';
import { kinds } from './chance.ts';
import type { RecordedDecision } from './decisions.ts';
import { askedAt, moveOf } from './entries.ts';
import type { Study } from './future.ts';
import type { Review, ReviewedEntry, ReviewProblem, SeatReview, TurningPoint } from './types.ts';
import { type Estimate, type Unit, WHISKER } from './worth.ts';

/** The least that a turning point is worth, in chances or in points, and the most turning points of a game. */
const LEAST: { readonly [U in Unit]: number } = { chance: 0.05, points: 3 };
const MOST = 6;

/** What the entries come to, when all of them, or the first of them, have been looked at. */
export function conclude<T extends GameTypes>(
  study: Study<T>,
  { game, record, seed }: ReviewProblem<T>,
  decisions: readonly RecordedDecision<T>[],
  entries: readonly ReviewedEntry<T>[],
): Review<T> {
  const { scales, spent } = study;
  const points = turningPoints(entries, scales.unit, game.team).map((point) => {
    const decision = decisions.find(({ n }) => n === point.entry);
    return point.kind === 'choice' || decision === undefined ? point : explained(study, point, decision, seed);
  });
  const course = courseOf(study, record, entries);
  const seated = seatReviews(entries, record.seats, game.team);
  return {
    unit: scales.unit,
    seats: record.seats,
    sides: scales.sides,
    entries,
    course,
    seated,
    points,
    futures: spent.futures,
  };
}

/** A turning point of chance, with what it brought about and, where everything is open, what each other outcome would have done. */
function explained<T extends GameTypes>(
  study: Study<T>,
  point: TurningPoint<T>,
  decision: RecordedDecision<T>,
  seed: number,
): TurningPoint<T> {
  const asked = askedAt(study, decision);
  if (!decision.open) return { ...point, facts: asked.flatMap(({ facts }) => facts) };
  const nth = point.chance;
  const arm = new Arm(study, { view: decision.before, seed: scramble(seed, decision.n) }, [moveOf(decision)]);
  const futures = Math.max(1, Math.round(study.widths.chance / 2));
  const could = kinds(asked[nth]?.could ?? []).map(({ outcome, count }) => {
    const known = [...decision.chance.slice(0, nth), outcome];
    return { outcome, count, worth: measureKnowing(study, arm, known, futures).estimates()[point.side]!.mean };
  });
  return { ...point, facts: asked[nth]?.facts ?? [], could };
}

/**
 * What each page is worth to each side: as it was before the next entry of which that is known. The end of a game is
 * known, and no estimate.
 */
function courseOf<T extends GameTypes>(
  { game, scales }: Study<T>,
  record: ReviewProblem<T>['record'],
  entries: readonly ReviewedEntry<T>[],
): (readonly Estimate[])[] {
  const pages: (readonly Estimate[] | undefined)[] = Array.from({ length: record.entries.length + 1 });
  for (const { n, before } of entries) pages[n] = before;
  const end = replay(game, record);
  if (outcome(end) !== undefined) {
    const { state } = view(end, 'watcher');
    pages[record.entries.length] = scales.read(state as T['State']).map((mean) => ({ mean, error: 0 }));
  }
  let next: readonly Estimate[] | undefined;
  for (let page = pages.length - 1; page >= 0; page--) {
    next = pages[page] ?? next;
    pages[page] = next;
  }
  return pages.filter((page) => page !== undefined);
}

/** Luck of a team is told where it fell: in whose turn. Rivals have each their own. */
const luckySeat = <T extends GameTypes>({ turn, seat }: ReviewedEntry<T>): Seat => turn.seat ?? seat;

/** A team's choice is charged to the seat that could have made the best move: a bot is not to blame for a card that a person held. */
const decider = <T extends GameTypes>({ seat, choice }: ReviewedEntry<T>): Seat => choice?.best.moves[0]?.seat ?? seat;

export function seatReviews<T extends GameTypes>(
  entries: readonly ReviewedEntry<T>[],
  seats: number,
  isTeam: boolean,
): SeatReview[] {
  return Array.from({ length: seats }, (_, seat) => {
    const luck = entries.flatMap((entry) => {
      if (isTeam && luckySeat(entry) !== seat) return [];
      return entry.chances.map((chance) => chance.luck[isTeam ? 0 : seat]!);
    });
    const lost = entries.flatMap((entry) =>
      entry.choice !== undefined && decider(entry) === seat ? [entry.choice.lost] : [],
    );
    const { mean, error } = sum(lost);
    return { luck: sum(luck), skill: { mean: mean === 0 ? 0 : -mean, error } };
  });
}

export const sum = (estimates: readonly Estimate[]): Estimate => ({
  mean: estimates.reduce((all, { mean }) => all + mean, 0),
  error: Math.hypot(...estimates.map(({ error }) => error)),
});

/** The largest swings of which one can be sure, in the order of the game. */
export function turningPoints<T extends GameTypes>(
  entries: readonly ReviewedEntry<T>[],
  unit: Unit,
  isTeam: boolean,
): TurningPoint<T>[] {
  const found = entries.flatMap((entry): TurningPoint<T>[] => {
    const { n, choice, chances, seat } = entry;
    const side = isTeam ? 0 : seat;
    const chosen: TurningPoint<T>[] =
      choice === undefined
        ? []
        : [{ kind: 'choice', entry: n, chance: -1, page: n, seat: decider(entry), side, swing: negative(choice.lost) }];
    const fell = chances.map(({ luck }, nth): TurningPoint<T> => {
      const most = luck.reduce((best, each, of) => (Math.abs(each.mean) > Math.abs(luck[best]!.mean) ? of : best), 0);
      const at = { kind: 'chance', entry: n, chance: nth, page: n + 1 } as const;
      return { ...at, seat: luckySeat(entry), side: most, swing: luck[most]! };
    });
    return [...chosen, ...fell];
  });
  const isSure = ({ mean, error }: Estimate) => Math.abs(mean) >= LEAST[unit] && Math.abs(mean) > WHISKER * error;
  return found
    .filter(({ kind, swing }) => isSure(swing) && (kind === 'chance' || swing.mean < 0))
    .toSorted((one, other) => Math.abs(other.swing.mean) - Math.abs(one.swing.mean))
    .slice(0, MOST)
    .toSorted((one, other) => one.entry - other.entry || one.chance - other.chance);
}

const negative = ({ mean, error }: Estimate): Estimate => ({ mean: -mean, error });
