import { open } from '@skerry/engine';
import { golden, positions, reported } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { islebound } from '../index.ts';
import { position, rolled } from './position.ts';

golden(islebound, new URL('golden/', import.meta.url), {
  'two-in-close-quarters': { seed: 1, seats: 2, options: { closeQuarters: true, trading: true } },
  'three-in-french': {
    seed: 2,
    seats: 3,
    options: { edition: 'fr1', sixBuildings: true, raid: true, layout: 'random' },
  },
  'four-on-advanced-boards': {
    seed: 3,
    seats: 4,
    options: { boards: 'advanced', trading: true, raid: true, sixBuildings: true },
  },
  'three-architects': { seed: 4, seats: 3, options: { architect: true, layout: 'random', raid: true } },
});

describe('as many positions can be reached as ever', () => {
  test('from the set-up, where home ports are chosen and ships sail', () => {
    const table = open(islebound, { seats: 2, seed: 'positions', options: { first: 0 } });
    expect(positions(table, 3)).toEqual([4, 12, 72]);
  });

  test('from a visit with payments, crew and a free action', () => {
    const table = position({
      A: { at: 'zilliam', fish: 2, wood: 2, coins: 12, deck: 'a w A/N', slots: [11, 12, 13] },
      events: ['Lost Chapter', 'Dock Brawl'],
    });
    expect(positions(table, 3)).toEqual([7, 26, 84]);
  });

  test('from dice that can be re-rolled and placed by hand', () => {
    const table = rolled(
      { A: { at: 'grenille', pirates: 2, serpents: 1, wood: 1, deck: 'a w' } },
      { need: 5, pirates: 2, serpents: 1, dice: [1, 3, 5, 5] },
      'reroll',
    );
    expect(positions(table, 4)).toEqual([4, 8, 22, 64]);
  });
});

reported(islebound, new URL('reported/', import.meta.url));
