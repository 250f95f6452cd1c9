import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { CARDS, drawIt, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['desert', 'forest'],
      ['desert', 'mountain'],
      ['forest', 'mountain'],
    ],
  }),
  steps: [
    {
      say: {
        en: 'Two cards are turned up: *Desert* and *Forest*.',
        fr: 'Deux cartes sont retournées : *Désert* et *Forêt*.',
      },
      why: {
        en: 'Everybody draws one trail by the same two cards, each on an island of their own.',
        fr: 'Tout le monde trace un sentier avec les mêmes cartes, chaque personne sur son île.',
      },
      lit: [CARDS],
    },
    drawIt(
      '4/6-5/7',
      { en: 'Draw the *marked trail*: touch it.', fr: 'Tracez le *sentier marqué* : touchez-le.' },
      {
        en: 'It joins a desert hex to the forest hex beside it. The brass marks show all that the cards allow.',
        fr: 'Il joint une case désert à la case forêt voisine. Les marques montrent tout ce que les cartes permettent.',
      },
    ),
    sayDone(
      'cardsShown',
      { en: 'Say that you are *done*.', fr: 'Dites que vous avez *fini*.' },
      {
        en: 'Until then you may take it back. When all are done, the next two cards come.',
        fr: 'Jusque-là, vous pouvez annuler. Quand tout le monde a fini, deux autres cartes arrivent.',
      },
    ),
    drawIt(
      '3/6-4/6',
      { en: 'Go on with *Desert* and *Mountain*.', fr: 'Continuez avec *Désert* et *Montagne*.' },
      {
        en: 'A trail need not touch another. But trails that meet become one.',
        fr: 'Un sentier peut commencer n’importe où. Mais ceux qui se rejoignent n’en font qu’un.',
      },
    ),
    sayDone(
      'cardsShown',
      { en: 'Done again.', fr: 'Fini, encore une fois.' },
      {
        en: 'Thirteen turns make a round.',
        fr: 'Treize tours font une manche.',
      },
    ),
  ],
  done: { en: 'You can draw trails.', fr: 'Vous savez tracer des sentiers.' },
  remember: {
    en: 'One trail per turn, between two neighbouring hexes: one of each card’s terrain. If a trail can be drawn, it must be.',
    fr: 'Un sentier par tour, entre deux cases voisines : une du terrain de chaque carte. Si l’on peut tracer, on le doit.',
  },
};
