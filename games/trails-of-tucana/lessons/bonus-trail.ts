import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['desert', 'forest'],
      ['mountain', 'water'],
    ],
    drawn: ['2/5-2/6', '2/5-3/5', '9/5-10/3', '6/5-7/5'],
    turn: 5,
  }),
  steps: [
    {
      say: {
        en: 'One *obelisk* is connected. The other is nearly there.',
        fr: 'Un *obélisque* est relié. L’autre l’est presque.',
      },
      why: {
        en: 'On this island there are two sights of each kind. The second of a kind earns a bonus trail.',
        fr: 'Sur cette île, il y a deux curiosités de chaque type. La deuxième d’un type donne un sentier bonus.',
      },
      rules: ['TT-2', 'TT-48'],
      lit: [hex('8/5'), hex('3/5')],
    },
    drawIt(
      '8/5-9/5',
      ['TT-22', 'TT-44'],
      { en: 'Connect the second *obelisk*.', fr: 'Reliez le second *obélisque*.' },
      {
        en: 'From the desert with the obelisk to the forest below it.',
        fr: 'Du désert de l’obélisque à la forêt en dessous.',
      },
    ),
    drawIt(
      '7/5-8/5',
      ['TT-48', 'TT-50'],
      {
        en: 'A *bonus trail*! Draw it to the sea monster’s trail.',
        fr: 'Un *sentier bonus* ! Menez-le au sentier du monstre marin.',
      },
      {
        en: 'Draw it between any two neighbouring hexes, whatever the cards say.',
        fr: 'Tracez-le entre deux cases voisines quelconques, quelles que soient les cartes.',
      },
      [hex('6/5')],
    ),
    sayDone('kindCompleted', ['TT-34', 'TT-50'], {
      en: 'One turn, two trails, two sights.',
      fr: 'Un tour, deux sentiers, deux curiosités.',
    }),
    {
      say: {
        en: 'Both obelisks *connected*, and the sea monster too.',
        fr: 'Les deux obélisques *reliés*, et le monstre marin aussi.',
      },
      why: {
        en: 'If a bonus trail completes another kind, you draw yet another.',
        fr: 'Si un sentier bonus complète un autre type, vous en tracez encore un.',
      },
      rules: ['TT-52'],
      lit: [SIGHTS, hex('6/5')],
    },
  ],
  done: { en: 'You can earn a bonus trail.', fr: 'Vous savez gagner un sentier bonus.' },
  remember: {
    en: 'The last sight of a kind gives you a bonus trail at once, anywhere on the island: use it on the hardest gap.',
    fr: 'La dernière curiosité d’un type donne tout de suite un sentier bonus, n’importe où : servez-vous-en pour le passage le plus difficile.',
  },
  rules: ['TT-48', 'TT-49', 'TT-50', 'TT-51'],
};
