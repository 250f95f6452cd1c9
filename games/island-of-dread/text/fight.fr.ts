import { count, figures, list } from '@skerry/speech/fr';
import type { FightWords } from './fight.ts';

const WOUND = { name: 'blessure', gender: 'f' } as const;
const TURN = { name: 'tour', gender: 'm' } as const;

export const fight: FightWords = {
  combat: {
    against: (name) => `Combat : ${name}`,
    round: (n) => `Round ${n}`,
    phases: { escape: 'Fuite', ranged: 'Distance', melee: 'Corps à corps', magic: 'Magie' },
    value: 'Valeur',
    damage: 'Dégâts',
    who: 'Personnage qui agit',
    dice: 'Dés',
    sum: 'Somme',
    hit: 'Touché',
    missed: 'Manqué',
    held: 'Repoussé',
    struck: 'Frappé',
    chance: (need, percent) => (need <= 2 ? 'Ne peut pas échouer' : `Il faut ${need} ou plus : ${percent} %`),
    usable: 'Vous pouvez utiliser',
    reward: 'Récompense',
    roll: ({ dice: [one, other], added, need, success, wounds }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = wounds > 0 ? `, ${figures(wounds, WOUND)}` : '';
      return `${one} et ${other}${more} font ${total} contre ${need} : ${success ? 'réussite' : 'échec'}${end}.`;
    },
    skip: 'Passer ce combat',
  },

  voyage: {
    title: (captain) => `En mer : ${captain}`,
    toll: 'Tribut après chaque tour sur un mouillage',
    endures: (turns) => (turns === 0 ? 'Ne tient plus' : `Tient encore ${count(turns, TURN)} sans combat`),
    lane: (n) => `Route maritime ${n}`,
  },
};
