import { Random, SampleDealer, settle, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { gatherSamples, learn, type TrainingSamples, tune } from '../index.ts';
import { Net } from '../profile/net.ts';
import { botProfile, horizon, type LowTide, learning, lowTide } from './low-tide.ts';

describe('a net', () => {
  /** TrainingSamples about points in a square, as many as wanted, by a function of the point. */
  function lessonsOn(result: (x: number, y: number) => number, count = 4000): TrainingSamples {
    const random = new Random(7);
    const points = Array.from({ length: count }, () => [random.below(1000) / 1000, random.below(1000) / 1000] as const);
    return {
      inputs: 2,
      features: Float32Array.from(points.flat()),
      results: Float32Array.from(points.map(([x, y]) => result(x, y))),
    };
  }
  /** A net's mean squared error over a grid. */
  function errorOf(net: Net, result: (x: number, y: number) => number): number {
    let sum = 0;
    for (let x = 0; x < 1; x += 0.1)
      for (let y = 0; y < 1; y += 0.1) sum += (net.evaluate(Float64Array.of(x, y)) - result(x, y)) ** 2;
    return sum / 100;
  }

  test.each([
    ['a slope', (x: number, y: number) => 0.2 + 0.3 * x + 0.4 * y, 0.002],
    ['a corner', (x: number, y: number) => (x > 0.5 && y > 0.5 ? 0.9 : 0.1), 0.03],
  ])('learns %s', (_what, result, error) => {
    const errors: number[] = [];
    const weights = learn(lessonsOn(result), {
      hidden: 12,
      rounds: 30,
      seed: 3,
      onRound: (_, now) => errors.push(now),
    });
    expect(errorOf(new Net(weights), result)).toBeLessThan(error);
    expect(errors).toHaveLength(30);
    expect(errors.at(-1)).toBeLessThan(errors[0]! / 2);
  });

  test('learns the same from the same samples', () => {
    const samples = lessonsOn((x) => x, 500);
    const schooling = { hidden: 4, rounds: 2, seed: 3 };
    expect(learn(samples, schooling)).toEqual(learn(samples, schooling));
    expect(learn(samples, schooling)).not.toEqual(learn(samples, { ...schooling, seed: 4 }));
  });

  test.each([1, 2, 3])('evaluators as training computed, to four digits (seed %i)', (seed) => {
    // All samples are one and the same, so the error on those kept aside is the error on it.
    const random = new Random(seed);
    const point = Float32Array.from({ length: 5 }, () => random.below(100) / 100);
    const samples = {
      inputs: 5,
      features: Float32Array.from(Array.from({ length: 200 }, () => [...point]).flat()),
      results: new Float32Array(200).fill(1),
    };
    let computed = 0;
    const weights = learn(samples, { hidden: 4, rounds: 1, seed, onRound: (_, error) => (computed = error) });
    const judged = new Net(weights).evaluate(Float64Array.from(point));
    expect(judged).toBeCloseTo(1 - Math.sqrt(computed), 3);
    expect(computed).toBeGreaterThan(0.01);
    const numbers = [...weights.layer, ...weights.biases, ...weights.output, weights.bias];
    expect(numbers).toEqual(numbers.map((number) => Number(number.toPrecision(4))));
    expect([weights.layer.length, weights.biases.length, weights.output.length]).toEqual([20, 4, 4]);
  });
});

describe('samples', () => {
  const learner = { ...botProfile, horizon, learning };

  test('hold a description and a result for every turn of every game', () => {
    const { inputs, features, results } = gatherSamples(lowTide, learner, { rollouts: 0, games: 6, seed: 1 });
    // Three games of two seats and three of three, two days each.
    expect(results).toHaveLength(3 * 2 * 2 + 3 * 3 * 2);
    expect(inputs).toBe(learning.inputs);
    expect(features).toHaveLength(results.length * inputs);
    expect([...features.slice(0, 3)]).toEqual([0, 5 / 8, 2 / 4].map(Math.fround));
    expect(features.every(Number.isFinite)).toBe(true);
  });

  test('come from games alone for points only, where there are such', () => {
    const alone = { ...botProfile.cells[1]!, goal: { heading: 'home', points: 20 } };
    const both = { ...learner, cells: [botProfile.cells[0]!, alone] };
    const gathering = { rollouts: 0, games: 4, seed: 1 };
    expect(gatherSamples(lowTide, both, gathering)).toEqual(
      gatherSamples(lowTide, { ...learner, cells: [alone] }, gathering),
    );
  });

  test('of the quick player tell how the game ended, the same for all its turns', () => {
    const { results } = gatherSamples(lowTide, learner, { rollouts: 0, games: 40, seed: 2 });
    expect(new Set(results)).toEqual(new Set([0, 1]));
    expect(new Set(results.slice(0, 4)).size).toBe(1);
  });

  test.each([
    [0, 0.2],
    [1, 0.7],
  ])('of the bots lie halfway between what the search predicted, 0.4, and the end, %i', (end, halfway) => {
    const unsure: typeof botProfile = { ...learner, evaluate: ({ outcome }) => (outcome === null ? 0.4 : end) };
    const { results } = gatherSamples(lowTide, unsure, { rollouts: 20, games: 1, seed: 3 });
    expect(results[0]).toBeCloseTo(halfway);
  });

  test('are the same again, and others with another seed', () => {
    const gather = (seed: number) => gatherSamples(lowTide, learner, { rollouts: 10, games: 2, seed });
    expect(gather(5)).toEqual(gather(5));
    expect(gather(5)).not.toEqual(gather(6));
  });

  test('come from bots that see views only', () => {
    const views: unknown[] = [];
    const watched = {
      ...lowTide,
      imagine(...[view, dealer]: Parameters<NonNullable<typeof lowTide.imagine>>) {
        views.push({ seat: view.seat, hidden: 'hidden' in view.state, known: view.state.secrets?.map(Boolean) });
        return lowTide.imagine!(view, dealer);
      },
    };
    gatherSamples(watched, { ...learner, cells: botProfile.cells.slice(0, 1) }, { rollouts: 8, games: 1, seed: 1 });
    expect(views.length).toBeGreaterThan(0);
    for (const view of views)
      expect([
        { seat: 0, hidden: false, known: [true, false] },
        { seat: 1, hidden: false, known: [false, true] },
      ]).toContainEqual(view);
  });

  test('come from practice where a game arranges it, each game from a seed of its own', () => {
    const seeds: number[] = [];
    const practice = {
      play(seed: number) {
        const rows = [
          [seeds.length, 0.5],
          [seeds.length, 1],
        ];
        seeds.push(seed);
        return { rows, results: [0.25, 0.75] };
      },
    };
    const gathered = gatherSamples(lowTide, { ...botProfile, practice }, { rollouts: 0, games: 2, seed: 1 });
    expect(gathered.inputs).toBe(2);
    expect([...gathered.features]).toEqual([0, 0.5, 0, 1, 1, 0.5, 1, 1]);
    expect([...gathered.results]).toEqual([0.25, 0.75, 0.25, 0.75]);
    expect(new Set(seeds).size).toBe(2);
  });

  test('are refused where there is nothing to learn', () => {
    expect(() => gatherSamples(lowTide, botProfile, { rollouts: 0, games: 1, seed: 1 })).toThrow(
      'low-tide has nothing to learn.',
    );
  });
});

describe('tuning', () => {
  const cells: typeof botProfile.cells = [{ name: 'easy', seats: 2, options: { goal: 20 } }];
  const tuning = { rounds: 6, tries: 12, games: 30, seed: 1 };

  /** How often a quick player with these weights wins games that the tuner has not seen. */
  function wins(weights: { readonly [name: string]: number }): number {
    const policy = botProfile.tuning!.player(weights);
    let won = 0;
    for (let n = 0; n < 400; n++) {
      const dealer = new SampleDealer(1_000_000 + n);
      const random = new Random(n);
      const state = lowTide.setUp(2, { days: 2, goal: 20 }, dealer);
      settle(lowTide, state, dealer);
      while (state.outcome === null) {
        const { seat, action } = policy(state, random);
        take(lowTide, state, seat, action, dealer);
      }
      won += botProfile.evaluate(state, 0);
    }
    return won / 400;
  }

  test('finds weights that win more', () => {
    const scores: number[] = [];
    const tuned = tune(lowTide, botProfile, cells, {
      ...tuning,
      onRound: (_round, _weights, score) => scores.push(score),
    });
    expect(wins(tuned)).toBeGreaterThan(wins(botProfile.tuning!.weights) + 0.2);
    expect(scores).toHaveLength(6);
    expect(scores.at(-1)).toBeGreaterThan(scores[0]!);
  });

  test('finds the same again', () => {
    const briefly = { ...tuning, rounds: 2, tries: 5, games: 5 };
    expect(tune(lowTide, botProfile, cells, briefly)).toEqual(tune(lowTide, botProfile, cells, briefly));
  });

  test('is refused where there are no weights', () => {
    const { tuning: _, ...fixed }: typeof botProfile = botProfile;
    expect(() => tune<LowTide>(lowTide, fixed, cells, tuning)).toThrow('low-tide has no weights to tune.');
  });
});
