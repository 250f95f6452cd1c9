import { Random, scramble } from '@skerry/engine';
import { Model, type ModelState, rowLength, type SampleRows } from './model.ts';
import type { Evaluators } from './profile/bot-profile.ts';
import type { EvaluatorShape } from './profile/evaluator.ts';
import type { GameSamples, SelfPlay } from './self-play.ts';

/** Games with fixed evaluators, which then train on them. */
export interface Round extends Omit<SelfPlay, 'from' | 'to' | 'seed'> {
  readonly games: number;
  /** Learning rate. */
  readonly rate: number;
  /** Mean passes per sample. */
  readonly passes: number;
}

/** The quick player plays the first rounds, whose games are cheap. */
const QUICK_ROUNDS = 12;

/**
 * The nth round. The quick player's games show what ends well at all; then the evaluators play, with a small search.
 * Games and samples do not depend on the number of rounds, so a run can always be extended.
 */
export function roundOf(n: number): Round {
  if (n < QUICK_ROUNDS) return { games: 1200, exploring: 0, lambda: 1, rate: 0.0012, passes: 3 };
  return {
    games: 120,
    widths: { beam: 8, ends: 16, futures: 8 },
    exploring: 40,
    // Two steps make a turn: the end of moves, and the start of the next turn.
    lambda: 0.9,
    rate: 0.0004 + 0.0008 / (1 + (n - QUICK_ROUNDS) / 25),
    passes: 8,
  };
}

/** The replay buffer's size per evaluator. */
const REMEMBERED = 80_000;

/** A whole training run, to save and resume. */
export interface TrainerState {
  readonly seed: number;
  readonly rounds: number;
  readonly games: number;
  readonly models: readonly { readonly state: ModelState; readonly notes: SampleRows; readonly noted: number }[];
}

/** Trains two evaluators on their own games: of ends of moves, and of starts of turns. */
export class Trainer {
  private readonly seed: number;
  private readonly moved: ModelTrainer;
  private readonly begun: ModelTrainer;
  private done: number;
  private played: number;

  constructor(shape: EvaluatorShape, from: number | TrainerState) {
    const state = typeof from === 'number' ? undefined : from;
    this.seed = state?.seed ?? (from as number);
    this.done = state?.rounds ?? 0;
    this.played = state?.games ?? 0;
    this.moved = new ModelTrainer(shape, state?.models[0] ?? scramble(this.seed, -1));
    this.begun = new ModelTrainer(shape, state?.models[1] ?? scramble(this.seed, -2));
  }

  /** Finished rounds, and their games. */
  get rounds(): number {
    return this.done;
  }

  get games(): number {
    return this.played;
  }

  evaluators(): Evaluators {
    return { moved: this.moved.model.taught(), begun: this.begun.model.taught() };
  }

  /** The next round's games in lots, which may be played anywhere; they are studied in this order. */
  lots(size: number): SelfPlay[] {
    const { games, widths, exploring, lambda } = roundOf(this.done);
    const lots: SelfPlay[] = [];
    for (let from = this.played; from < this.played + games; from += size) {
      const to = Math.min(from + size, this.played + games);
      lots.push({ widths, exploring, lambda, from, to, seed: this.seed });
    }
    return lots;
  }

  /** Trains on the round's games, and ends it. Returns both evaluators' mean squared errors. */
  study(gameSamples: readonly GameSamples[]): { readonly moved: number; readonly begun: number } {
    const round = roundOf(this.done);
    // The quick player's samples are dropped once the evaluators play.
    const isFresh = this.done === QUICK_ROUNDS;
    const salt = scramble(this.seed, this.done);
    const moved = this.moved.study(
      gameSamples.map((each) => each.moved),
      round,
      isFresh,
      scramble(salt, 1),
    );
    const begun = this.begun.study(
      gameSamples.map((each) => each.begun),
      round,
      isFresh,
      scramble(salt, 2),
    );
    this.done++;
    this.played += round.games;
    return { moved, begun };
  }

  state(): TrainerState {
    return { seed: this.seed, rounds: this.done, games: this.played, models: [this.moved.state(), this.begun.state()] };
  }
}

/** A model with its replay buffer. */
class ModelTrainer {
  readonly model: Model;
  private readonly notes: SampleRows;
  private readonly length: number;
  /** Samples recorded since the buffer was cleared. */
  private noted: number;

  constructor(shape: EvaluatorShape, from: number | TrainerState['models'][number]) {
    this.length = rowLength(shape);
    this.model = new Model(shape, typeof from === 'number' ? from : from.state);
    this.noted = typeof from === 'number' ? 0 : from.noted;
    this.notes =
      typeof from === 'number'
        ? { rows: new Uint8Array(REMEMBERED * this.length), targets: new Float32Array(REMEMBERED) }
        : from.notes;
  }

  study(lots: readonly SampleRows[], { passes, rate }: Round, isFresh: boolean, seed: number): number {
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
    return this.model.study(this.notes, passes * fresh, rate, () => random.below(held));
  }

  state(): TrainerState['models'][number] {
    return { state: this.model.state, notes: this.notes, noted: this.noted };
  }
}
