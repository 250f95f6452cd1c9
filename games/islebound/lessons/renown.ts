import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'farwold', coins: 4, books: 2, wood: 3 } }),
  steps: [
    {
      say: { en: '*Farwold* spreads your renown.', fr: '*Farwold* répand votre réputation.' },
      why: {
        en: 'Reputation cards move you along the renown track; at 7 you take a token.',
        fr: 'Les cartes Réputation vous font avancer sur la piste de réputation ; à 7, vous prenez un jeton.',
      },
      rules: ['IB-61', 'IB-126', 'IB-127'],
      lit: [townOf('farwold'), '.table-pane'],
    },
    doIt(
      { act: 'visit' },
      'visited',
      ['IB-48', 'IB-52'],
      { en: 'Visit *Farwold*.', fr: 'Visitez *Farwold*.' },
      {
        en: 'It costs a coin, and you exhaust an Administrate crew member.',
        fr: 'Cela coûte une pièce, et vous utilisez un membre Administratif.',
      },
      [offer('visit'), townOf('farwold')],
    ),
    doIt(
      { act: 'reputation', place: 1 },
      'reputationActivated',
      ['IB-133', 'IB-134'],
      { en: 'Choose the *first reputation card*.', fr: 'Choisissez la *première carte Réputation*.' },
      {
        en: 'You gain renown, then everyone scores what the card counts.',
        fr: 'Vous gagnez des points de réputation, puis tout le monde marque ce que compte la carte.',
      },
      [offer('reputation-1')],
    ),
    doIt(
      { act: 'gainOne', choice: 2 },
      'gained',
      ['IB-31', 'IB-61'],
      { en: 'Farwold gives something, too: take the *fish*.', fr: 'Farwold donne aussi : prenez le *poisson*.' },
      {
        en: 'Each fish can take you one region further next turn.',
        fr: 'Chaque poisson peut vous mener une région plus loin au prochain tour.',
      },
      [offer('gainOne-2')],
    ),
  ],
  done: {
    en: 'You know how renown grows. Now for a first game.',
    fr: 'Vous savez comment grandit la réputation. Place à une première partie.',
  },
  remember: {
    en: 'Coins, buildings and renown are points. One more round follows when someone completes a city or, in the second English edition, takes the last token.',
    fr: 'Pièces, bâtiments et réputation sont des points. Il reste une manche de plus quand une Capitale est complète ou, dans la deuxième édition anglaise, quand le dernier jeton est pris.',
  },
  rules: ['IB-175', 'IB-176', 'IB-177', 'IB-179'],
};
