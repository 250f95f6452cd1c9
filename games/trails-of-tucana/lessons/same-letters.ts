import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, LETTERS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['forest', 'desert'],
      ['desert', 'water'],
    ],
    drawn: ['2/5-2/6', '2/4-2/5', '2/3-2/4', '2/2-2/3', '2/2-3/2', '3/1-3/2'],
    turn: 7,
  }),
  steps: [
    {
      say: { en: 'Two villages have the letter *A*.', fr: 'Deux villages portent la lettre *A*.' },
      why: {
        en: 'Every letter appears twice on the coast. Connecting the two is worth a lot at the end.',
        fr: 'Chaque lettre est deux fois sur la côte. Un sentier de l’un à l’autre rapporte gros à la fin.',
      },
      lit: [hex('2/6'), hex('4/1')],
    },
    drawIt(
      '3/1-4/1',
      { en: 'One segment is missing. *Draw it.*', fr: 'Il manque un tronçon. *Tracez-le.*' },
      {
        en: 'Where the trail goes and how long it is does not matter.',
        fr: 'Le chemin et sa longueur n’ont pas d’importance.',
      },
    ),
    sayDone(
      'pairConnected',
      { en: 'Say that you are *done*.', fr: 'Dites que vous avez *fini*.' },
      {
        en: 'The first player to connect a letter also gets its blue card.',
        fr: 'Relier une lettre en premier donne aussi sa carte bleue.',
      },
    ),
    {
      say: { en: 'A is connected, and its *blue card* is yours.', fr: 'A est relié, et sa *carte bleue* est à vous.' },
      why: {
        en: 'Whoever connects A later gets the village points only.',
        fr: 'Relier A plus tard ne donne que les points des villages.',
      },
      lit: [LETTERS],
    },
  ],
  done: { en: 'You can connect villages.', fr: 'Vous savez relier des villages.' },
  remember: {
    en: 'Two villages of one letter, connected however you like: points at the end, and a blue card for the quickest.',
    fr: 'Deux villages de même lettre, reliés comme on veut : des points à la fin, et une carte bleue pour la première personne.',
  },
};
