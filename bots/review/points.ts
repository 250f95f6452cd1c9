import type { GameTypes, Seat } from '@skerry/engine';
import type { Review, ReviewedEntry, TurningPoint } from './types.ts';
import { type Estimate, minus, type Unit, WHISKER } from './worth.ts';

/** The least size of a turning point, in chances or points, and their maximum number per game. */
const LEAST: { readonly [U in Unit]: number } = { chance: 0.05, points: 3 };
const MOST = 6;

/** The same for the viewer's own choices and falls. */
const OWN_LEAST: { readonly [U in Unit]: number } = { chance: 0.03, points: 2 };
const OWN_MOST = 3;

/** A fall is reported unless a turning point explains this share of it. */
const EXPLAINED = 0.5;

/** A team's luck belongs to the seat in whose turn it occurred; rivals each have their own. */
export const luckySeat = <T extends GameTypes>({ turn, seat }: ReviewedEntry<T>): Seat => turn.seat ?? seat;

/**
 * A team's choice is charged to the seat that could have made the best move: a bot is not to blame for a card in a
 * person's hand.
 */
export const decider = <T extends GameTypes>({ seat, choice }: ReviewedEntry<T>): Seat =>
  choice?.best.moves[0]?.seat ?? seat;

/** Differences smaller than their uncertainty are not reported. */
export const isBeyondDoubt = ({ mean, error }: Estimate): boolean => Math.abs(mean) > WHISKER * error;

const isSure = (swing: Estimate, least: number): boolean => Math.abs(swing.mean) >= least && isBeyondDoubt(swing);

const bySize = (one: TurningPoint, other: TurningPoint): number =>
  Math.abs(other.swing.mean) - Math.abs(one.swing.mean);

const inOrder = <T extends GameTypes>(points: readonly TurningPoint<T>[]): TurningPoint<T>[] =>
  points.toSorted((one, other) => one.page - other.page || one.entry - other.entry || one.chance - other.chance);

/** The largest certain swings, in the order of the game. */
export function turningPoints<T extends GameTypes>(
  entries: readonly ReviewedEntry<T>[],
  unit: Unit,
  isTeam: boolean,
): TurningPoint<T>[] {
  const found = entries.flatMap((entry) => [...choiceIn(entry, isTeam), ...chancesIn(entry)]);
  return inOrder(
    found
      .filter(({ swing }) => isSure(swing, LEAST[unit]))
      .toSorted(bySize)
      .slice(0, MOST),
  );
}

/** A choice that lost something against the best one found. */
function choiceIn<T extends GameTypes>(entry: ReviewedEntry<T>, isTeam: boolean): TurningPoint<T>[] {
  const { n, seat, choice } = entry;
  if (choice === undefined || choice.lost.mean <= 0) return [];
  const { mean, error } = choice.lost;
  const at = { entry: n, chance: -1, page: n, seat: decider(entry), side: isTeam ? 0 : seat };
  return [{ kind: 'choice', ...at, swing: { mean: -mean, error } }];
}

function chancesIn<T extends GameTypes>(entry: ReviewedEntry<T>): TurningPoint<T>[] {
  return entry.chances.map(({ luck }, chance) => {
    const side = luck.reduce((best, each, of) => (Math.abs(each.mean) > Math.abs(luck[best]!.mean) ? of : best), 0);
    const at = { entry: entry.n, chance, page: entry.n + 1, seat: luckySeat(entry), side };
    return { kind: 'chance', ...at, swing: luck[side]! };
  });
}

/**
 * Each side's falls from one of its turns to its next: the effect of its own moves and the others'. Within turns a
 * side would seem to rise and fall with the seat about to choose. Where all play at once, from turn to turn.
 */
export function fallsIn<T extends GameTypes>(
  entries: readonly ReviewedEntry<T>[],
  course: Review['course'],
  unit: Unit,
  facts: readonly (readonly T['Fact'][])[],
): TurningPoint<T>[] {
  const turns = entries.filter(({ turn }, n) => turn.number !== entries[n - 1]?.turn.number);
  const sides = course[0]?.map((_, side) => side) ?? [];
  const falls = sides.flatMap((side) => {
    const own = turns.filter(({ turn }) => turn.seat === undefined || turn.seat === side);
    return own.flatMap(({ n }, at): TurningPoint<T>[] => {
      const page = own[at + 1]?.n ?? course.length - 1;
      const swing = minus(course[page]![side]!, course[n]![side]!);
      if (swing.mean > 0 || !isSure(swing, LEAST[unit])) return [];
      const heard = facts.slice(n, page).flat();
      return [{ kind: 'fall', entry: page - 1, chance: -1, page, from: n, seat: side, side, swing, facts: heard }];
    });
  });
  return inOrder(falls);
}

/** Turning points from one player's view. */
export interface OwnPoints<T extends GameTypes = GameTypes> {
  /** All that are reported, in the order of the game. */
  readonly points: readonly TurningPoint<T>[];
  /** Those that were choices of these seats, costliest first; and their falls. */
  readonly choices: readonly TurningPoint<T>[];
  readonly falls: readonly TurningPoint<T>[];
}

/** A game's turning points, and the costliest moments of these seats. */
export function pointsFor<T extends GameTypes>(
  { entries, points, falls, unit, sides }: Pick<Review<T>, 'entries' | 'points' | 'falls' | 'unit' | 'sides'>,
  isTeam: boolean,
  whose: readonly Seat[],
): OwnPoints<T> {
  const isOwn = ({ seat }: TurningPoint): boolean => whose.includes(seat);
  const choices = entries
    .flatMap((entry) => choiceIn(entry, isTeam))
    .filter((point) => isOwn(point) && isSure(point.swing, OWN_LEAST[unit]))
    .toSorted(bySize)
    .slice(0, OWN_MOST);
  const isAmong = (point: TurningPoint, others: readonly TurningPoint[]): boolean =>
    others.some(({ entry, chance, kind }) => entry === point.entry && chance === point.chance && kind === point.kind);
  const told = [...points, ...choices.filter((choice) => !isAmong(choice, points))];
  const isExplained = ({ side, swing, from = 0, page }: TurningPoint): boolean =>
    told.some(
      (point) =>
        point.side === side && point.entry >= from && point.entry < page && point.swing.mean <= EXPLAINED * swing.mean,
    );
  const fell = falls
    .filter((fall) => sides > 1 && whose.includes(fall.side) && !isExplained(fall))
    .toSorted(bySize)
    .slice(0, OWN_MOST);
  // Lists share their objects, so that a page can find one in all of them.
  const own = told.filter((point) => isAmong(point, choices)).toSorted(bySize);
  return { points: inOrder([...told, ...fell]), choices: own, falls: inOrder(fell) };
}
