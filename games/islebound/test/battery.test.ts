import { battery, NIGHTLY } from '@skerry/engine/testing';
import { islebound } from '../index.ts';
import { invariant } from './invariant.ts';

// Close Quarters is for two, and Architect needs the second printing without Six Buildings.
const ROW = { architect: false } as const;
const HANDS = { architect: true, edition: 'en2', sixBuildings: false } as const;

battery(islebound, { seats: [2], games: 6, every: 16, options: { ...ROW, closeQuarters: true }, invariant });
battery(islebound, { seats: [3, 4], games: 6, every: 16, options: { ...ROW, closeQuarters: false }, invariant });
battery(islebound, { seats: [2], games: 6, every: 16, options: { ...HANDS, closeQuarters: true }, invariant });
battery(islebound, {
  seats: NIGHTLY > 1 ? [3, 4] : [3],
  games: 6,
  every: 16,
  options: { ...HANDS, closeQuarters: false },
  invariant,
});
