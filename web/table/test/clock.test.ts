import { describe, expect, it } from 'vitest';
import { leftOf } from '../../my-tables/row.tsx';
import { learnWords } from '../../words/speak.ts';
import { clockFace, seatFace, timeLeft } from '../later/clock.ts';

await learnWords();

const rule = { turn: 60_000, bank: 300_000 };

describe('the clock of a seat', () => {
  it('first uses up the time of the turn', () => {
    expect(timeLeft({ clock: { bank: 90_000, since: 1000 } }, rule, 21_000)).toEqual({
      turn: 40_000,
      bank: 90_000,
      runs: true,
    });
  });

  it('then takes from the bank, and never goes below nothing', () => {
    expect(timeLeft({ clock: { bank: 90_000, since: 0 } }, rule, 80_000)).toMatchObject({ turn: 0, bank: 70_000 });
    expect(timeLeft({ clock: { bank: 90_000, since: 0 } }, rule, 999_000)).toMatchObject({ turn: 0, bank: 0 });
  });

  it('stands still while others are asked', () => {
    expect(timeLeft({ clock: { bank: 90_000 } }, rule, 999_000)).toEqual({ turn: 60_000, bank: 90_000, runs: false });
  });

  it('is absent at a table without clocks', () => {
    expect(timeLeft({}, rule, 0)).toBeUndefined();
    expect(timeLeft({ clock: { bank: 1 } }, undefined, 0)).toBeUndefined();
  });

  it('shows minutes and seconds, and hours where there are any', () => {
    expect([0, 900, 83_000, 5_400_000].map(clockFace)).toEqual(['0:00', '0:01', '1:23', '1:30:00']);
  });

  it('says as the list of tables does how long a turn of days may still take', () => {
    const [hour, day] = [3_600_000, 86_400_000];
    for (const since of [0, 5 * hour, 30 * hour, 90 * hour]) {
      const left = timeLeft({ clock: { bank: 3 * day, since: -since } }, { turn: day, bank: 3 * day }, 0)!;
      expect(leftOf(4 * day - since)).toBe(`${seatFace(left)} left`);
    }
    expect(seatFace({ turn: day, bank: 3 * day, runs: false })).toBe('3 days');
  });

  it('is the same sum for short clocks, counted down to the second', () => {
    for (const since of [0, 20_000, 61_000, 200_000]) {
      const left = timeLeft({ clock: { bank: 300_000, since: -since } }, rule, 0)!;
      const [minutes = '', seconds = ''] = seatFace(left).split(':');
      expect((60 * Number(minutes) + Number(seconds)) * 1000).toBe(360_000 - since);
      expect(leftOf(360_000 - since)).toBe(`${minutes} min left`);
    }
    expect(seatFace({ turn: 60_000, bank: 300_000, runs: false })).toBe('5:00');
  });
});
