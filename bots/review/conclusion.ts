import { type GameTypes, kinds, outcome, replay, scramble, view } from '@skerry/engine';
import { Arm, measureKnowing } from './arms.ts';
import { blundersIn } from './blunders.ts';
import type { RecordedDecision } from './decisions.ts';
import { askedAt, moveOf } from './entries.ts';
import type { ReviewSetup } from './future.ts';
import { decider, fallsIn, luckySeat, turningPoints } from './points.ts';
import type { Review, ReviewedChance, ReviewedEntry, ReviewProblem, SeatReview, TurningPoint } from './types.ts';
import type { Estimate } from './worth.ts';

/** The review of the entries so far. */
export function conclude<T extends GameTypes>(
  study: ReviewSetup<T>,
  { game, record, seed }: ReviewProblem<T>,
  decisions: readonly RecordedDecision<T>[],
  entries: readonly ReviewedEntry<T>[],
): Review<T> {
  const { scales, spent } = study;
  const points = turningPoints(entries, scales.unit, game.team).map((point) => {
    const decision = decisions.find(({ n }) => n === point.entry);
    const entry = entries.find(({ n }) => n === point.entry);
    const chance = entry?.chances[point.chance];
    return chance === undefined || decision === undefined ? point : explained(study, point, decision, chance, seed);
  });
  const { course, facts } = courseOf(study, record, entries);
  const seated = seatReviews(entries, record.seats, game.team);
  return {
    unit: scales.unit,
    seats: record.seats,
    sides: scales.sides,
    entries,
    course,
    seated,
    points,
    falls: scales.sides === 1 ? [] : fallsIn(entries, course, scales.unit, facts),
    blunders: blundersIn(game, study.botProfile, decisions),
    futures: spent.futures,
  };
}

/** A turning point of chance with its facts and, where everything is open, the effect of each other outcome. */
function explained<T extends GameTypes>(
  study: ReviewSetup<T>,
  point: TurningPoint<T>,
  decision: RecordedDecision<T>,
  { nth, of }: ReviewedChance,
  seed: number,
): TurningPoint<T> {
  const asked = askedAt(study, decision);
  if (!decision.open) return { ...point, facts: asked.flatMap(({ facts }) => facts) };
  const { facts } = asked[nth]!;
  if (of === 0) return { ...point, facts };
  const arm = new Arm(study, { view: decision.before, seed: scramble(seed, decision.n) }, [moveOf(decision)]);
  const futures = Math.max(1, Math.round(study.widths.chance / 2));
  const could = kinds(asked[nth]?.could ?? []).map(({ outcome, count }) => {
    const known = [...decision.chance.slice(0, nth), outcome];
    return { outcome, count, worth: measureKnowing(study, arm, known, futures).estimates()[point.side]!.mean };
  });
  return { ...point, facts, could };
}

/**
 * Each page's value per side: as estimated before the next such entry. The end of a game is known exactly. Includes
 * each entry's public facts.
 */
function courseOf<T extends GameTypes>(
  { game, scales }: ReviewSetup<T>,
  record: ReviewProblem<T>['record'],
  entries: readonly ReviewedEntry<T>[],
): { course: (readonly Estimate[])[]; facts: (readonly T['Fact'][])[] } {
  const facts: (readonly T['Fact'][])[] = [];
  const pages: (readonly Estimate[] | undefined)[] = Array.from({ length: record.entries.length + 1 });
  for (const { n, before } of entries) pages[n] = before;
  const end = replay(game, record, undefined, (_, told, entry) => {
    if (entry !== undefined) facts.push(told.flatMap(({ fact, to }) => (to === undefined ? [fact] : [])));
  });
  if (outcome(end) !== undefined) {
    const { state } = view(end, 'watcher');
    pages[record.entries.length] = scales.read(state as T['State']).map((mean) => ({ mean, error: 0 }));
  }
  let next: readonly Estimate[] | undefined;
  for (let page = pages.length - 1; page >= 0; page--) {
    next = pages[page] ?? next;
    pages[page] = next;
  }
  return { course: pages.filter((page) => page !== undefined), facts };
}

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
