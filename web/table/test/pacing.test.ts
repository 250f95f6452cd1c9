import { describe, expect, it } from 'vitest';
import { nextTurn, PATIENCE, type ReadingPace } from '../playback/pacing.ts';

const nobody = (): boolean => false;
const pace = (given: Partial<ReadingPace>): ReadingPace => ({
  shown: 3,
  last: 4,
  isAllShown: true,
  busyUntil: 1000,
  now: 400,
  own: nobody,
  isSequel: nobody,
  hurry: false,
  ...given,
});

describe('the next page', () => {
  it('waits until the motion of the shown one has ended', () => {
    expect(nextTurn(pace({}))).toEqual({ wait: 600 });
  });

  it('is turned to when all is still', () => {
    expect(nextTurn(pace({ now: 1000 }))).toEqual({ turn: 4, moves: true });
  });

  it('does not wait if the reader made it', () => {
    expect(nextTurn(pace({ own: (page) => page === 4 }))).toEqual({ turn: 4, moves: true });
  });

  it('is the only one turned to at a time, though more wait', () => {
    expect(nextTurn(pace({ now: 1000, last: 3 + PATIENCE }))).toEqual({ turn: 4, moves: true });
  });

  it('is the last one, without motion, for a reader in a hurry', () => {
    expect(nextTurn(pace({ last: 6, hurry: true }))).toEqual({ turn: 6, moves: false });
  });

  it('is the last one where too many wait', () => {
    expect(nextTurn(pace({ last: 4 + PATIENCE }))).toEqual({ turn: 4 + PATIENCE, moves: false });
  });

  it('is the next step of a walk, however many there are and whoever walks', () => {
    const walk = pace({ last: 30, isSequel: (page) => page > 4 });
    expect(nextTurn({ ...walk, now: 1000 })).toEqual({ turn: 4, moves: true });
    expect(nextTurn({ ...walk, shown: 4, now: 1000, own: () => true })).toEqual({ turn: 5, moves: true });
  });

  it('waits for the step before, though the reader walks', () => {
    expect(nextTurn(pace({ shown: 4, last: 8, isSequel: (page) => page > 4, own: () => true }))).toEqual({ wait: 600 });
  });

  it('does not come where the last one is shown', () => {
    expect(nextTurn(pace({ last: 3 }))).toBeUndefined();
  });

  it('comes after all passages of the shown one', () => {
    expect(nextTurn(pace({ isAllShown: false }))).toEqual({ wait: 600 });
    expect(nextTurn(pace({ isAllShown: false, now: 1000 }))).toEqual({ on: true });
    expect(nextTurn(pace({ isAllShown: false, now: 1000, last: 3 }))).toEqual({ on: true });
  });

  it('leaves the rest of the shown one out if the reader made it, or hurries', () => {
    expect(nextTurn(pace({ isAllShown: false, own: (page) => page === 4 }))).toEqual({ turn: 4, moves: true });
    expect(nextTurn(pace({ isAllShown: false, last: 3, hurry: true }))).toEqual({ turn: 3, moves: false });
  });

  it('is the one before when a page was taken back', () => {
    expect(nextTurn(pace({ last: 2 }))).toEqual({ turn: 2, moves: false });
  });
});
