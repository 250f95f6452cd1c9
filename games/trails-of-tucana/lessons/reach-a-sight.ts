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
        en: 'A sight is worth points as soon as a trail leads from it to a village, whichever village it is.',
        fr: 'Une curiosité rapporte dès qu’un sentier la mène à un village, n’importe lequel.',
      },
      lit: [hex('5/7'), hex('2/6')],
    },
    drawIt(
      '2/6-3/6',
      {
        en: 'One segment to go: extend the trail to *village A*.',
        fr: 'Le dernier tronçon : menez le sentier au *village A*.',
      },
      {
        en: 'The village is in a forest and your trail ends on a mountain: exactly what the cards show.',
        fr: 'Le village est en forêt, votre sentier finit sur une montagne : juste ce que veulent les cartes.',
      },
    ),
    sayDone(
      'sightConnected',
      { en: 'Say that you are *done*.', fr: 'Dites que vous avez *fini*.' },
      {
        en: 'Then your trail is revealed, and what it connects is scored.',
        fr: 'Votre sentier est alors révélé, et ce qu’il relie est compté.',
      },
    ),
    {
      say: { en: 'The book scored its *first value*.', fr: 'Le livre a rapporté sa *première valeur*.' },
      why: {
        en: 'Circles fill from left to right: the second sight of a kind is worth as much or more.',
        fr: 'On entoure de gauche à droite : la deuxième curiosité d’un type vaut autant ou plus.',
      },
      lit: [SIGHTS, hex('5/7')],
    },
  ],
  done: { en: 'You can connect a sight.', fr: 'Vous savez relier une curiosité.' },
  remember: {
    en: 'Obelisk, book, toucan, yeti, sea monster: each counts as soon as a trail connects it to any village.',
    fr: 'Obélisque, livre, toucan, yéti, monstre marin : chacun compte dès qu’un sentier le mène à un village.',
  },
};
