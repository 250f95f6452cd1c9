import { Random, SampleDealer, settle, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { learnerOf, Model, playAndNote, roundOf, type SampleRows, type SelfPlay, Trainer } from '../index.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { blank, Evaluator, type EvaluatorShape } from '../profile/evaluator.ts';
import { botProfile, horizon, type LowTide, lowTide, planning } from './low-tide.ts';

const shape: EvaluatorShape = { whole: 4, parts: 1, part: 1, encoder: 4, hidden: 8 };

/** Bots of Low Tide that can learn: they see what is at home, what is in the basket, and how much is left of the day. */
function withEvaluators(
  evaluators: Parameters<NonNullable<BotProfile<LowTide>['teaching']>['withEvaluators']>[0],
): BotProfile<LowTide> {
  const [moved, begun] = [new Evaluator(evaluators.moved), new Evaluator(evaluators.begun)];
  const description = blank(shape);
  const by =
    (judge: Evaluator): BotProfile<LowTide>['evaluate'] =>
    (state, seat) => {
      if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
      teaching.describe(state, seat, description);
      return judge.evaluate(description);
    };
  const teaching: NonNullable<BotProfile<LowTide>['teaching']> = {
    shape,
    describe({ home, goal, basket, agenda, charms }, seat, { whole, isThere }) {
      whole[0] = Math.min(255, (128 * home) / goal);
      whole[1] = Math.min(255, basket * 8);
      whole[2] = agenda.length * 16;
      whole[3] = charms[seat] ? 128 : 0;
      isThere[0] = 0;
    },
    withEvaluators,
    table: (n) => ({ seats: 2 + (n % 2), options: { days: 1, goal: 20 } }),
  };
  const weigh = by(moved);
  return {
    ...botProfile,
    horizon,
    evaluate: by(begun),
    planning: { ...planning, weigh: (state, seat, before) => weigh(before ?? state, seat) },
    teaching,
  };
}

const school = (seed: number) => new Trainer(shape, seed);
const fresh = school(1).evaluators();
const learner = learnerOf(lowTide, withEvaluators(fresh), fresh);
const selfPlay: SelfPlay = {
  ...{ widths: { beam: 4, ends: 4, futures: 4 }, exploring: 40, lambda: 0.9 },
  ...{ from: 0, to: 6, seed: 5 },
};

describe('a model', () => {
  /** Rows of one number, by a function of it. */
  function notesOn(result: (x: number) => number): SampleRows {
    const random = new Random(7);
    const rows = new Uint8Array(6 * 500);
    const targets = new Float32Array(500);
    for (let n = 0; n < 500; n++) {
      rows[n * 6] = random.below(129);
      rows[n * 6 + 4] = random.below(129);
      rows[n * 6 + 5] = 1;
      targets[n] = result(rows[n * 6]! / 128 - rows[n * 6 + 4]! / 128);
    }
    return { rows, targets };
  }
  const study = (model: Model, notes: SampleRows): number => {
    const random = new Random(9);
    return model.study(notes, 20_000, 0.005, () => random.below(500));
  };

  test('learns what the whole and a part tell together', () => {
    const model = new Model(shape, 4);
    const result = (x: number): number => (x > 0 ? 0.9 : 0.2);
    study(model, notesOn(result));
    // Whoever always guessed the mean would be wrong by 0.35, squared 0.12.
    expect(study(model, notesOn(result))).toBeLessThan(0.12 / 4);
  });

  test('learns the same again, in whole numbers', () => {
    const weights = [1, 1, 2].map((seed) => {
      const model = new Model(shape, seed);
      study(
        model,
        notesOn((x) => x / 2 + 0.5),
      );
      return model.taught().weights;
    });
    expect(weights[0]).toEqual(weights[1]);
    expect(weights[0]).not.toEqual(weights[2]);
    expect(weights[0]!.every(Number.isInteger)).toBe(true);
  });
});

describe('self-play', () => {
  test('notes where every turn begins and where its moves end', () => {
    const { moved, begun } = playAndNote(learner, { ...selfPlay, from: 0, to: 1 });
    // One day of two seats. A dig ends a plan, and the turn goes on with another.
    expect(begun.targets).toHaveLength(2);
    expect(moved.targets.length).toBeGreaterThanOrEqual(2);
    expect(moved.rows).toHaveLength(moved.targets.length * 6);
  });

  test('of the quick player with nothing but the result tells how the game ended', () => {
    const { widths: _, ...quick } = { ...selfPlay, lambda: 1, to: 40 };
    const { moved, begun, won } = playAndNote(learner, quick);
    expect(new Set([...moved.targets, ...begun.targets])).toEqual(new Set([0, 1]));
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(40);
  });

  test('without any weight on what happened later repeats what was thought next, but for the last', () => {
    const unsure = {
      ...learner,
      botProfile: { ...learner.botProfile, evaluate: half },
      planning: { ...learner.planning, weigh: () => 0.3 },
    };
    const { widths: _, ...quick } = { ...selfPlay, lambda: 0, to: 1 };
    const { moved, begun } = playAndNote(unsure, quick);
    expect([...begun.targets].map((target) => target.toFixed(2))).toEqual(['0.30', '0.30']);
    expect(moved.targets[0]).toBeCloseTo(0.5);
    expect([0, 1]).toContain(moved.targets.at(-1));
  });
  const half: BotProfile<LowTide>['evaluate'] = ({ outcome }) =>
    outcome === null ? 0.5 : outcome.ranks[0] === 1 ? 1 : 0;

  test('is the same in lots of any size', () => {
    const whole = playAndNote(learner, selfPlay);
    const parts = [0, 3].map((from) => playAndNote(learner, { ...selfPlay, from, to: from + 3 }));
    expect(parts.flatMap(({ moved }) => [...moved.targets])).toEqual([...whole.moved.targets]);
    expect(parts.flatMap(({ begun }) => [...begun.rows])).toEqual([...whole.begun.rows]);
  });

  test('is refused where there is nothing to learn', () => {
    expect(() => learnerOf(lowTide, botProfile, fresh)).toThrow('low-tide has nothing to learn by self-play.');
  });
});

describe('a school', () => {
  /** Goes through rounds of few games each, whatever a round usually has. */
  function attend(models: Trainer, rounds: number, lot: number): Trainer {
    for (let n = 0; n < rounds; n++) {
      const now = learnerOf(lowTide, withEvaluators(models.evaluators()), models.evaluators());
      models.study(models.lots(lot).map((each) => playAndNote(now, each)));
    }
    return models;
  }

  test('begins with the quick player, and then lets the evaluators play', () => {
    expect(roundOf(0).widths).toBeUndefined();
    expect(roundOf(11).widths).toBeUndefined();
    expect(roundOf(12).widths).toBeDefined();
    expect(roundOf(200).rate).toBeLessThan(roundOf(12).rate);
  });

  test('teaches the same when it was broken off and taken up again', () => {
    const straight = attend(school(3), 2, 400);
    const first = attend(school(3), 1, 400);
    const again = attend(new Trainer(shape, structuredClone(first.state())), 1, 150);
    expect(again.evaluators()).toEqual(straight.evaluators());
    expect({ rounds: again.rounds, games: again.games }).toEqual({ rounds: 2, games: 2400 });
    expect(attend(school(4), 1, 400).evaluators()).not.toEqual(first.evaluators());
  });

  test('teaches evaluators that know better how a game ends', () => {
    const taught = attend(school(3), 2, 400).evaluators();
    const errorOf = (evaluators: typeof taught): number => {
      const { evaluate } = withEvaluators(evaluators);
      let error = 0;
      for (let n = 0; n < 200; n++) {
        const dealer = new SampleDealer(5000 + n);
        const random = new Random(n);
        const state = lowTide.setUp(2, { days: 1, goal: 20 }, dealer);
        settle(lowTide, state, dealer);
        while (state.turn < 2) take(lowTide, state, 0, botProfile.policy(state, random).action, dealer);
        const thought = evaluate(state, 0);
        while (state.outcome === null) take(lowTide, state, 1, botProfile.policy(state, random).action, dealer);
        error += (thought - evaluate(state, 0)) ** 2;
      }
      return error / 200;
    };
    expect(errorOf(taught)).toBeLessThan(errorOf(school(3).evaluators()) / 1.3);
  });
});
