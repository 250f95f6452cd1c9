import { asks, type Table, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { type Candidate, type Found, search, searching } from '../index.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import {
  type Action,
  beach,
  botProfile,
  holding,
  horizon,
  LAST_TURN,
  type LowTide,
  lowTide,
  type State,
} from './low-tide.ts';

const seat = 0;
const does = (action: Action): Candidate<LowTide> => ({ seat, action });
const dig = (at = 0) => does({ act: 'dig', at: at as 0 });
const rest = does({ act: 'rest' });
const waiting: Candidate<LowTide> = undefined;

/** Searches from a table, as seat 0 sees it. */
function find(
  table: Table<LowTide>,
  moves: readonly Candidate<LowTide>[],
  { rollouts = 200, seed = 1, by = botProfile }: { rollouts?: number; seed?: number; by?: BotProfile<LowTide> } = {},
): Found<LowTide> {
  return search({ game: lowTide, botProfile: by, view: view(table, seat), seat, seed }, moves, rollouts);
}

/** Searches, and returns the positions in which rollouts ended, in their order. */
function endings(table: Table<LowTide>, moves: readonly Candidate<LowTide>[], rollouts: number): State[] {
  const ends: State[] = [];
  const by: BotProfile<LowTide> = {
    ...botProfile,
    evaluate(state, seat) {
      ends.push(state);
      return botProfile.evaluate(state, seat);
    },
  };
  find(table, moves, { rollouts, by });
  return ends;
}

describe('the same seed and budget', () => {
  const table = beach({ basket: 9, home: 22 });

  test.each([
    [4, rest, 0.52],
    [5, dig(0), 0.6],
    [6, dig(0), 0.44],
  ])('give the same move and value on every machine (seed %i)', (seed, move, value) => {
    expect(find(table, [dig(0), dig(1), rest], { rollouts: 60, seed })).toMatchObject({ move, value, rollouts: 60 });
  });

  test('give the same whatever was searched before', () => {
    const first = find(table, [dig(0), dig(1), rest]);
    find(beach(), [dig(3), dig(4)], { seed: 9 });
    expect(find(table, [dig(0), dig(1), rest])).toEqual(first);
  });

  test('give the same step by step as without a pause', () => {
    const position = { game: lowTide, botProfile, view: view(table, seat), seat, seed: 1 };
    const steps = searching(position, [dig(0), dig(1), rest], 200);
    const other = searching({ ...position, seed: 2 }, [dig(0), rest], 200);
    for (;;) {
      other.next();
      const step = steps.next();
      if (!step.done) continue;
      expect(step.value).toEqual(find(table, [dig(0), dig(1), rest]));
      break;
    }
  });
});

describe('a move that clearly wins is found', () => {
  test('to rest, when what is in the basket is enough', () => {
    const table = beach({ agenda: LAST_TURN, home: 30, basket: 15 });
    expect(find(table, [dig(0), rest, dig(1)], { by: holding(30) })).toMatchObject({ move: rest, value: 1 });
  });

  test('to dig, when it is not', () => {
    const table = beach({ agenda: LAST_TURN, home: 30, basket: 8 });
    const { move, value } = find(table, [rest, dig(0)]);
    expect(move).toEqual(dig(0));
    expect(value).toBeGreaterThan(0.1);
  });

  test('also by an evaluation at the horizon, where no game is played to its end', () => {
    const ends: State[] = [];
    const by: BotProfile<LowTide> = {
      ...botProfile,
      horizon,
      evaluate(state) {
        ends.push(state);
        return state.home / 100;
      },
    };
    const table = beach({ basket: 30 });
    expect(find(table, [dig(0), rest], { by: { ...by, policy: holding(100).policy } }).move).toEqual(rest);
    for (const end of ends) expect(end).toMatchObject({ turn: 2, outcome: null });
  });
});

describe('waiting is weighed like a move', () => {
  const whistle: Candidate<LowTide> = { seat: 1, action: { act: 'whistle' } };
  const table = beach({ agenda: LAST_TURN, home: 38, basket: 10 });

  test('it is best when the others do well by themselves', () => {
    expect(find(table, [waiting, whistle], { by: holding(10) })).toMatchObject({ move: undefined, value: 1 });
  });

  test('it is not when they would lose everything', () => {
    expect(find(table, [waiting, whistle], { by: holding(99) }).move).toEqual(whistle);
  });
});

describe('chance is common', () => {
  const moves = [dig(0), dig(1), rest, does({ act: 'charm', worth: 2 })];
  // 4 moves, 2 rounds: 3 rollouts for each of the 4, then 6 for each of the 2 that are left.
  const ends = endings(beach(), moves, 24);
  const numbered = [0, 1, 2].map((n) => ends.slice(4 * n, 4 * n + 4));

  test('a rollout of a number meets the same waves after every move', () => {
    for (const alike of numbered) {
      const longest = alike.map(({ rolls }) => rolls).reduce((a, b) => (a.length > b.length ? a : b));
      expect(longest.length).toBeGreaterThan(2);
      for (const { rolls } of alike) expect(rolls).toEqual(longest.slice(0, rolls.length));
    }
  });

  test('a rollout of a number imagines the same secrets for every move', () => {
    for (const [first, ...others] of numbered)
      for (const { secrets, hidden } of others)
        expect({ secrets, hidden }).toEqual({ secrets: first!.secrets, hidden: first!.hidden });
  });

  test('another rollout meets others', () => {
    const beginnings = numbered.map(([first]) => first!.rolls.slice(0, 3).join());
    expect(new Set(beginnings).size).toBeGreaterThan(1);
  });
});

describe('halving', () => {
  /** How many rollouts each spot got that a search could begin with, most first. */
  function spent(count: number, rollouts: number): number[] {
    const moves = Array.from({ length: count }, (_, at) => dig(at));
    const got = new Map<number, number>();
    for (const { digs } of endings(beach(), moves, rollouts)) got.set(digs[0]!, (got.get(digs[0]!) ?? 0) + 1);
    return [...got.values()].sort((a, b) => b - a);
  }
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

  test('gives all moves of a round the same number of rollouts', () => {
    expect(spent(8, 240)).toEqual([70, 70, 30, 30, 10, 10, 10, 10]);
    expect(spent(5, 90)).toEqual([31, 31, 16, 6, 6]);
    expect(spent(2, 31)).toEqual([15, 15]);
  });

  test.each([
    [2, 50],
    [3, 50],
    [5, 50],
    [7, 100],
    [8, 400],
  ])('of %i moves spends at most %i rollouts, and loses few to rounding', (count, rollouts) => {
    const all = sum(spent(count, rollouts));
    expect(all).toBeLessThanOrEqual(rollouts);
    expect(all).toBeGreaterThan(rollouts - 3 * count);
  });

  test('gives every move its one rollout even where the budget is smaller', () => {
    expect(spent(8, 1)).toEqual([3, 3, 2, 2, 1, 1, 1, 1]);
  });

  test('tells what it has spent', () => {
    const moves = [dig(0), dig(1), dig(2)];
    expect(find(beach(), moves, { rollouts: 100 }).rollouts).toBe(endings(beach(), moves, 100).length);
  });
});

test('a search leaves the view as it was', () => {
  const table = beach({ basket: 9 });
  const seen = view(table, seat);
  search({ game: lowTide, botProfile, view: seen, seat, seed: 1 }, [dig(0), rest], 50);
  expect(seen).toEqual(view(table, seat));
  expect(asks(table)).toContainEqual({ seat: 0, must: true });
});
