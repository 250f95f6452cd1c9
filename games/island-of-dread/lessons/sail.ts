import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { acting, anchor, cardOf, doIt, OWN, offer, space } from './step.ts';

const HERO = cardOf('steelhorns');
const CAPTAIN = cardOf('umberVane');

export const lesson: Lesson<IslandOfDread> = {
  // A kind seed: the riders fall in the first round.
  table: position({
    hero: 'steelhorns',
    adventurer: { at: 'dallak', captain: 'umberVane', trained: { body: 1 } },
    from: 'move',
    meets: 'flyingFishRiders',
  }),
  steps: [
    { rules: ['ID-47', 'ID-152'], lit: [space('k9'), OWN] },
    doIt({ act: 'lane', to: 'S2' }, 'setSail', ['ID-155', 'ID-157'], [anchor('S2'), offer('lane')]),
    doIt({ act: 'stand' }, 'phaseBegan', ['ID-32', 'ID-162'], [offer('stand'), '.iod-foe']),
    doIt(
      { act: 'attack', figure: CAPTAIN },
      'damageDealt',
      ['ID-163'],
      [acting(`attack-${CAPTAIN}`), offer('rollPicked')],
    ),
    doIt(
      { act: 'attack', figure: HERO },
      'acted',
      ['ID-20', 'ID-96', 'ID-177'],
      [offer('rollPicked'), acting(`attack-${HERO}`)],
    ),
    doIt({ act: 'rollCombat' }, 'mapGained', ['ID-97', 'ID-108'], [offer('rollCombat')]),
    { rules: ['ID-32', 'ID-167', 'ID-168', 'ID-179'], lit: [OWN] },
  ],
  rules: ['ID-155', 'ID-161', 'ID-162'],
};
