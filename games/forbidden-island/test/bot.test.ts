import { blank, type Description, placesIn } from '@skerry/bots/profile';
import {
  copy,
  isAsked,
  offersTo,
  Random,
  readOptions,
  SampleDealer,
  type Seat,
  same,
  settle,
  take,
} from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { describe as describePosition, SHAPE } from '../bot/description.ts';
import learned from '../bot/evaluators.json' with { type: 'json' };
import { findWays, NO_WAY } from '../bot/ways.ts';
import { botProfile } from '../bot.ts';
import { chart } from '../content/spaces.ts';
import {
  type Action,
  ADVENTURERS,
  DIFFICULTIES,
  forbiddenIsland,
  LAYOUT_NAMES,
  MISSING,
  type State,
} from '../index.ts';
import { reachable } from '../rules/move.ts';

const game = forbiddenIsland;

/**
 * Every position in which some seat is asked, and the end, of games on all layouts with 2 to 4 seats. The quick player
 * plays; in every other dozen of games one move in four is random, so that it also meets what it would not bring about.
 */
function* positions(games: number): Generator<State> {
  for (let n = 0; n < games; n++) {
    const seats = 2 + (n % 3);
    const difficulty = DIFFICULTIES[n % DIFFICULTIES.length];
    const layout = LAYOUT_NAMES[n % LAYOUT_NAMES.length];
    const isWhimsical = Math.floor(n / 12) % 2 === 1;
    const dealer = new SampleDealer(n);
    const random = new Random(n);
    const state = game.setUp(seats, readOptions(game, seats, { difficulty, layout }), dealer);
    settle(game, state, dealer);
    for (;;) {
      yield state;
      if (state.outcome !== null) break;
      const isWhim = isWhimsical && random.below(4) === 0;
      const { seat, action } = isWhim ? anyMove(state, random) : botProfile.policy(state, random);
      take(game, state, seat, action, dealer);
    }
  }
}

function anyMove(state: State, random: Random): { seat: Seat; action: Action } {
  const asked = askedIn(state);
  const seat = asked[random.below(asked.length)]!;
  const offers = offered(state, seat);
  return { seat, action: offers[random.below(offers.length)]! };
}

const askedIn = (state: State): Seat[] => state.hands.flatMap((_, seat) => (isAsked(game, state, seat) ? [seat] : []));

function offered(state: State, seat: Seat): Action[] {
  const offers: Action[] = [];
  offersTo(game, state, seat, offers);
  return offers;
}

const includes = (actions: readonly Action[], action: Action): boolean => actions.some((each) => same(each, action));

test('the quick player plays only what is offered', () => {
  const kinds = new Set<string>();
  for (const state of positions(150)) {
    if (state.outcome !== null) continue;
    const { seat, action } = botProfile.policy(state, new Random(state.turn));
    if (!includes(offered(state, seat), action)) {
      expect.unreachable(`seat ${seat} is not offered ${JSON.stringify(action)} in ${JSON.stringify(state)}`);
    }
    kinds.add(action.act);
  }
  const rare = ['capture', 'discard', 'fly', 'give', 'guide', 'lift', 'liftOff', 'pass', 'sandbags', 'swim'];
  expect([...kinds]).toEqual(expect.arrayContaining(rare));
});

test('the quick player leaves the position as it is', () => {
  for (const state of positions(5)) {
    if (state.outcome !== null) continue;
    const before = copy(state);
    botProfile.policy(state, new Random(1));
    expect(state).toEqual(before);
  }
});

describe('of what a seat is offered, a search is given', () => {
  /** Each list of offers to a seat, with what is sensible of it. */
  const lists: { isAsked: boolean; offers: Action[]; kept: readonly Action[] }[] = [];
  for (const state of positions(60)) {
    if (state.outcome !== null) continue;
    const asked = askedIn(state);
    for (let seat = 0; seat < state.seats; seat++) {
      const offers = offered(state, seat);
      if (offers.length === 0) continue;
      lists.push({ isAsked: asked.includes(seat), offers, kept: botProfile.sensible!(state, seat, offers) });
    }
  }
  const offering = (act: Action['act']) => {
    const found = lists.filter(({ offers }) => offers.some((offer) => offer.act === act));
    expect(found.length).toBeGreaterThan(0);
    return found;
  };

  test('always something, if the seat is asked', () => {
    expect(lists.filter(({ isAsked, kept }) => isAsked && kept.length === 0)).toEqual([]);
  });

  test('nothing else, and in the order given', () => {
    const disordered = lists.filter(({ offers, kept }) => {
      const found = offers.filter((offer) => includes(kept, offer));
      return !same(found, kept);
    });
    expect(disordered).toEqual([]);
  });

  test('every lift-off', () => {
    for (const { kept } of offering('liftOff')) expect(kept).toContainEqual({ act: 'liftOff' });
  });

  test('every capture', () => {
    for (const { offers, kept } of offering('capture'))
      expect(kept).toEqual(expect.arrayContaining(offers.filter(({ act }) => act === 'capture')));
  });

  test('a way to pass, unless the team can go home', () => {
    for (const { kept } of offering('pass'))
      expect(kept.some(({ act }) => act === 'pass' || act === 'liftOff')).toBe(true);
  });

  test('fewer lifts', () => {
    const lifts = (actions: readonly Action[]): number => actions.filter(({ act }) => act === 'lift').length;
    const all = offering('lift');
    expect(sum(all.map(({ kept }) => lifts(kept)))).toBeLessThan(sum(all.map(({ offers }) => lifts(offers))) / 2);
  });
  const sum = (list: readonly number[]): number => list.reduce((whole, each) => whole + each, 0);
});

describe('a position', () => {
  const described = (state: State): Description => {
    const description = blank(SHAPE);
    for (const numbers of Object.values(description)) numbers.fill(99);
    describePosition(state, description);
    return description;
  };
  /** Two texts are compared a hundred times as fast as two thousand numbers. */
  const written = (description: Description): string => Object.values(description).map(String).join(';');

  test('is described by as many numbers as the judge has learned to read', () => {
    const { size } = placesIn(SHAPE);
    expect([learned.moved.length, learned.begun.length]).toEqual([size, size]);
  });

  test('is described in numbers all of which tell something somewhere', () => {
    const whole = new Set<number>();
    const part = new Set<number>();
    for (const state of positions(60)) {
      const { whole: numbers, parts } = described(state);
      for (const [n, number] of numbers.entries()) if (number > 0) whole.add(n);
      for (const [n, number] of parts.entries()) if (number > 0) part.add(n % SHAPE.part);
    }
    expect([whole.size, part.size]).toEqual([SHAPE.whole, SHAPE.part]);
  });

  test('has as many parts as treasures are left on the island', () => {
    for (const state of positions(24))
      expect([...described(state).isThere]).toEqual(state.captured.map((seat) => (seat === -1 ? 1 : 0)));
  });

  test('is described and judged alike when it went through JSON', () => {
    for (const state of positions(30)) {
      const read: State = JSON.parse(JSON.stringify(state));
      expect(written(described(read))).toBe(written(described(state)));
      expect(botProfile.evaluate(read, 0)).toBe(botProfile.evaluate(state, 0));
    }
  });

  test('is described as it is now, whatever was described before', () => {
    const later = [...positions(2)].at(-1)!;
    for (const state of positions(3)) {
      const before = written(described(state));
      described(later);
      expect(written(described(state))).toBe(before);
    }
  });

  test('is worth 1 when the game is won, 0 when it is lost, and between them before', () => {
    const ends = new Set<number>();
    let within = true;
    for (const state of positions(60)) {
      for (let seat = 0; seat < state.seats; seat++) {
        const worth = botProfile.evaluate(state, seat);
        if (state.outcome === null) within &&= worth >= 0 && worth <= 1;
        else expect(worth).toBe(state.outcome.ranks[seat] === 1 ? 1 : 0);
        if (state.outcome !== null) ends.add(worth);
      }
    }
    expect(within).toBe(true);
    expect(ends).toEqual(new Set([0, 1]));
  });
});

describe('the key of a position', () => {
  const { key, isOn } = botProfile.planning!;
  /** What moves can change. Whatever leaves a hand is discarded, and cards in a hand have no order. */
  const changeable = ({ turn, water, pawns, hands, captured, agenda }: State): string =>
    JSON.stringify([
      ...[turn, water, pawns, agenda.at(-1)],
      ...[hands.map((hand) => hand.toSorted()), captured.map((seat) => seat >= 0)],
    ]);

  test('tells positions apart by all that moves can change, and by nothing else', () => {
    const keys = new Map<string, string>();
    const states = new Set<string>();
    for (const state of positions(24)) {
      if (state.outcome !== null || !isOn(state)) continue;
      const whole = JSON.stringify(state.island) + changeable(state);
      states.add(whole);
      keys.set(JSON.stringify(state.island) + key(state), whole);
    }
    expect(keys.size).toBe(states.size);
    expect(keys.size).toBeGreaterThan(500);
  });
});

test('ways are as long as the actions that the rules ask for', () => {
  const steps = new Uint8Array(24);
  /** Actions to every space, by moving the pawn as the rules allow. */
  const byRules = (state: State, seat: Seat): number[] => {
    const found = state.water.map(() => NO_WAY);
    found[state.pawns[seat]!] = 0;
    for (let front = [state.pawns[seat]!], far = 1; far < NO_WAY && front.length > 0; far++) {
      const next = new Set(front.flatMap((at) => reachable({ ...state, pawns: state.pawns.with(seat, at) }, seat)));
      front = [...next].filter((space) => state.water[space] !== MISSING && found[space] === NO_WAY);
      for (const space of front) found[space] = far;
    }
    return found;
  };
  const met = new Set<string>();
  for (const state of positions(24)) {
    if (state.outcome !== null || !botProfile.planning!.isOn(state)) continue;
    for (const [seat, adventurer] of state.adventurers.entries()) {
      findWays(state, seat, chart(state.island), steps);
      met.add(adventurer);
      if (adventurer === 'pilot')
        expect(Math.max(...steps.filter((_, space) => state.water[space] !== MISSING))).toBe(1);
      else expect([...steps]).toEqual(byRules(state, seat));
    }
  }
  expect(met.size).toBe(ADVENTURERS.length);
});
