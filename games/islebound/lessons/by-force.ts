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
        en: '*The Grotto* flies a red banner: it can be attacked.',
        fr: '*The Grotto* a une bannière rouge : on peut l’attaquer.',
      },
      why: {
        en: 'Its strength is four. You have three pirates; each of them gets a die.',
        fr: 'Sa force est de quatre. Vous avez trois pirates ; chacun reçoit un dé.',
      },
      lit: [townOf('theGrotto'), OWN],
    },
    doIt(
      { act: 'attack' },
      'attackDeclared',
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
      { en: '*Roll* the dice.', fr: '*Lancez* les dés.' },
      {
        en: 'High faces make a pirate strong.',
        fr: 'Les hautes faces rendent un pirate fort.',
      },
      [offer('roll')],
    ),
    doIt(
      { act: 'placeBest' },
      'townTaken',
      { en: 'Six against four. *Keep the best placing.*', fr: 'Six contre quatre. *Gardez le meilleur placement.*' },
      {
        en: 'If you were short, you could injure crew to make up the difference.',
        fr: 'S’il en manquait, des membres d’équipage pourraient se blesser pour combler.',
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
        fr: 'Désormais, les autres vous paient leur visite, et vous pouvez la visiter tout de suite sans frais.',
      },
      lit: [townOf('theGrotto')],
    },
  ],
  done: { en: 'You can take a town by force.', fr: 'Vous savez prendre une ville par la force.' },
  remember: {
    en: 'A red banner, pirates or serpents, dice at least as strong as the town: it is yours, and spoils with it.',
    fr: 'Une bannière rouge, des pirates ou des serpents, des dés aussi forts que la ville : elle est à vous, butin compris.',
  },
};
