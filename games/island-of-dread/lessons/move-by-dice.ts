import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, space } from './step.ts';

/** The roll, beside the question. */
const DICE = '.iod-dice';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', gold: 3 }, from: 'move' }),
  steps: [
    { rules: ['ID-16', 'ID-42'], lit: [space('k9'), OWN] },
    doIt({ act: 'roll' }, 'moveRolled', ['ID-47', 'ID-52'], [offer('roll')]),
    doIt({ act: 'enter', to: 'j9' }, 'moved', ['ID-52', 'ID-53'], [space('j9'), offer('enter'), DICE]),
    doIt({ act: 'enter', to: 'j8' }, 'moved', ['ID-3', 'ID-67'], [space('j8'), offer('enter'), DICE]),
    { rules: ['ID-52', 'ID-66'], lit: [space('j8'), DICE] },
  ],
  rules: ['ID-52', 'ID-56'],
};
