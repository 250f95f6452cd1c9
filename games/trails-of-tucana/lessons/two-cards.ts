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
        en: 'Two cards are revealed: *Desert* and *Forest*.',
        fr: 'Deux cartes sont révélées : *Désert* et *Forêt*.',
      },
      why: {
        en: 'Everyone draws one trail from the same two cards, each on their own island.',
        fr: 'Tout le monde trace un sentier avec les mêmes cartes, chaque personne sur son île.',
      },
      rules: ['TT-19', 'TT-20'],
      lit: [CARDS],
    },
    drawIt(
      '4/6-5/7',
      ['TT-21', 'TT-22'],
      { en: 'Choose the *marked trail* to draw it.', fr: 'Choisissez le *sentier marqué* pour le tracer.' },
      {
        en: 'It connects a desert hex to the forest hex next to it. The brass marks show everything the cards allow.',
        fr: 'Il relie une case désert à la case forêt voisine. Les marques de laiton indiquent tout ce qui est permis.',
      },
    ),
    sayDone('cardsShown', ['TT-19', 'TT-34'], {
      en: 'Until everyone is done, you can undo it. Then the next two cards are revealed.',
      fr: 'Jusqu’à ce que tout le monde ait fini, vous pouvez annuler. Puis deux autres cartes sont révélées.',
    }),
    drawIt(
      '3/6-4/6',
      ['TT-22', 'TT-24', 'TT-40'],
      { en: 'Next: *Desert* and *Mountain*.', fr: 'Ensuite : *Désert* et *Montagne*.' },
      {
        en: 'A trail need not touch another. But trails that meet become one.',
        fr: 'Un sentier n’a pas besoin d’en toucher un autre. Mais ceux qui se rejoignent n’en font qu’un.',
      },
    ),
    sayDone(
      'cardsShown',
      ['TT-34', 'TT-36'],
      { en: 'Thirteen turns make a round.', fr: 'Treize tours font une manche.' },
      { en: 'Press *Done* again.', fr: 'Choisissez encore *J’ai fini*.' },
    ),
  ],
  done: { en: 'You can draw trails.', fr: 'Vous savez tracer des sentiers.' },
  remember: {
    en: 'One trail per turn, between two neighbouring hexes: one of each card’s terrain. If you can draw one, you must.',
    fr: 'Un sentier par tour, entre deux cases voisines : une du terrain de chaque carte. Si vous pouvez en tracer un, il le faut.',
  },
  rules: ['TT-20', 'TT-22', 'TT-29'],
};
