import { expect, it } from 'vitest';
import { roughly, statisticsOf } from '../sheets/result/statistics.ts';

const page = (at?: number) => ({ state: { seats: 2, agenda: [] }, facts: [], ...(at !== undefined && { at }) });

it('the set-up is no move, and a game lasts from its first move to its last', () => {
  expect(statisticsOf([page(), page(1000), page(4000), page(61_000)])).toEqual({ moves: 3, lasted: 60_000 });
});

it('a game of one move, or without times, has no length', () => {
  expect(statisticsOf([page(), page(1000)]).lasted).toBeUndefined();
  expect(statisticsOf([page(), page()]).lasted).toBeUndefined();
});

it('long games are told in hours and days', () => {
  expect(roughly(20_000)).toEqual({ unit: 'minutes', n: 1 });
  expect(roughly(25 * 60_000)).toEqual({ unit: 'minutes', n: 25 });
  expect(roughly(5 * 3_600_000)).toEqual({ unit: 'hours', n: 5 });
  expect(roughly(72 * 3_600_000)).toEqual({ unit: 'days', n: 3 });
});
