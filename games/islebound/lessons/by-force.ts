import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  // With this seed the dice are kind: the town is taken.
  table: position({ captain: { at: 'theGrotto', pirates: 3 }, seed: 'attack 5' }),
  steps: [
    {
      say: {
        en: '*The Grotto* has a red banner: you can attack it.',
        fr: '*The Grotto* a une bannière rouge : on peut l’attaquer.',
      },
      why: {
        en: 'Its strength is four. You have three pirates; each of them gets a die.',
        fr: 'Sa force est de quatre. Vous avez trois pirates ; chacun reçoit un dé.',
      },
      rules: ['IB-83', 'IB-86', 'IB-90'],
      lit: [townOf('theGrotto'), OWN],
    },
    doIt(
      { act: 'attack' },
      'attackDeclared',
      ['IB-24', 'IB-83'],
      { en: '*Attack!*', fr: '*À l’attaque !*' },
      {
        en: 'That is your action for this turn, instead of a visit.',
        fr: 'C’est votre action du tour, à la place d’une visite.',
      },
      [offer('attack')],
    ),
    doIt(
      { act: 'group', cards: 3 },
      'nothing',
      ['IB-84', 'IB-93', 'IB-96'],
      { en: 'Send *three pirates*.', fr: 'Envoyez *trois pirates*.' },
      {
        en: 'If you win, all three go back to the supply. If you retreat, you lose only one.',
        fr: 'Si vous gagnez, les trois retournent à la réserve. Si vous battez en retraite, vous n’en perdez qu’un.',
      },
      [offer('group-3')],
    ),
    doIt(
      { act: 'roll' },
      'rolled',
      ['IB-86', 'IB-89'],
      { en: '*Roll* the dice.', fr: '*Lancez* les dés.' },
      {
        en: 'High dice make a pirate strong.',
        fr: 'Un dé élevé rend un pirate fort.',
      },
      [offer('roll')],
    ),
    doIt(
      { act: 'placeBest' },
      'townTaken',
      ['IB-88', 'IB-91', 'IB-92'],
      { en: 'Six against four. Choose *Best placement*.', fr: 'Six contre quatre. Choisissez *Meilleur placement*.' },
      {
        en: 'If you were short, you could injure crew to make up the difference.',
        fr: 'S’il en manquait, vous pourriez blesser des membres d’équipage pour combler l’écart.',
      },
      [offer('placeBest')],
    ),
    {
      say: {
        en: '*The Grotto* is yours, with four coins of spoils.',
        fr: '*The Grotto* est à vous, avec quatre pièces de butin.',
      },
      why: {
        en: 'From now on others pay you when they visit it, and you may visit it at once for free.',
        fr: 'Désormais, les autres vous paient leur visite, et vous pouvez la visiter tout de suite gratuitement.',
      },
      rules: ['IB-50', 'IB-97', 'IB-98', 'IB-100'],
      lit: [townOf('theGrotto')],
    },
  ],
  done: { en: 'You can take a town by force.', fr: 'Vous savez prendre une ville par la force.' },
  remember: {
    en: 'A red banner, pirates or serpents, dice at least as strong as the town: it’s yours, and the spoils with it.',
    fr: 'Une bannière rouge, des pirates ou des serpents, des dés aussi forts que la ville : elle est à vous, butin compris.',
  },
  rules: ['IB-83', 'IB-84', 'IB-91', 'IB-97', 'IB-98'],
};
