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
      say: { en: 'One card says *any terrain*.', fr: 'Une carte dit *terrain au choix*.' },
      why: {
        en: 'It means desert, forest, mountain or water. Everyone decides for themselves, without saying which.',
        fr: 'Elle vaut désert, forêt, montagne ou eau. Chaque personne décide en silence.',
      },
      lit: [CARDS],
    },
    {
      say: { en: 'Far more trails are marked now.', fr: 'Bien plus de sentiers sont marqués.' },
      why: {
        en: 'Every trail with at least one water hex is allowed: the other end may be anything.',
        fr: 'Tout sentier avec au moins une case eau est permis : l’autre bout peut être n’importe quoi.',
      },
      lit: ['.tt-allowed'],
    },
    drawIt(
      '5/6-5/7',
      { en: 'Lead your trail from the book into the *water*.', fr: 'Menez votre sentier du livre jusqu’à l’*eau*.' },
      {
        en: 'From there it is one step to the sea monster. Water cards are rare: use them well.',
        fr: 'De là, le monstre marin est à un pas. Les cartes Eau sont rares : profitez-en.',
      },
      [hex('6/5')],
    ),
    sayDone(
      'cardsShown',
      { en: 'Say that you are *done*.', fr: 'Dites que vous avez *fini*.' },
      {
        en: 'Of the 27 cards, two are “any terrain” and four are water.',
        fr: 'Il y a deux cartes Terrain au choix sur 27, et quatre cartes Eau.',
      },
    ),
  ],
  done: { en: 'You can use every card.', fr: 'Vous savez jouer toutes les cartes.' },
  remember: {
    en: 'Any terrain is whatever helps you. Keep count of the cards: the pile says what is still to come.',
    fr: 'Le terrain au choix est ce qui vous arrange. Comptez les cartes : la pioche dit ce qui reste à venir.',
  },
};
