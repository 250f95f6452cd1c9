import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { cardOf, doIt, lying, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({
    hero: 'steelhorns',
    adventurer: { at: 'dallak', gold: 6, wounds: 1 },
    from: 'market',
    stack: { town: 'dallak', cards: ['roundShield', 'boardingAxe'] },
  }),
  steps: [
    { rules: ['ID-126', 'ID-128', 'ID-30', 'ID-94'], lit: [lying('roundShield'), lying('boardingAxe'), OWN] },
    doIt({ act: 'buy', card: cardOf('roundShield') }, 'bought', ['ID-129', 'ID-30'], [lying('roundShield')]),
    doIt({ act: 'heal', figure: 0 }, 'healed', ['ID-132', 'ID-126'], [offer('heal-0'), OWN]),
    doIt({ act: 'leave' }, 'turnEnded', ['ID-128', 'ID-129'], [offer('leave')]),
  ],
  rules: ['ID-128', 'ID-33', 'ID-209'],
};
