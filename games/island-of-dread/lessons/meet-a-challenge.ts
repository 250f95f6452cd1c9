import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { acting, cardOf, doIt, OWN, offer } from './step.ts';

const HERO = cardOf('steelhorns');
const ABILITY = { act: 'use', card: HERO, ability: 0 } as const;

export const lesson: Lesson<IslandOfDread> = {
  // A kind seed: the cairn falls.
  table: position({ hero: 'steelhorns', adventurer: { at: 'j8' }, from: 'adventure', meets: 'restlessCairn' }),
  steps: [
    doIt({ act: 'stand' }, 'phaseBegan', ['ID-92', 'ID-110', 'ID-20'], [offer('stand'), '.iod-foe']),
    doIt({ act: 'defend' }, 'acted', ['ID-92', 'ID-94', 'ID-95', 'ID-101'], [acting('defend'), offer('rollPicked')]),
    doIt(
      { act: 'attack', figure: HERO },
      'acted',
      ['ID-20', 'ID-96', 'ID-97'],
      [offer('rollPicked'), acting(`attack-${HERO}`)],
    ),
    doIt(ABILITY, 'challengeDefeated', ['ID-23', 'ID-96', 'ID-98', 'ID-102'], [offer(`use-${HERO}-0`)]),
    { rules: ['ID-21', 'ID-114', 'ID-209', 'ID-213'], lit: [OWN] },
  ],
  rules: ['ID-92', 'ID-94', 'ID-96'],
};
