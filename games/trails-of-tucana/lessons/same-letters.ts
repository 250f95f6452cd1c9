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
        fr: 'Chaque lettre figure deux fois sur la côte. Relier les deux villages rapporte gros à la fin.',
      },
      rules: ['TT-6', 'TT-55', 'TT-73'],
      lit: [hex('2/6'), hex('4/1')],
    },
    drawIt(
      '3/1-4/1',
      ['TT-41', 'TT-56'],
      { en: 'One segment is missing. *Draw it.*', fr: 'Il manque un tronçon. *Tracez-le.*' },
      {
        en: 'The route doesn’t matter, and neither does its length.',
        fr: 'Le chemin et sa longueur n’ont pas d’importance.',
      },
    ),
    sayDone('pairConnected', ['TT-57'], {
      en: 'The first player to connect a letter also gets its blue card.',
      fr: 'La première personne qui relie une lettre gagne aussi sa carte bleue.',
    }),
    {
      say: { en: 'A is connected, and its *blue card* is yours.', fr: 'A est relié, et sa *carte bleue* est à vous.' },
      why: {
        en: 'Each blue card counts in one turn only. From five players on, each letter has a second one.',
        fr: 'Chaque carte bleue ne compte qu’à un seul tour. À partir de cinq, chaque lettre en a une seconde.',
      },
      rules: ['TT-15', 'TT-57', 'TT-60', 'TT-61'],
      lit: [LETTERS],
    },
  ],
  done: { en: 'You can connect villages.', fr: 'Vous savez relier des villages.' },
  remember: {
    en: 'Two villages with the same letter, connected however you like: points at the end, and a blue card for being first.',
    fr: 'Deux villages de même lettre, reliés comme vous voulez : des points à la fin, et une carte bleue pour la première personne.',
  },
  rules: ['TT-41', 'TT-55', 'TT-57', 'TT-73'],
};
