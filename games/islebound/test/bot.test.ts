import {
  isAsked,
  offersTo,
  Random,
  readOptions,
  SampleDealer,
  type Seat,
  scramble,
  settle,
  take,
} from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { NOBODY } from '../content/vocabulary.ts';
import { Odds } from '../outlook/odds.ts';
import type { Action } from '../rules/actions.ts';
import { islebound } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';
import { townIn } from '../rules/town.ts';

const botProfile = botProfileOf(islebound);

type Player = (state: State, seat: Seat, random: Random) => Action;

const quick: Player = (state, _seat, random) => botProfile.policy(state, random).action;

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

describe('a game of architects', () => {
  test('ends, though both soon paid their hands away for renown and have coins enough to hunt for ever', () => {
    const seed = scramble(2, 846);
    const dealer = new SampleDealer(seed);
    const random = new Random(seed);
    const state = islebound.setUp(2, readOptions(islebound, 2, { architect: true }), dealer);
    settle(islebound, state, dealer);
    while (state.outcome === null && state.round < 60) {
      const { seat, action } = botProfile.policy(state, random);
      take(islebound, state, seat, action, dealer);
    }
    expect(state.outcome).not.toBeNull();
  });
});

describe('the hand of an architect', () => {
  test('is opened only to buy', () => {
    const dealer = new SampleDealer(51);
    const random = new Random(51);
    const state = islebound.setUp(2, readOptions(islebound, 2, { architect: true }), dealer);
    settle(islebound, state, dealer);
    while (state.agenda.at(-1)!.do !== 'act') {
      const { seat, action } = botProfile.policy(state, random);
      take(islebound, state, seat, action, dealer);
    }
    const seat = state.active;
    const offers = [{ act: 'buyFromHand' }, { act: 'endTurn' }] as const;
    state.players[seat]!.coins = 0;
    expect(botProfile.sensible!(state, seat, offers)).toEqual([{ act: 'endTurn' }]);
    state.players[seat]!.coins = 30;
    expect(botProfile.sensible!(state, seat, offers)).toEqual(offers);
    const open = [{ act: 'buyCard', building: 1 }, { act: 'leaveOut' }] as const;
    expect(botProfile.sensible!(state, seat, open)).toEqual([{ act: 'buyCard', building: 1 }]);
  });
});

describe('the judge', () => {
  test('knows a finished game', () => {
    const state = played([quick, careless], 31);
    expect([0, 1].map((seat) => botProfile.evaluate(state, seat))).toEqual(
      state.outcome!.ranks.map((rank) => 2 - rank),
    );
  });

  test.each(['evaluate', 'evaluateGreedily'] as const)('thinks more of whoever has more (%s)', (by) => {
    const judge = botProfile[by]!;
    const dealer = new SampleDealer(41);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    const before = judge(state, 0);
    state.players[0]!.coins += 5;
    expect(judge(state, 0)).toBeGreaterThan(before);
    state.players[1]!.coins += 12;
    expect(judge(state, 0)).toBeLessThan(judge(state, 1));
  });

  test('thinks the same of a position in the midst of a turn, whatever it looked at before', () => {
    const dealer = new SampleDealer(43);
    const random = new Random(43);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    const met: State[] = [];
    while (met.length < 12) {
      const { seat, action } = botProfile.policy(state, random);
      take(islebound, state, seat, action, dealer);
      if (state.round > 3 && state.agenda.at(-1)!.do === 'act') met.push(islebound.clone(state));
    }
    const once = met.map((each) => botProfile.evaluate(each, each.active));
    expect(met.toReversed().map((each) => botProfile.evaluate(each, each.active))).toEqual(once.toReversed());
  });

  test('sees a difference even where all is lost, so that no bot stops playing', () => {
    const dealer = new SampleDealer(42);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    state.round = 200;
    const before = botProfile.evaluate(state, 0);
    state.players[0]!.coins++;
    expect(botProfile.evaluate(state, 0)).toBeGreaterThan(before);
  });

  test('thinks the same seat ahead as reviews and hints do, where turns begin', () => {
    const { points } = botProfile.prospects!;
    const verdicts: { readonly judged: boolean; readonly reviewed: boolean }[] = [];
    const follows: Player = (state, seat, random) => {
      if (state.agenda.at(-1)?.do === 'sail' && state.ending === null)
        verdicts.push({
          judged: botProfile.evaluate(state, seat) > 0.5,
          reviewed: points(state, seat) > points(state, 1 - seat),
        });
      return quick(state, seat, random);
    };
    for (const seed of [31, 32, 33]) played([follows, follows], seed);
    expect(verdicts.length).toBeGreaterThan(60);
    for (const { judged, reviewed } of verdicts) expect(reviewed).toBe(judged);
  });

  test('glances gladly at the end of a game that is led, however late it is', () => {
    const dealer = new SampleDealer(44);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    state.round = 100;
    state.players[0]!.city.push(1, 2, 3, 4, 5, 6, 7);
    const last = islebound.clone(state);
    last.ending = { round: last.round, cause: 'buildings' };
    expect(botProfile.evaluateGreedily!(last, 0)).toBeGreaterThan(botProfile.evaluateGreedily!(state, 0));
    expect(botProfile.evaluateGreedily!(last, 1)).toBeLessThan(botProfile.evaluateGreedily!(last, 0));
  });

  test('expects more of a larger group, and less against a stronger town', () => {
    const odds = new Odds(islebound.content);
    const landing = { pirates: 3, serpents: 0, ichor: false, combat: 0 };
    const chance = odds.reaching(5, landing);
    expect(odds.reaching(5, { ...landing, serpents: 2 })).toBeGreaterThan(chance);
    expect(odds.reaching(8, landing)).toBeLessThan(chance);
    expect(odds.reaching(1, { ...landing, pirates: 0 })).toBe(0);
  });

  test('knows the chances that the ledger prints', () => {
    const odds = new Odds(islebound.content);
    expect(odds.reaching(5, { pirates: 5, serpents: 0, ichor: false, combat: 0 })).toBeCloseTo(0.81, 2);
    expect(odds.reaching(8, { pirates: 3, serpents: 2, ichor: false, combat: 1 })).toBeCloseTo(0.8, 2);
  });
});

describe('the plan of a turn', () => {
  const planning = botProfile.planning!;
  const ASHORE = {
    pirates: 0,
    serpents: 0,
    ichor: false,
    combat: 0,
    dice: [],
    placed: [],
    strength: 0,
    injured: 0,
  };

  /** A game that waits for the first seat to sail. */
  function atSea(seed: number): State {
    const dealer = new SampleDealer(seed);
    const random = new Random(seed);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    while (state.agenda.at(-1)!.do !== 'sail' || state.round < 5) {
      const { seat, action } = botProfile.policy(state, random);
      take(islebound, state, seat, action, dealer);
    }
    return state;
  }

  test('begins at sea, and not while ports are chosen', () => {
    const dealer = new SampleDealer(3);
    const state = islebound.setUp(2, readOptions(islebound, 2, {}), dealer);
    settle(islebound, state, dealer);
    expect(planning.isOn(state)).toBe(false);
    expect(planning.isOn(atSea(3))).toBe(true);
  });

  test('tells positions apart by what moves change', () => {
    const state = atSea(4);
    const richer = islebound.clone(state);
    richer.players[state.active]!.coins++;
    expect(planning.key(richer)).not.toBe(planning.key(state));
    expect(planning.key(islebound.clone(state))).toBe(planning.key(state));
  });

  test('weighs a landing by its exact chance before the dice, whatever they show', () => {
    const state = atSea(5);
    const seat = state.active;
    const cell = state.towns.findIndex((_, each) => townIn(islebound.content, state, each).strength >= 8);
    state.ships[seat] = cell;
    state.owners[cell] = NOBODY;
    state.attack = { ...ASHORE, need: 4, pirates: 4 };
    state.players[seat]!.pirates = 4;
    state.agenda.push({ do: 'roll' }, { do: 'combat' });
    const after = (face: number, before: State): number => {
      const rolled = islebound.clone(before);
      rolled.attack = { ...before.attack!, dice: [face, face, face, face] };
      return planning.weigh(rolled, seat, before);
    };
    expect(after(1, state)).toBe(after(6, state));
    const strong = islebound.clone(state);
    strong.attack = { ...state.attack, need: 12 };
    expect(after(6, strong)).toBeLessThan(after(6, state));
  });

  test('looks on to the next turn of its player, by the exact chances of a landing', () => {
    const state = atSea(5);
    const seat = state.active;
    const cell = state.towns.findIndex((_, each) => townIn(islebound.content, state, each).isRed);
    state.ships[seat] = cell;
    state.owners[cell] = NOBODY;
    state.attack = { ...ASHORE, need: 6, pirates: 2, serpents: 1 };
    state.players[seat]!.pirates = 2;
    state.players[seat]!.serpents = 1;
    state.acted = true;
    state.agenda.pop();
    state.agenda.push({ do: 'roll' }, { do: 'combat' });
    const sequels = planning.sequels!(state, seat, state);
    expect(sequels.length).toBeGreaterThan(1);
    expect(sequels.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const { state: next } of sequels) {
      expect(next.active).toBe(seat);
      expect(next.round).toBe(state.round + 1);
      expect(next.agenda.at(-1)).toEqual({ do: 'sail' });
    }
    expect(new Set(sequels.map(({ state: next }) => next.owners[cell]))).toEqual(new Set([seat, NOBODY]));
  });

  test('sees no turn after the last one', () => {
    const state = atSea(5);
    const seat = state.active;
    const next = islebound.clone(state);
    next.ending = { round: next.round, cause: 'buildings' };
    next.active = (seat + 1) % 2;
    const isLater = (next.active - next.first + 2) % 2 === 1;
    expect(planning.sequels!(next, seat, state)).toHaveLength(isLater ? 0 : 1);
    next.ending = null;
    expect(planning.sequels!(next, seat, state)).toHaveLength(1);
  });

  test('goes on from every region that the ship can reach', () => {
    const state = atSea(7);
    const seat = state.active;
    const offers: Action[] = [];
    offersTo(islebound, state, seat, offers);
    const kinds = offers.map((offer) => {
      const next = islebound.clone(state);
      take(islebound, next, seat, offer, new SampleDealer(1));
      return planning.apart!(next, seat);
    });
    expect(new Set(kinds).size).toBe(offers.length);
  });

  test('goes on when a row is filled again, and ends with the dice', () => {
    expect(planning.passesOver!('buildings')).toBe(true);
    expect(planning.passesOver!('attackDice')).toBe(false);
  });

  test('does not plan every size of a group', () => {
    const state = atSea(6);
    const seat = state.active;
    state.attack = { ...ASHORE, need: 4 };
    state.players[seat]!.pirates = 9;
    state.agenda.push({ do: 'groupPirates' });
    const sizes = Array.from({ length: 10 }, (_, cards) => ({ act: 'group', cards }) as const);
    const worth = planning.worthPlanning!(state, seat, sizes);
    expect(worth.length).toBeLessThan(6);
    expect(worth).toContainEqual({ act: 'group', cards: 9 });
  });
});
