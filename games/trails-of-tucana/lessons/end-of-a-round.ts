import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [['desert', 'mountain']],
    drawn: ['4/6-5/7', '3/6-4/6', '2/6-3/6'],
    turn: 13,
  }),
  steps: [
    {
      say: {
        en: 'This is the *thirteenth turn*: the last of the round.',
        fr: 'C’est le *treizième tour* : le dernier de la manche.',
      },
      why: { en: 'Isla Petit has two rounds, Isla Grande three.', fr: 'Isla Petit a deux manches, Isla Grande trois.' },
      rules: ['TT-2', 'TT-36'],
      lit: ['.tt-when, .tt-strip'],
    },
    drawIt(
      '3/5-3/6',
      ['TT-22', 'TT-44'],
      { en: 'Reach the *obelisk* in time.', fr: 'Reliez l’*obélisque* à temps.' },
      {
        en: 'It’s next to your trail: desert and mountain.',
        fr: 'Il est à côté de votre sentier : désert et montagne.',
      },
    ),
    sayDone('roundScored', ['TT-70'], {
      en: 'Now all the sights that you have connected so far are added up.',
      fr: 'Toutes vos curiosités reliées jusqu’ici sont additionnées.',
    }),
    {
      say: { en: 'The sum of your sights is *written down*.', fr: 'La somme de vos curiosités est *inscrite*.' },
      why: {
        en: 'They score again at the end of the next round: early sights pay off more than once.',
        fr: 'Elles comptent encore à la fin de la prochaine manche : les premières rapportent plusieurs fois.',
      },
      rules: ['TT-70'],
      lit: [SIGHTS],
    },
  ],
  done: { en: 'You know what a round is worth.', fr: 'Vous savez ce que vaut une manche.' },
  remember: {
    en: 'Sights count at the end of every round, villages and bonus cards once. So: sights first.',
    fr: 'Les curiosités comptent à chaque fin de manche, les villages et les cartes bonus une seule fois. Donc, les curiosités d’abord.',
  },
  rules: ['TT-70', 'TT-73'],
};
