import { golden, positions, reported } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfile } from '../bot.ts';
import { forbiddenIsland } from '../index.ts';
import { position } from './position.ts';

golden(forbiddenIsland, new URL('golden/', import.meta.url), {
  'two-on-the-diamond': { seed: 46, seats: 2, options: { difficulty: 'normal' }, player: botProfile.policy },
  'three-on-the-coral-reef': {
    seed: 42,
    seats: 3,
    options: { difficulty: 'legendary', layout: 'coral-reef' },
    player: botProfile.policy,
  },
  'four-in-the-bay-of-gulls': {
    seed: 37,
    seats: 4,
    options: { difficulty: 'novice', layout: 'bay-of-gulls' },
    player: botProfile.policy,
  },
});

describe('as many positions can be reached as ever', () => {
  test('at the start of a turn, with three adventurers and flooded tiles about', () => {
    const table = position({
      adventurers: ['engineer', 'navigator', 'diver'],
      flooded: ['c2', 'd2', 'b3', 'e4', 'd5'],
      missing: ['c4', 'd4'],
      hands: [['earth', 'earth', 'earth', 'earth'], ['wind'], ['fire', 'sandbags']],
    });
    expect(positions(table, 3)).toEqual([9, 34, 131]);
  });

  test('at the end of a turn, when a full hand draws and a pawn has to swim', () => {
    const table = position({
      adventurers: ['pilot', 'explorer'],
      at: ['c2', 'c2'],
      flooded: ['c1', 'b2', 'c2', 'd2', 'e2', 'c3'],
      floodPile: ['c2', 'd2'],
      hands: [['earth', 'wind', 'fire', 'water', 'sandbags'], ['sandbags']],
      treasurePile: ['fire', 'earth'],
      left: 0,
    });
    expect(positions(table, 3)).toEqual([13, 32, 123]);
  });
});

reported(forbiddenIsland, new URL('reported/', import.meta.url));
