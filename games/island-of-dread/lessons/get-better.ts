import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', points: 5 }, from: 'experience' }),
  steps: [
    { rules: ['ID-32', 'ID-115', 'ID-167'], lit: [OWN] },
    doIt({ act: 'train', counter: 'body' }, 'trained', ['ID-175', 'ID-177', 'ID-20'], [offer('train-body'), OWN]),
    doIt({ act: 'done' }, 'turnEnded', ['ID-178', 'ID-44'], [offer('done')]),
  ],
  rules: ['ID-175', 'ID-177', 'ID-32'],
};
