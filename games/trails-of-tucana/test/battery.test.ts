import { battery } from '@skerry/engine/testing';
import { lore } from '../bot.ts';
import { trailsOfTucana } from '../index.ts';
import { invariant } from './invariant.ts';

// TT-17: alone there is no special bonus.
battery(trailsOfTucana, {
  seats: [1],
  games: 200,
  closely: 2,
  options: { specialBonus: false },
  invariant,
  player: lore.policy,
});
battery(trailsOfTucana, { seats: [2], games: 60, closely: 1, invariant, player: lore.policy });
battery(trailsOfTucana, {
  seats: [5, 8],
  games: 20,
  closely: 1,
  options: { island: 'petit' },
  invariant,
  player: lore.policy,
});
