import { Random, scramble } from '@skerry/engine';
import { type Knowledge, Model, type Notes, rowLength } from './model.ts';
import type { Evaluators } from './profile/bot-profile.ts';
import type { EvaluatorShape } from './profile/evaluator.ts';
import type { Notebook, SelfPlay } from './self-play.ts';

/** Games that are played with the same judges before these learn from them. */
export interface Round extends Omit<SelfPlay, 'from' | 'to' | 'seed'> {
  readonly games: number;
  /** How fast the judges learn. */
  readonly rate: number;
  /** How often a lesson is gone through, on average. */
  readonly passes: number;
}

/** The first rounds are played by the quick player, whose games cost nothing. */
const QUICK_ROUNDS = 12;

/**
 * The nth round. The quick player's games teach what ends well at all; then the judges play, with a small search. Games and
 * lessons do not depend on how many rounds there will be, so a run can always be prolonged.
 */
export function roundOf(n: number): Round {
  if (n < QUICK_ROUNDS) return { games: 1200, exploring: 0, lambda: 1, rate: 0.0012, passes: 3 };
  return {
    games: 120,
    widths: { beam: 8, ends: 16, futures: 8 },
    exploring: 40,
    // Two steps are a turn: where moves end, and where the next begins.
    lambda: 0.9,
    rate: 0.0004 + 0.0008 / (1 + (n - QUICK_ROUNDS) / 25),
    passes: 8,
  };
}

/** The lessons that are remembered per judge. */
const REMEMBERED = 80_000;

/** All that a school is, to be kept and taken up again. */
export interface TrainerState {
  readonly seed: number;
  readonly rounds: number;
  readonly games: number;
  readonly pupils: readonly { readonly knowledge: Knowledge; readonly notes: Notes; readonly noted: number }[];
}

/** Two judges that learn from games of their own: of where moves end, and of where turns begin. */
export class Trainer {
  private readonly seed: number;
  private readonly moved: StudyDesk;
  private readonly begun: StudyDesk;
  private done: number;
  private played: number;

  constructor(shape: EvaluatorShape, from: number | TrainerState) {
    const state = typeof from === 'number' ? undefined : from;
    this.seed = state?.seed ?? (from as number);
    this.done = state?.rounds ?? 0;
    this.played = state?.games ?? 0;
    this.moved = new StudyDesk(shape, state?.pupils[0] ?? scramble(this.seed, -1));
    this.begun = new StudyDesk(shape, state?.pupils[1] ?? scramble(this.seed, -2));
  }

  /** The rounds that are over, and the games played in them. */
  get rounds(): number {
    return this.done;
  }

  get games(): number {
    return this.played;
  }

  judges(): Evaluators {
    return { moved: this.moved.pupil.taught(), begun: this.begun.pupil.taught() };
  }

  /** The games of the next round, in lots that may be played anywhere; they are studied in this order. */
  lots(size: number): SelfPlay[] {
    const { games, widths, exploring, lambda } = roundOf(this.done);
    const lots: SelfPlay[] = [];
    for (let from = this.played; from < this.played + games; from += size) {
      const to = Math.min(from + size, this.played + games);
      lots.push({ widths, exploring, lambda, from, to, seed: this.seed });
    }
    return lots;
  }

  /** Learns from the games of the round, and ends it. Returns the mean squared errors of both judges. */
  study(notebooks: readonly Notebook[]): { readonly moved: number; readonly begun: number } {
    const round = roundOf(this.done);
    // What the quick player taught is put away when the judges play for themselves.
    const isFresh = this.done === QUICK_ROUNDS;
    const salt = scramble(this.seed, this.done);
    const moved = this.moved.study(
      notebooks.map((book) => book.moved),
      round,
      isFresh,
      scramble(salt, 1),
    );
    const begun = this.begun.study(
      notebooks.map((book) => book.begun),
      round,
      isFresh,
      scramble(salt, 2),
    );
    this.done++;
    this.played += round.games;
    return { moved, begun };
  }

  state(): TrainerState {
    return { seed: this.seed, rounds: this.done, games: this.played, pupils: [this.moved.state(), this.begun.state()] };
  }
}

/** A pupil with the notes it learns from: the last ones, as many as are remembered. */
class StudyDesk {
  readonly pupil: Model;
  private readonly notes: Notes;
  private readonly length: number;
  /** All that were ever noted since the desk was cleared. */
  private noted: number;

  constructor(shape: EvaluatorShape, from: number | TrainerState['pupils'][number]) {
    this.length = rowLength(shape);
    this.pupil = new Model(shape, typeof from === 'number' ? from : from.knowledge);
    this.noted = typeof from === 'number' ? 0 : from.noted;
    this.notes =
      typeof from === 'number'
        ? { rows: new Uint8Array(REMEMBERED * this.length), targets: new Float32Array(REMEMBERED) }
        : from.notes;
  }

  study(lots: readonly Notes[], { passes, rate }: Round, isFresh: boolean, seed: number): number {
    if (isFresh) this.noted = 0;
    let fresh = 0;
    for (const { rows, targets } of lots) {
      for (let n = 0; n < targets.length; n++) {
        const place = this.noted++ % REMEMBERED;
        this.notes.rows.set(rows.subarray(n * this.length, (n + 1) * this.length), place * this.length);
        this.notes.targets[place] = targets[n]!;
      }
      fresh += targets.length;
    }
    const random = new Random(seed);
    const held = Math.min(this.noted, REMEMBERED);
    return this.pupil.study(this.notes, passes * fresh, rate, () => random.below(held));
  }

  state(): TrainerState['pupils'][number] {
    return { knowledge: this.pupil.knowledge, notes: this.notes, noted: this.noted };
  }
}
