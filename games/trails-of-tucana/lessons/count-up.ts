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
        en: 'Two sights, and village A connected. There is one trail to go.',
        fr: 'Deux curiosités, et le village A relié. Il reste un sentier.',
      },
      lit: [SIGHTS, LETTERS],
    },
    drawIt(
      '3/5-3/6',
      { en: 'One more sight: the *obelisk*.', fr: 'Encore une curiosité : l’*obélisque*.' },
      {
        en: 'A trail that leads nowhere is worth nothing now.',
        fr: 'Un sentier qui ne mène nulle part ne vaut plus rien.',
      },
    ),
    sayDone(
      'finished',
      { en: 'Say that you are *done*.', fr: 'Dites que vous avez *fini*.' },
      {
        en: 'Then the points for rounds, villages and bonus cards are added up.',
        fr: 'Les points des manches, des villages et des cartes bonus s’additionnent.',
      },
    ),
    {
      say: { en: 'That is the *whole game*.', fr: 'Voilà *toute la partie*.' },
      why: {
        en: 'Against others, the highest score wins. Solo, you play for achievements, starting at 50 points.',
        fr: 'À plusieurs, on gagne aux points. En solo, il y a des titres à atteindre, dès 50 points.',
      },
      lit: [SIGHTS, LETTERS],
    },
  ],
  done: { en: 'You can play. Now for a first game.', fr: 'Vous savez jouer. Place à une première partie.' },
  remember: {
    en: 'Sights from every round, plus villages, plus bonus cards. Tied? Most bonus points wins.',
    fr: 'Toutes les sommes de curiosités, plus les villages, plus les cartes bonus. Égalité ? Les points bonus décident.',
  },
};
