import { asks, type Move, type Table, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { finish } from '../halving.ts';
import { Bot, plan } from '../index.ts';
import type { BotProfile, Trials } from '../profile/bot-profile.ts';
import { trying } from '../trying.ts';
import {
  type Action,
  beach,
  horizon,
  type LowTide,
  lowTide,
  botProfile as plain,
  planning,
  type State,
} from './low-tide.ts';

const dig: Action = { act: 'dig', at: 0 };
const charm: Action = { act: 'charm', worth: 1 };
const rest: Action = { act: 'rest' };

/** Trials that judge at once, without playing on. */
const judging = (judge: (state: State) => number, sure = 0): Trials<LowTide> => ({ playOn: judge, sure });

function tryOut(table: Table<LowTide>, trials: Trials<LowTide>, actions: readonly Action[], futures = 20) {
  const position = { game: lowTide, botProfile: plain, trials, view: view(table, 0), seat: 0, seed: 1 };
  const movesOf = (action: Action): Move<Action>[] => [{ seat: 0, action }];
  return finish(trying(position, actions, movesOf, futures));
}

describe('trials', () => {
  const table = beach({ basket: 5, charms: [false, true] });

  test('put what goes best first, each tried as often', () => {
    const arms = tryOut(
      table,
      judging(({ home }) => home / 40),
      [dig, rest],
    );
    expect(arms.map(({ choice }) => choice)).toEqual([rest, dig]);
    expect(arms.map(({ tries }) => tries)).toEqual([20, 20]);
    expect(arms[0]!.sum / 20).toBe(5 / 40);
  });

  test('leave the first choice first where nothing is better by enough', () => {
    const homeward = (sure: number) =>
      tryOut(
        table,
        judging(({ home }) => home / 40, sure),
        [dig, rest],
      )[0]!.choice;
    expect(homeward(0.1)).toEqual(rest);
    expect(homeward(0.13)).toEqual(dig);
  });

  test('let all choices meet the same chance', () => {
    const rolls: number[] = [];
    const trials = judging((state) => {
      rolls.push(state.rolls.at(-1)!);
      return 0;
    });
    tryOut(table, trials, [dig, { act: 'dig', at: 1 }]);
    expect(rolls).toHaveLength(40);
    for (let n = 0; n < rolls.length; n += 2) expect(rolls[n]).toBe(rolls[n + 1]);
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  test('know what a seat knows and no more, and the position they began in', () => {
    const trials: Trials<LowTide> = {
      playOn(state, _seat, before) {
        expect(state.hidden.dealt).toBe(false);
        expect(before.basket).toBe(5);
        return 0;
      },
      sure: 0,
    };
    tryOut(table, trials, [dig, rest]);
    expect.assertions(80);
  });
});

/** Bots whose fierce level tries what looks best: to them nothing counts but a charm that was used. */
const botProfile: BotProfile<LowTide> = {
  ...plain,
  horizon,
  planning: {
    ...planning,
    widths: {
      ...planning.widths,
      fierce: { beam: 8, ends: 4, futures: 2, trials: { most: 3, futures: 5 } },
    },
  },
  trials: judging(({ charms }) => (charms[0] ? 0 : 1)),
};

describe('a plan of a level that tries', () => {
  const table = beach({
    basket: 9,
    secrets: [
      { worth: 1, dealt: true },
      { worth: 1, dealt: true },
    ],
  });
  const planAt = (level: 'keen' | 'fierce') => {
    const widths = botProfile.planning!.widths[level];
    return plan({
      game: lowTide,
      botProfile,
      planning: botProfile.planning!,
      view: view(table, 0),
      seats: [0],
      seat: 0,
      seed: 1,
      widths,
    });
  };

  test('is the best of the ends that were tried', () => {
    const { weighed, value, plan, rollouts } = planAt('fierce');
    expect(weighed.map(({ tries }) => tries)).toEqual([5, 5, 5]);
    expect(rollouts).toBe(15);
    expect(value).toBe(1);
    expect(plan[0]!.move.action).toEqual(charm);
  });

  test('is tried by no other level', () => {
    expect(planAt('keen').weighed.every(({ tries }) => tries !== 5)).toBe(true);
  });
});

describe('a bot that tries', () => {
  /** Nothing is planned here, so that single moves are compared. */
  const unplanned: BotProfile<LowTide> = { ...botProfile, planning: { ...botProfile.planning!, isOn: () => false } };
  const decide = (level: 'keen' | 'fierce') => {
    const table = beach({
      basket: 9,
      secrets: [
        { worth: 1, dealt: true },
        { worth: 1, dealt: true },
      ],
    });
    return new Bot({ game: lowTide, botProfile: unplanned, level, seed: 1, seats: [0] }).decide(
      view(table, 0),
      asks(table),
    );
  };

  test('compares single moves by trials as well, where nothing is planned', () => {
    const { move, weighed } = decide('fierce');
    expect(move).toEqual({ seat: 0, action: charm });
    expect(weighed.every(({ tries }) => tries === 5)).toBe(true);
    expect(decide('keen').weighed.some(({ tries }) => tries > 5)).toBe(true);
  });

  test('says how far it has come', () => {
    const table = beach({ basket: 9 });
    const bot = new Bot({ game: lowTide, botProfile, level: 'fierce', seed: 1, seats: [0] });
    const shares: number[] = [];
    for (const thought of bot.deciding(view(table, 0), asks(table))) shares.push(thought.share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
