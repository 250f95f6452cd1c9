import { battery } from '@skerry/engine/testing';
import { islandOfDread } from '../index.ts';
import { invariant } from './invariant.ts';

battery(islandOfDread, { seats: [2, 3, 4, 6], games: 30, closely: 1, options: { roundLimit: 40 }, invariant });
