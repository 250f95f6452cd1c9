import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';
import { position } from './position.ts';
import { acting, anchor, cardOf, doIt, OWN, offer } from './step.ts';

const HERO = cardOf('steelhorns');
const ARCHER = cardOf('nessaSaltwind');
const SEER = cardOf('vessaThePaleSeer');
const BOOK = cardOf('bookOfKorsecAmin');

/** Asks for an attack by the figure picked in the combat slip. */
const attack = (figure: number, brings: 'acted' | 'damageDealt' | 'gameEnded', rules: readonly RuleNumber[]) =>
  doIt({ act: 'attack', figure }, brings, rules, [acting(`attack-${figure}`), offer('rollPicked')]);

export const lesson: Lesson<IslandOfDread> = {
  // A kind seed: he falls in the first round.
  table: position({
    hero: 'steelhorns',
    adventurer: {
      ...{ at: 'S10', captain: 'umberVane', blue: 1, green: 1, trained: { body: 2, life: 1 } },
      items: ['wyrmToothLance', 'maulOfRuin'],
      allies: ['nessaSaltwind', 'vessaThePaleSeer'],
      legendary: ['bookOfKorsecAmin'],
    },
    from: 'course',
    meets: 'assifShibSa',
    seed: 'island 1',
  }),
  steps: [
    { rules: ['ID-183', 'ID-196'], lit: [anchor('S10'), OWN] },
    doIt({ act: 'toIsland' }, 'reachedIsland', ['ID-197', 'ID-198', 'ID-203'], [offer('toIsland')]),
    doIt({ act: 'use', card: BOOK, ability: 0 }, 'legendaryUsed', ['ID-186', 'ID-195'], [offer(`use-${BOOK}-0`)]),
    attack(ARCHER, 'damageDealt', ['ID-202', 'ID-203', 'ID-20']),
    attack(HERO, 'acted', ['ID-33', 'ID-96', 'ID-97', 'ID-177']),
    doIt({ act: 'rollCombat' }, 'damageDealt', ['ID-90', 'ID-199'], [offer('rollCombat')]),
    attack(SEER, 'gameEnded', ['ID-97', 'ID-208']),
  ],
  rules: ['ID-196', 'ID-208'],
};
