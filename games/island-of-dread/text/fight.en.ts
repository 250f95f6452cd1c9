import { count, figures, list } from '@skerry/speech/en';
import type { FightWords } from './fight.ts';

export const fight: FightWords = {
  combat: {
    against: (name) => `Combat: ${name}`,
    round: (n) => `Round ${n}`,
    phases: { escape: 'Escape', ranged: 'Ranged', melee: 'Melee', magic: 'Magic' },
    value: 'Value',
    damage: 'Damage',
    who: 'Who acts',
    dice: 'Dice',
    sum: 'Sum',
    hit: 'Hit',
    missed: 'Missed',
    held: 'Held off',
    struck: 'Struck',
    chance: (need, percent) => (need <= 2 ? 'Cannot fail' : `Needs ${need} or more: ${percent}%`),
    usable: 'You may use',
    reward: 'Reward',
    roll: ({ dice: [one, other], added, need, success, wounds }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = wounds > 0 ? `, ${figures(wounds, 'wound')}` : '';
      return `${one} and ${other}${more} makes ${total} against ${need}: ${success ? 'success' : 'failure'}${end}.`;
    },
    skip: 'Skip this fight',
  },

  voyage: {
    title: (captain) => `At sea with ${captain}`,
    toll: 'Toll after each turn on an anchor',
    endures: (turns) => (turns === 0 ? 'Lasts no longer' : `Lasts ${count(turns, 'more turn')} without a fight`),
    lane: (n) => `Sea lane ${n}`,
  },
};
