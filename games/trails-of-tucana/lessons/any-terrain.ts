import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { CARDS, drawIt, hex, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['any', 'water'],
      ['desert', 'forest'],
    ],
    drawn: ['2/6-3/6', '3/6-4/6', '4/6-5/7'],
    turn: 4,
  }),
  steps: [
    {
      say: { en: 'One card is *any terrain*.', fr: 'Une carte est *terrain au choix*.' },
      why: {
        en: 'It means desert, forest, mountain or water. Everyone decides for themselves, without saying which.',
        fr: 'Elle vaut désert, forêt, montagne ou eau. Chaque personne décide pour soi, sans rien annoncer.',
      },
      rules: ['TT-25', 'TT-26'],
      lit: [CARDS],
    },
    {
      say: { en: 'Far more trails are marked now.', fr: 'Bien plus de sentiers sont marqués.' },
      why: {
        en: 'Every trail with at least one water hex is allowed: the other end can be anything.',
        fr: 'Tout sentier avec au moins une case eau est permis : l’autre bout peut être n’importe quoi.',
      },
      rules: ['TT-26'],
      lit: ['.tt-allowed'],
    },
    drawIt(
      '5/6-5/7',
      ['TT-26'],
      { en: 'Lead your trail from the book into the *water*.', fr: 'Menez votre sentier du livre jusqu’à l’*eau*.' },
      {
        en: 'From there it’s one step to the sea monster. Water cards are rare: use them well.',
        fr: 'De là, le monstre marin est à un pas. Les cartes Eau sont rares : profitez-en.',
      },
      [hex('6/5')],
    ),
    sayDone('cardsShown', ['TT-4', 'TT-34'], {
      en: 'Of the 27 cards, two are “any terrain” and four are water.',
      fr: 'Sur les 27 cartes, deux sont Terrain au choix et quatre Eau.',
    }),
  ],
  done: { en: 'You can use every card.', fr: 'Vous savez jouer toutes les cartes.' },
  remember: {
    en: 'Any terrain is whatever helps you. Keep count of the cards to know what’s still to come.',
    fr: 'Le terrain au choix est ce qui vous arrange. Comptez les cartes pour savoir ce qui reste à venir.',
  },
  rules: ['TT-25', 'TT-38'],
};
