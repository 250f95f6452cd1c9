import { golden, positions, reported } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { trailsOfTucana } from '../index.ts';
import { position } from './position.ts';

const botProfile = botProfileOf(trailsOfTucana);

golden(trailsOfTucana, new URL('golden/', import.meta.url), {
  'alone-on-petit': { seed: 2, seats: 1, options: {}, player: botProfile.policy },
  'two-on-grande': {
    seed: 5,
    seats: 2,
    options: { island: 'grande', specialBonus: true, randomStart: true },
    player: botProfile.policy,
  },
  'five-on-petit': {
    seed: 9,
    seats: 5,
    options: { specialBonus: true, direction: 'counter-clockwise', symmetry: true, pileCount: false },
    player: botProfile.policy,
  },
});

describe('as many positions can be reached as ever', () => {
  test('when one of the trails at hand completes two kinds', () => {
    const drawn = ['2/3-3/3', '1/3-2/3', '2/5-3/5', '2/5-2/6', '8/5-8/6', '7/6-8/6', '7/6-7/7'] as const;
    const table = position({ cards: ['desert', 'water'], drawn: [[...drawn]] });
    expect(positions(table, 2)).toEqual([21, 198]);
  });

  test('when two seats draw at once', () => {
    const table = position({ seats: 2, cards: ['water', 'water'] });
    expect(positions(table, 3)).toEqual([14, 63, 98]);
  });
});

reported(trailsOfTucana, new URL('reported/', import.meta.url));
