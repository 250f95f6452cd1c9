import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, spaceOf, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'stratic', coins: 8, wood: 4, fish: 5 } }),
  steps: [
    {
      say: { en: 'This is the *building row*.', fr: 'Voici la *piste de construction*.' },
      why: {
        en: 'Buildings are points and help you all game. The ones on the left also need books.',
        fr: 'Les bâtiments sont des points et aident toute la partie. À gauche, il faut aussi des livres.',
      },
      rules: ['IB-119', 'IB-123', 'IB-124'],
      lit: ['.ib-row'],
    },
    doIt(
      { act: 'buy', space: 4 },
      'bought',
      ['IB-118'],
      { en: 'Buy the *fourth building*.', fr: 'Achetez le *quatrième bâtiment*.' },
      {
        en: 'For coins, wherever you are, as often as you can pay, on top of your action.',
        fr: 'Avec des pièces, où que vous soyez, autant de fois que vous pouvez payer, en plus de votre action.',
      },
      [spaceOf(4)],
    ),
    doIt(
      { act: 'visit' },
      'visited',
      ['IB-73', 'IB-120'],
      { en: 'Now visit *Stratic*, where you can build.', fr: 'Visitez maintenant *Stratic*, où l’on construit.' },
      {
        en: 'There you pay with wood and fish instead of coins.',
        fr: 'Là, on paie en bois et en poisson plutôt qu’en pièces.',
      },
      [offer('visit'), townOf('stratic')],
    ),
    {
      ...doIt(
        { act: 'build', space: 4 },
        'built',
        ['IB-118', 'IB-120'],
        { en: '*Build* a second one.', fr: '*Construisez*-en un deuxième.' },
        {
          en: 'Two buildings in one turn: a fine day’s work.',
          fr: 'Deux bâtiments en un tour : belle journée.',
        },
        [offer('build-4')],
      ),
      // Whichever can be paid for.
      aim: (facts: readonly Fact[]) => facts.some(({ fact }) => fact === 'built'),
    },
  ],
  done: { en: 'You can build a city.', fr: 'Vous savez bâtir une Capitale.' },
  remember: {
    en: 'Buy with coins anywhere, build with wood and fish at Stratic. When someone has eight buildings (seven with four players), finish the round, then play one last round.',
    fr: 'Achetez avec des pièces partout, construisez avec bois et poisson à Stratic. Dès que quelqu’un a huit bâtiments (sept à quatre), on finit la manche, puis on en joue une dernière.',
  },
  rules: ['IB-73', 'IB-118', 'IB-120', 'IB-175', 'IB-177'],
};
