import { isAsked, offersTo, Random, readOptions, SampleDealer, type Seat, settle, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { averageFoe, chanceOf, costOf, marginOf } from '../bot/fight.ts';
import { loreOf } from '../bot.ts';
import { DECKS } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';

const lore = loreOf(islandOfDread);
const world = islandOfDread.content;

type Player = (state: State, seat: Seat, random: Random) => Action;

const quick: Player = (state, _seat, random) => lore.policy(state, random).action;

const careless: Player = (state, seat, random) => {
  const offers: Action[] = [];
  offersTo(islandOfDread, state, seat, offers);
  return offers[random.below(offers.length)]!;
};

function begun(seats: number, seed: number, options: Partial<Options> = {}): State {
  const dealer = new SampleDealer(seed);
  const state = islandOfDread.setUp(seats, readOptions(islandOfDread, seats, options), dealer);
  settle(islandOfDread, state, dealer);
  return state;
}

/** A whole game; each seat plays as told. */
function played(players: readonly Player[], seed: number, options: Partial<Options> = {}): State {
  const dealer = new SampleDealer(seed);
  const random = new Random(seed);
  const state = begun(players.length, seed, options);
  while (state.outcome === null) {
    const seat = players.findIndex((_, each) => isAsked(islandOfDread, state, each));
    take(islandOfDread, state, seat, players[seat]!(state, seat, random), dealer);
  }
  return state;
}

describe('the quick player', () => {
  test.each([1, 2, 3, 4])('beats a careless one (deal %i)', (seed) => {
    const seat = seed % 2;
    const { outcome } = played(seat === 0 ? [quick, careless] : [careless, quick], seed);
    expect(outcome!.ranks[seat]).toBe(1);
  });

  test.each([2, 3, 4, 6])('defeats Assif Shib-Sa before the last round (%i seats)', (seats) => {
    const { outcome } = played(Array(seats).fill(quick), 11);
    expect(outcome!.why).toEqual({ why: 'defeated' });
  });

  test.each<Partial<Options>>([
    { length: 'short', startGold: 8, otherItems: 'two' },
    { doom: true, pvp: false, negotiate: false },
    { roundLimit: 40 },
  ])('plays every option to the end: %o', (options) => {
    expect(played([quick, quick, quick], 21, options).outcome).not.toBeNull();
  });
});

describe('the judge', () => {
  test('knows a finished game', () => {
    const state = played([quick, careless], 31);
    expect([0, 1].map((seat) => lore.evaluate(state, seat))).toEqual(
      state.outcome!.ranks.map((rank) => (rank === 1 ? 1 : 0)),
    );
  });

  test('thinks more of whoever has more', () => {
    const state = begun(2, 41);
    const before = lore.evaluate(state, 0);
    state.players[0]!.points += 3;
    expect(lore.evaluate(state, 0)).toBeGreaterThan(before);
    state.players[1]!.trained[0] = 4;
    expect(lore.evaluate(state, 0)).toBeLessThan(lore.evaluate(state, 1));
  });
});

describe('how a fight is expected to go', () => {
  test('two dice show at least 12 in 45 of 100 throws, and 2 always', () => {
    expect(chanceOf(12)).toBeCloseTo(0.45);
    expect(chanceOf(2)).toBe(1);
    expect(chanceOf(21)).toBe(0);
  });

  test('a stronger deck costs more wounds, an experience counter saves some', () => {
    const [player] = begun(2, 51).players;
    const costs = (['green', 'yellow', 'sea', 'red'] as const).map((deck) =>
      costOf(world, player!, averageFoe(world, DECKS.indexOf(deck))),
    );
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    const green = averageFoe(world, DECKS.indexOf('green'));
    expect(marginOf(world, { ...player!, trained: [2, 2, 2, 0, 0] }, green)).toBeGreaterThan(
      marginOf(world, player!, green),
    );
  });
});
