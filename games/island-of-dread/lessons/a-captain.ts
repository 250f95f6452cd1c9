import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { cardOf, doIt, lying, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', gold: 9 }, from: 'market' }),
  steps: [
    { rules: ['ID-208', 'ID-152'], lit: [OWN] },
    doIt({ act: 'lookForCaptains' }, 'captainDrawn', ['ID-139', 'ID-140'], [offer('lookForCaptains')]),
    doIt(
      { act: 'hire', captain: cardOf('braskIronkeel') },
      'hired',
      ['ID-141', 'ID-152', 'ID-155'],
      [lying('braskIronkeel'), offer(`hire-${cardOf('braskIronkeel')}`)],
    ),
    { rules: ['ID-152', 'ID-179', 'ID-196'], lit: [OWN] },
  ],
  rules: ['ID-152', 'ID-139', 'ID-179', 'ID-196'],
};
