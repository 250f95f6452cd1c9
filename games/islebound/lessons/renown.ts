import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'farwold', coins: 4, books: 2, wood: 3 } }),
  steps: [
    {
      say: { en: '*Farwold* spreads your renown.', fr: '*Farwold* parle de vous au monde.' },
      why: {
        en: 'Reputation cards move you on along the renown track; seven steps bring a token.',
        fr: 'Les cartes Réputation vous avancent sur la piste de réputation ; sept pas donnent un jeton.',
      },
      lit: [townOf('farwold'), '.table-pane'],
    },
    doIt(
      { act: 'visit' },
      'visited',
      { en: 'Visit *Farwold*.', fr: 'Visitez *Farwold*.' },
      {
        en: 'It costs a coin and an exhausted Administrate crew member.',
        fr: 'Cela coûte une pièce et un Administratif.',
      },
      [offer('visit'), townOf('farwold')],
    ),
    doIt(
      { act: 'reputation', place: 1 },
      'reputationActivated',
      { en: 'Choose the *first reputation card*.', fr: 'Choisissez la *première carte Réputation*.' },
      {
        en: 'You gain renown, then everyone scores what the card counts.',
        fr: 'Vous gagnez en réputation, puis tout le monde est compté selon la carte.',
      },
      [offer('reputation-1')],
    ),
    doIt(
      { act: 'gainOne', choice: 2 },
      'gained',
      { en: 'Farwold gives something, too: take the *fish*.', fr: 'Farwold donne aussi : prenez le *poisson*.' },
      {
        en: 'Fish take you far next turn.',
        fr: 'Le poisson vous mène loin au prochain tour.',
      },
      [offer('gainOne-2')],
    ),
  ],
  done: {
    en: 'You know how renown grows. Now for a first game.',
    fr: 'Vous savez comment grandit la réputation. Place à une première partie.',
  },
  remember: {
    en: 'Coins, buildings and renown are points. The end comes when somebody completes a city, or when the tokens run out.',
    fr: 'Pièces, bâtiments et réputation sont des points. La fin approche quand une Capitale est complète, ou quand il n’y a plus de jetons.',
  },
};
