import { type GameTypes, type Seat, scramble, type View } from '@skerry/engine';
import type { Prospects } from '../profile/bot-profile.ts';
import type { RecordedDecision } from './decisions.ts';
import { imagineFuture, type ReviewSetup } from './future.ts';
import { chancesOf, sharesOf, spreadAt } from './worth.ts';

/** The other seats, as one seat meets them in a simultaneous turn. */
export interface Others<T extends GameTypes> {
  /** The seat they are the others of. */
  readonly seat: Seat;
  /** The value of future n per seat, where this seat's future led to the given position. */
  read(state: T['State'], n: number): readonly number[];
}

/**
 * The seats of a simultaneous turn that hardly affect each other. Each seat's future n is sampled separately, once
 * for everything compared in that turn, with the same chance for all.
 */
export class Company<T extends GameTypes> {
  private readonly study: ReviewSetup<T>;
  private readonly prospects: Prospects<T>;
  private readonly viewOf: (seat: Seat) => View<T>;
  readonly seed: number;
  /** Points by seat and future. */
  private readonly points: readonly Map<number, number>[];

  /** `viewOf` is a seat's view before its first move of the turn. */
  constructor(study: ReviewSetup<T>, prospects: Prospects<T>, viewOf: (seat: Seat) => View<T>, seed: number) {
    this.study = study;
    this.prospects = prospects;
    this.viewOf = viewOf;
    this.seed = seed;
    this.points = Array.from({ length: study.scales.sides }, () => new Map());
  }

  around(seat: Seat): Others<T> {
    return { seat, read: (state, n) => this.chances(state, seat, n) };
  }

  /** The value of future n per seat, whatever the seats do. */
  read(n: number): readonly number[] {
    return this.chances(this.imagine(0, n), 0, n);
  }

  private chances(state: T['State'], own: Seat, n: number): readonly number[] {
    const { study, prospects } = this;
    const points = this.points.map((_, seat) =>
      seat === own ? prospects.points(state, seat) : this.pointsOf(seat, n),
    );
    if (study.game.outcome(state) !== undefined) return sharesOf(ranksBy(points));
    return chancesOf(points, spreadAt(prospects.spread, prospects.progress(state)));
  }

  private pointsOf(seat: Seat, n: number): number {
    const known = this.points[seat]!.get(n);
    if (known !== undefined) return known;
    const points = this.prospects.points(this.imagine(seat, n), seat);
    this.points[seat]!.set(n, points);
    return points;
  }

  private imagine(seat: Seat, n: number): T['State'] {
    return imagineFuture(this.study, { view: this.viewOf(seat), seed: this.seed, moves: [], seat }, n);
  }
}

const ranksBy = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

/** A turn's company, if the game's seats play apart. */
export function companyOf<T extends GameTypes>(
  study: ReviewSetup<T>,
  viewOf: (seat: Seat) => View<T>,
  seed: number,
): Company<T> | undefined {
  const { prospects } = study.botProfile;
  if (prospects?.apart !== true || study.scales.sides === 1) return undefined;
  return new Company(study, prospects, viewOf, seed);
}

/** The companies of a recorded game, by turn. */
export class Companies<T extends GameTypes> {
  private readonly study: ReviewSetup<T>;
  private readonly decisions: readonly RecordedDecision<T>[];
  private readonly seed: number;
  private last: { readonly turn: number; readonly company: Company<T> | undefined } | undefined;

  constructor(study: ReviewSetup<T>, decisions: readonly RecordedDecision<T>[], seed: number) {
    this.study = study;
    this.decisions = decisions;
    this.seed = seed;
  }

  /** A seat's company; undefined where everything is open, so that others' moves can be told from chance. */
  at({ open, turn: { number } }: RecordedDecision<T>): Company<T> | undefined {
    if (open) return undefined;
    if (this.last?.turn !== number) this.last = { turn: number, company: this.inTurn(this.study, number) };
    return this.last.company;
  }

  /** The company of the turn after an entry, sampled by a study of its own. */
  after({ n }: RecordedDecision<T>, study: ReviewSetup<T>): Company<T> | undefined {
    const next = this.decisions.find((decision) => decision.n > n);
    return next === undefined || next.open ? undefined : this.inTurn(study, next.turn.number);
  }

  private inTurn(study: ReviewSetup<T>, number: number): Company<T> | undefined {
    const decisions = this.decisions.filter(({ turn }) => turn.number === number);
    const viewOf = (seat: Seat): View<T> =>
      (decisions.find((decision) => decision.seat === seat) ?? decisions[0]!).before;
    return companyOf(study, viewOf, scramble(this.seed, decisions[0]!.n));
  }
}
