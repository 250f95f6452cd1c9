import type { Faults } from '../context.ts';

export const faults: Faults = {
  fixed: () => 'no pack may change this; write it as in the built-in content.',
  falls: () => 'this is smaller than the number before it; values never fall from left to right.',
  outOfOrder: ({ wanted }) => `the number here must be ${wanted}; cards are numbered from 1, in their order.`,
  wrongTokens: ({ have, wanted }) => `there are ${have} renown tokens, and there must be ${wanted}.`,
  noEntryCost: () => 'this town has no entry cost; it needs a coin or a crew member.',
  noFreeRest: ({ side }) =>
    `on the ${side} boards every town with a rest asks for crew, so tired crew might never rest.`,
  badPair: ({ when, does }) => `“${does}” does not go with “${when}”.`,
  lacksPart: ({ part }) => `“${part}” is missing.`,
  oneReward: () => 'a renown token gives exactly one thing.',
  badRim: () => 'a rim has twelve letters, A, B or C, and all three of them.',
  townTwice: ({ town }) => `${town} does not belong here; each town is on one board, each port in one corner.`,
};
