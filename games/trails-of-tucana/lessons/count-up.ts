import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, LETTERS, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [['desert', 'mountain']],
    drawn: [
      ...(['2/5-2/6', '2/4-2/5', '2/3-2/4', '2/2-2/3', '2/2-3/2', '3/1-3/2', '3/1-4/1'] as const),
      ...(['2/6-3/6', '3/6-4/6', '4/6-5/7', '5/6-5/7', '5/6-6/5'] as const),
    ],
    round: 2,
    turn: 13,
    sums: [5],
    blue: [0, 2, 2, 2, 2],
  }),
  steps: [
    {
      say: {
        en: 'The *last turn* of the game. What do you have?',
        fr: 'Le *dernier tour* de la partie. Où en êtes-vous ?',
      },
      why: {
        en: 'Two sights and the A villages are connected. One trail to go.',
        fr: 'Deux curiosités et les villages A sont reliés. Il reste un sentier.',
      },
      rules: ['TT-44', 'TT-55', 'TT-72'],
      lit: [SIGHTS, LETTERS],
    },
    drawIt(
      '3/5-3/6',
      ['TT-44', 'TT-73'],
      { en: 'One more sight: the *obelisk*.', fr: 'Encore une curiosité : l’*obélisque*.' },
      {
        en: 'A trail that connects nothing is worth nothing now.',
        fr: 'Un sentier qui ne relie rien ne vaut plus rien.',
      },
    ),
    sayDone('finished', ['TT-73'], {
      en: 'Then the points for rounds, villages and bonus cards are added up.',
      fr: 'Les points des manches, des villages et des cartes bonus s’additionnent.',
    }),
    {
      say: { en: 'That’s the *whole game*.', fr: 'Voilà *toute la partie*.' },
      why: {
        en: 'Against others, the highest score wins. Solo, you play for achievements: from 50 points on Isla Petit.',
        fr: 'À plusieurs, le meilleur score gagne. En solo, vous visez des titres : dès 50 points sur Isla Petit.',
      },
      rules: ['TT-74', 'TT-81', 'TT-82'],
      lit: [SIGHTS, LETTERS],
    },
  ],
  done: { en: 'You can play. Now for a first game.', fr: 'Vous savez jouer. Place à une première partie.' },
  remember: {
    en: 'Sights from every round, plus villages, plus bonus cards. Tied? Most bonus points wins.',
    fr: 'Les curiosités de chaque manche, plus les villages, plus les cartes bonus. Égalité ? Les points de bonus départagent.',
  },
  rules: ['TT-73', 'TT-75'],
};
