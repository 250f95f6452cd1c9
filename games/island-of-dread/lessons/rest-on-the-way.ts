import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'j9', exhaustion: 2 }, from: 'move' }),
  steps: [
    { rules: ['ID-22', 'ID-23'], lit: [OWN] },
    doIt({ act: 'rest', n: 2 }, 'rested', ['ID-48', 'ID-50'], [offer('rest-2'), OWN]),
    { rules: ['ID-50', 'ID-51', 'ID-132'], lit: [OWN, '.iod-dice'] },
  ],
  rules: ['ID-50'],
};
