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
        en: 'Everyone draws one trail from the same two cards, each on their own island.',
        fr: 'Tout le monde trace un sentier avec les mêmes cartes, chaque personne sur son île.',
      },
      lit: [CARDS],
    },
    drawIt(
      '4/6-5/7',
      { en: 'Draw the *marked trail*: touch it.', fr: 'Tracez le *sentier marqué* : touchez-le.' },
      {
        en: 'It connects a desert hex to the forest hex next to it. The brass marks show everything the cards allow.',
        fr: 'Il joint une case désert à la case forêt voisine. Les marques montrent tout ce que les cartes permettent.',
      },
    ),
    sayDone(
      'cardsShown',
      { en: 'Press *Done*.', fr: 'Choisissez *J’ai fini*.' },
      {
        en: 'Until then you can undo it. When everyone is done, the next two cards are revealed.',
        fr: 'Jusque-là, vous pouvez annuler. Quand tout le monde a fini, deux autres cartes arrivent.',
      },
    ),
    drawIt(
      '3/6-4/6',
      { en: 'Next: *Desert* and *Mountain*.', fr: 'Continuez avec *Désert* et *Montagne*.' },
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
