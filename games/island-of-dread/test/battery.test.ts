import { battery } from '@skerry/engine/testing';
import { islandOfDread } from '../index.ts';
import { invariant } from './invariant.ts';

battery(islandOfDread, { seats: [2, 3, 4, 5, 6], games: 6, every: 12, options: { roundLimit: 40 }, invariant });
