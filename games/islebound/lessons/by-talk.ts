import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'felsGarden', slots: [5, 10] } }),
  steps: [
    {
      say: {
        en: '*Fel’s Garden* has a blue-green banner: use diplomacy.',
        fr: '*Fel’s Garden* a une bannière bleue : place à la diplomatie.',
      },
      why: {
        en: 'It takes 5 influence. Your two cubes on the track are worth two and three.',
        fr: 'Il faut 5 d’influence. Vos deux cubes sur la piste valent deux et trois.',
      },
      rules: ['IB-103', 'IB-104', 'IB-105'],
      lit: [townOf('felsGarden')],
    },
    doIt(
      { act: 'diplomacy' },
      'nothing',
      ['IB-24', 'IB-108'],
      { en: 'Choose *Diplomacy*.', fr: 'Choisissez *Diplomatie*.' },
      {
        en: 'It is your action for this turn, and nothing is left to chance.',
        fr: 'C’est votre action du tour, et rien n’est laissé au hasard.',
      },
      [offer('diplomacy')],
    ),
    doIt(
      { act: 'payCube', slot: 11 },
      'nothing',
      ['IB-105'],
      { en: 'Spend the cube that is worth *three*.', fr: 'Dépensez le cube qui vaut *trois*.' },
      {
        en: 'Cubes further along the track are worth more.',
        fr: 'Les cubes plus loin sur la piste valent plus.',
      },
      [offer('payCube-11')],
    ),
    doIt(
      { act: 'payCube', slot: 6 },
      'townTaken',
      ['IB-105', 'IB-107'],
      { en: 'And the one that is worth *two*.', fr: 'Et celui qui vaut *deux*.' },
      {
        en: 'Together that is five: just enough.',
        fr: 'Cela fait cinq : tout juste assez.',
      },
      [offer('payCube-6')],
    ),
    {
      say: { en: '*Fel’s Garden* is yours.', fr: '*Fel’s Garden* est à vous.' },
      why: {
        en: 'Exhausting Negotiate crew adds influence. Events and some towns give you new cubes.',
        fr: 'Utiliser des membres Négociation ajoute de l’influence. Évènements et certaines villes donnent des cubes.',
      },
      rules: ['IB-60', 'IB-62', 'IB-106', 'IB-109', 'IB-111'],
      lit: [townOf('felsGarden')],
    },
  ],
  done: { en: 'You can win a town by diplomacy.', fr: 'Vous savez gagner une ville par la diplomatie.' },
  remember: {
    en: 'A blue-green banner and enough influence: it never fails, but you spend the cubes.',
    fr: 'Une bannière bleue et assez d’influence : cela réussit toujours, mais vous dépensez les cubes.',
  },
  rules: ['IB-103', 'IB-105', 'IB-108'],
};
