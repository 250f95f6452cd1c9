import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['mountain', 'forest'],
      ['desert', 'water'],
    ],
    drawn: ['4/6-5/7', '3/6-4/6'],
    turn: 3,
  }),
  steps: [
    {
      say: {
        en: 'This *book* is a sight. Your trail begins there.',
        fr: 'Ce *livre* est une curiosité. Votre sentier en part.',
      },
      why: {
        en: 'A sight counts as soon as a trail connects it to a village, whichever village it is.',
        fr: 'Une curiosité compte dès qu’un sentier la relie à un village, n’importe lequel.',
      },
      rules: ['TT-44', 'TT-45'],
      lit: [hex('5/7'), hex('2/6')],
    },
    drawIt(
      '2/6-3/6',
      ['TT-22', 'TT-42'],
      {
        en: 'One segment to go: extend the trail to *village A*.',
        fr: 'Un dernier tronçon : menez le sentier au *village A*.',
      },
      {
        en: 'The village is in a forest and your trail ends on a mountain: exactly what the cards show.',
        fr: 'Le village est en forêt, et votre sentier finit sur une montagne : exactement ce que veulent les cartes.',
      },
    ),
    sayDone('sightConnected', ['TT-33', 'TT-44'], {
      en: 'Then your trail is revealed, and what it connects is circled on your sheet.',
      fr: 'Votre sentier est alors révélé, et ce qu’il relie est entouré sur votre feuille.',
    }),
    {
      say: { en: 'The book’s *first value* is circled.', fr: 'La *première valeur* du livre est entourée.' },
      why: {
        en: 'Values are circled from left to right: the second sight of a kind is worth as much or more.',
        fr: 'On entoure de gauche à droite : la deuxième curiosité d’un type vaut autant ou plus.',
      },
      rules: ['TT-44'],
      lit: [SIGHTS, hex('5/7')],
    },
  ],
  done: { en: 'You can connect a sight.', fr: 'Vous savez relier une curiosité.' },
  remember: {
    en: 'Obelisk, book, toucan, yeti, sea monster: each counts as soon as a trail connects it to any village.',
    fr: 'Obélisque, livre, toucan, yéti, monstre marin : chacun compte dès qu’un sentier le relie à un village.',
  },
  rules: ['TT-44', 'TT-45'],
};
