import { describe, expect, test } from 'vitest';
import { addPriceSums, firstPrices, noPriceSums, pricerOf, pricesFrom, sumPriceGames } from '../index.ts';
import type { Appraisal, BotProfile } from '../profile/bot-profile.ts';
import { botProfile, type LowTide, lowTide, planning } from './low-tide.ts';

/** Whoever sits later has three points more, and nothing else counts; some things nobody has. */
const appraisal: Appraisal<LowTide> = {
  quantities: ['place', 'pearls', 'evenings'],
  count(state, seat, quantities) {
    quantities[0] = seat;
    quantities[1] = 0;
    quantities[2] = state.turn;
  },
  ahead: ({ agenda }) => agenda.length / 8,
  points: (_state, seat) => 3 * seat,
  pricedBy: () => learner,
  table: (n) => ({ seats: 2 + (n % 2), options: {} }),
  widths: { beam: 2, ends: 2, futures: 1 },
  narrow: 1,
};
const learner: BotProfile<LowTide> = { ...botProfile, planning, appraisal };

const accountsOf = (from: number, to: number) =>
  sumPriceGames(pricerOf(lowTide, learner, firstPrices(appraisal)), { from, to, seed: 5 });

describe('prices', () => {
  test('are at first those of the guess at the whole', () => {
    expect(firstPrices(appraisal)).toEqual({
      place: { end: 1000, ahead: 0 },
      pearls: { end: 0, ahead: 0 },
      evenings: { end: 0, ahead: 0 },
    });
  });

  test('tell what brings the lead at the end, early and late, and nothing of what nobody has or all have alike', () => {
    const { place, pearls, evenings } = pricesFrom(accountsOf(0, 8), appraisal.quantities);
    expect(Math.abs(place!.end - 3000)).toBeLessThan(10);
    expect(Math.abs(place!.ahead)).toBeLessThan(20);
    expect([pearls, evenings]).toEqual([
      { end: 0, ahead: 0 },
      { end: 0, ahead: 0 },
    ]);
  });

  test('are the same from the games of one thread or of several', () => {
    const whole = accountsOf(0, 4);
    const parts = noPriceSums(appraisal);
    for (const from of [0, 1, 2, 3]) addPriceSums(parts, accountsOf(from, from + 1));
    expect(parts.weight).toBeCloseTo(whole.weight);
    expect(pricesFrom(parts, appraisal.quantities)).toEqual(pricesFrom(whole, appraisal.quantities));
  });

  test('follow from the seed', () => {
    const count: typeof appraisal.count = ({ home }, seat, quantities) => quantities.fill(seat * home);
    const changing: BotProfile<LowTide> = { ...learner, appraisal: { ...appraisal, count } };
    const from = (seed: number) => sumPriceGames(pricerOf(lowTide, changing, {}), { from: 0, to: 3, seed });
    expect(from(5)).toEqual(from(5));
    expect(from(6)).not.toEqual(from(5));
  });

  test('are refused where there are none to learn', () => {
    expect(() => pricerOf(lowTide, botProfile, {})).toThrow('low-tide has no prices to learn.');
  });
});
