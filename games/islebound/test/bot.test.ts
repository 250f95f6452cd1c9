import { isAsked, offersTo, Random, readOptions, SampleDealer, type Seat, settle, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../bot/worth.ts';
import { loreOf } from '../bot.ts';
import type { Action } from '../rules/actions.ts';
import { islebound } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';

const lore = loreOf(islebound);

type Player = (state: State, seat: Seat, random: Random) => Action;

const quick: Player = (state, _seat, random) => lore.policy(state, random).action;

const careless: Player = (state, seat, random) => {
  const offers: Action[] = [];
  offersTo(islebound, state, seat, offers);
  return offers[random.below(offers.length)]!;
};

/** A whole game; each seat plays as told. */
function played(players: readonly Player[], seed: number, options: Partial<Options> = {}): State {
  const dealer = new SampleDealer(seed);
  const random = new Random(seed);
  const state = islebound.setUp(players.length, readOptions(islebound, players.length, options), dealer);
  settle(islebound, state, dealer);
  while (state.outcome === null) {
    const seat = players.findIndex((_, each) => isAsked(islebound, state, each));
    take(islebound, state, seat, players[seat]!(state, seat, random), dealer);
  }
  return state;
}

describe('the quick player', () => {
  test.each([1, 2, 3, 4, 5, 6])('beats a careless one (deal %i)', (seed) => {
    const seat = seed % 2;
    const { outcome } = played(seat === 0 ? [quick, careless] : [careless, quick], seed);
    expect(outcome!.ranks[seat]).toBe(1);
  });

  test('comes to an end as fast as the trials of the ledger did', () => {
    const rounds = [11, 12, 13].map((seed) => played([quick, quick, quick, quick], seed).round);
    for (const each of rounds) expect(each).toBeLessThan(40);
  });

  test.each<Partial<Options>>([
    { architect: true },
    { edition: 'fr1', boards: 'advanced', layout: 'random', sixBuildings: true },
    { trading: true, raid: true },
  ])('plays every variant to its end: %o', (options) => {
    expect(played([quick, quick, quick], 21, options).outcome).not.toBeNull();
  });
});

describe('the judge', () => {
  test('knows a finished game', () => {
    const state = played([quick, careless], 31);
    expect([0, 1].map((seat) => lore.evaluate(state, seat))).toEqual(state.outcome!.ranks.map((rank) => 2 - rank));
  });

  test('thinks more of whoever has more', () => {
    const dealer = new SampleDealer(41);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    const before = lore.evaluate(state, 0);
    state.players[0]!.coins += 5;
    expect(lore.evaluate(state, 0)).toBeGreaterThan(before);
    state.players[1]!.coins += 12;
    expect(lore.evaluate(state, 0)).toBeLessThan(lore.evaluate(state, 1));
  });

  test('expects more of a larger group, and less against a stronger town', () => {
    const world = islebound.content;
    const group = { pirates: 3, serpents: 0, ichor: false, spare: 0 };
    const chance = chanceOf(world, 5, group);
    expect(chanceOf(world, 5, { ...group, serpents: 2 })).toBeGreaterThan(chance);
    expect(chanceOf(world, 8, group)).toBeLessThan(chance);
    expect(chanceOf(world, 1, { ...group, pirates: 0 })).toBe(0);
  });
});
