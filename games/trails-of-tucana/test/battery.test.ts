import { battery } from '@skerry/engine/testing';
import { botProfileOf } from '../bot.ts';
import { trailsOfTucana } from '../index.ts';
import { invariantOn } from './invariant.ts';

const botProfile = botProfileOf(trailsOfTucana);
const invariant = invariantOn(trailsOfTucana.content);

// TT-17: alone there is no special bonus.
battery(trailsOfTucana, {
  seats: [1],
  games: 40,
  closely: 2,
  every: 4,
  options: { specialBonus: false },
  invariant,
  player: botProfile.policy,
});
battery(trailsOfTucana, { seats: [2], games: 20, closely: 2, every: 6, invariant, player: botProfile.policy });
battery(trailsOfTucana, {
  seats: [3, 4, 5, 6, 7, 8],
  games: 8,
  every: 12,
  options: { island: 'petit' },
  invariant,
  player: botProfile.policy,
});
