import { offersTo, Random, readOptions, SampleDealer, same, settle, take } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { Outlook } from '../bot/outlook.ts';
import { FIRST_LANDMARK, Terrains, Ways } from '../bot/ways.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { botProfileOf } from '../bot.ts';
import { type Action, type Island, type Options, type State, trailsOfTucana } from '../index.ts';
import { draw, drawing, offers, position, segmentOf, type Trail } from './position.ts';

const botProfile = botProfileOf(trailsOfTucana);

/** Plays a game by the quick player and returns the last state. */
function playOut(
  seats: number,
  options: Partial<Options>,
  seed: number,
  look?: (state: State, action: Action) => void,
) {
  const dealer = new SampleDealer(seed);
  const random = new Random(seed);
  const state = trailsOfTucana.setUp(seats, readOptions(trailsOfTucana, seats, options), dealer);
  settle(trailsOfTucana, state, dealer);
  while (trailsOfTucana.outcome(state) === undefined) {
    const { seat, action } = botProfile.policy(state, random);
    look?.(state, action);
    take(trailsOfTucana, state, seat, action, dealer);
  }
  return state;
}

const totals = (state: ReturnType<typeof playOut>): number[] => state.outcome!.scores!.map(({ total }) => total!);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the quick player', () => {
  test.each([1, 2, 5, 8])('plays whole games of %d seats by offered moves only', (seats) => {
    const random = new Random(1);
    const dealer = new SampleDealer(4);
    const options = readOptions(trailsOfTucana, seats, { specialBonus: seats > 1 });
    const state = trailsOfTucana.setUp(seats, options, dealer);
    settle(trailsOfTucana, state, dealer);
    while (trailsOfTucana.outcome(state) === undefined) {
      const { seat, action } = botProfile.policy(state, random);
      const found: Action[] = [];
      offersTo(trailsOfTucana, state, seat, found);
      expect(found.some((offer) => same(offer, action))).toBe(true);
      take(trailsOfTucana, state, seat, action, dealer);
    }
  });

  test.each([
    { island: 'petit', points: 65 },
    { island: 'grande', points: 125 },
  ] as const)('scores more than $points points a game on $island', ({ island, points }) => {
    const games = Array.from({ length: 60 }, (_, seed) => totals(playOut(1, { island }, seed + 1))[0]!);
    expect(mean(games)).toBeGreaterThan(points);
  });

  test('takes the points that lie at hand', () => {
    const table = position({ letters: 'CECBDADBAE', drawn: [['9/3-9/4', '9/4-9/5', '9/5-9/6']] });
    expect(botProfile.policy(stateOf(table), new Random(1)).action).toEqual(drawing('9/6-9/7'));
  });

  test('plays the same moves whatever it looked at before', () => {
    const one = playOut(2, {}, 11);
    playOut(3, { island: 'grande', specialBonus: true }, 12);
    expect(playOut(2, {}, 11)).toEqual(one);
  });
});

describe('an outlook', () => {
  const outlook = new Outlook(trailsOfTucana.content, WEIGHTS);

  test.each(['petit', 'grande'] as const)(
    'knows what one more trail is worth on %s without drawing it',
    (island: Island) => {
      const map = trailsOfTucana.content[island];
      const trails: Trail[] = ['2/1-2/2', '3/2-3/3', '4/3-4/4', '4/4-4/5'];
      const table = position({ island, drawn: [trails] });
      const state = stateOf(table);
      for (let segment = 0; segment < map.segments.length; segment += 5) {
        outlook.look(state, 0);
        const before = outlook.worth(0, 0);
        const foreseen = outlook.worth(map.from[segment]!, map.to[segment]!);
        expect(foreseen).toBeGreaterThanOrEqual(before);
        const after = { ...state, secrets: [{ drawn: [segment], owed: [] }] };
        outlook.look(after, 0);
        expect(outlook.worth(0, 0)).toBeCloseTo(foreseen, 4);
      }
    },
  );

  test('a sheet is worth the same whichever way it came about', () => {
    const trails: Trail[] = ['2/3-3/3', '7/6-7/7', '1/3-2/3', '4/7-4/8'];
    const worth = (drawn: readonly Trail[]): number => {
      outlook.look(stateOf(position({ drawn: [drawn] })), 0);
      return outlook.worth(0, 0);
    };
    expect(worth(trails.toReversed())).toBeCloseTo(worth(trails), 6);
  });

  test('remembers where a search began', () => {
    const fresh = new Outlook(trailsOfTucana.content, WEIGHTS);
    const table = position({ drawn: [['2/3-3/3', '7/6-7/7']] });
    fresh.remember(stateOf(table), 0);
    draw(table, 0, '1/3-2/3');
    fresh.look(stateOf(table), 0);
    outlook.look(stateOf(table), 0);
    expect(fresh.worth(0, 0)).toBeCloseTo(outlook.worth(0, 0), 6);
  });
});

test('the ways on a sheet are the shortest there are, however many trails are drawn', () => {
  const map = trailsOfTucana.content.petit;
  const land = new Terrains(map, 0.4);
  const ways = new Ways(land, true);
  const random = new Random(3);
  const drawn = new Set<number>();
  while (drawn.size < 25) {
    drawn.add(random.below(map.segments.length));
    ways.learn([...drawn], []);
  }
  for (const [n, landmark] of map.landmarks.entries()) {
    const far = map.hexes.map((_, hex) => (hex === landmark ? 0 : Number.POSITIVE_INFINITY));
    for (let pass = 0; pass < map.hexes.length; pass++)
      for (const [segment, [one, other]] of map.segments.entries()) {
        const cost = drawn.has(segment) ? 0 : land.costs[segment]!;
        far[one] = Math.min(far[one]!, far[other]! + cost);
        far[other] = Math.min(far[other]!, far[one]! + cost);
      }
    const first = (FIRST_LANDMARK + n) * map.hexes.length;
    expect([...ways.to.slice(first, first + map.hexes.length)]).toEqual(far);
  }
});

describe('the evaluation', () => {
  test('rises with what is drawn for a goal, and stays from 0 to 1', () => {
    const bare = botProfile.evaluate(stateOf(position()), 0);
    const near = botProfile.evaluate(stateOf(position({ drawn: [['2/3-3/3']] })), 0);
    const scored = botProfile.evaluate(stateOf(position({ drawn: [['2/3-3/3', '1/3-2/3']] })), 0);
    expect([bare, near, scored]).toEqual([bare, near, scored].toSorted((a, b) => a - b));
    expect(bare).toBeGreaterThan(0);
    expect(scored).toBeLessThan(1);
  });

  test.each(['petit', 'grande'] as const)('predicts on %s what the quick player will have at the end', (island) => {
    const games = Array.from({ length: 60 }, (_, seed) => {
      const predicted: number[] = [];
      const end = playOut(1, { island }, seed + 1001, (state, { act }) => {
        if (act === 'draw' && state.secrets[0]!.drawn.length === 0) predicted.push(botProfile.evaluate(state, 0));
      });
      return { predicted, end: botProfile.evaluate(end, 0) };
    });
    const middle = mean(games.map(({ end }) => end));
    const deviation = mean(games.map(({ end }) => (end - middle) ** 2));
    const errorAt = (share: number): number =>
      mean(games.map(({ predicted, end }) => (predicted[Math.floor(share * (predicted.length - 1))]! - end) ** 2));
    expect(mean(games.map(({ predicted }) => predicted[0]!))).toBeCloseTo(middle, 1);
    // Better than predicting the mean of all games, and much better before the last turn.
    expect(errorAt(0.5)).toBeLessThan(deviation);
    expect(errorAt(1)).toBeLessThan(deviation / 2);
  });

  test('of a finished game prefers who won it', () => {
    const state = playOut(3, {}, 21);
    const judged = [0, 1, 2].map((seat) => botProfile.evaluate(state, seat));
    const winner = state.outcome!.ranks.indexOf(1);
    expect(Math.max(...judged)).toBe(judged[winner]);
  });
});

describe('what is worth a search', () => {
  test('is a handful of offers, the best among them', () => {
    const table = position({ letters: 'CECBDADBAE', drawn: [['9/3-9/4', '9/4-9/5', '9/5-9/6']] });
    const kept = botProfile.sensible!(stateOf(table), 0, offers(table, 0));
    expect(kept.length).toBeLessThanOrEqual(8);
    expect(kept).toContainEqual(drawing('9/6-9/7'));
    expect(segmentOf('petit', '9/6-9/7')).toBeGreaterThan(0);
  });

  test('is all of them where there are few', () => {
    const table = position({ cards: ['water', 'water'] });
    expect(botProfile.sensible!(stateOf(table), 0, offers(table, 0))).toHaveLength(7);
  });
});

test('the tuner can make another player from other weights', () => {
  const { weights, player } = botProfile.tuning!;
  const blind = player(Object.fromEntries(Object.keys(weights).map((name) => [name, 0.01])));
  const state = stateOf(position({ letters: 'CECBDADBAE', drawn: [['9/3-9/4', '9/4-9/5', '9/5-9/6']] }));
  expect(blind(state, new Random(1)).action.act).toBe('draw');
  expect(Object.keys(weights)).toContain('grande reach');
});
