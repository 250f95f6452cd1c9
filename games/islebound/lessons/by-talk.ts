import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'felsGarden', slots: [5, 10] } }),
  steps: [
    {
      say: {
        en: '*Fel’s Garden* has a blue-green banner: you can win it by diplomacy.',
        fr: '*Fel’s Garden* a une bannière bleue : elle écoute.',
      },
      why: {
        en: 'It takes 5 influence. Your two cubes on the track are worth two and three.',
        fr: 'Elle veut cinq d’influence. Vos deux cubes sur la piste valent deux et trois.',
      },
      lit: [townOf('felsGarden')],
    },
    doIt(
      { act: 'diplomacy' },
      'nothing',
      { en: 'Try *diplomacy*.', fr: 'Essayez la *diplomatie*.' },
      {
        en: 'It is your action for this turn, and nothing is left to chance.',
        fr: 'C’est votre action du tour, et rien n’est laissé au hasard.',
      },
      [offer('diplomacy')],
    ),
    doIt(
      { act: 'payCube', slot: 11 },
      'nothing',
      { en: 'Spend the cube that is worth *three*.', fr: 'Dépensez le cube qui vaut *trois*.' },
      {
        en: 'The further along the track, the more a cube is worth.',
        fr: 'Plus un cube est avancé sur la piste, plus il vaut.',
      },
      [offer('payCube-11')],
    ),
    doIt(
      { act: 'payCube', slot: 6 },
      'townTaken',
      { en: 'And the one that is worth *two*.', fr: 'Et celui qui vaut *deux*.' },
      {
        en: 'Together that is five: just enough.',
        fr: 'Cela fait cinq : tout juste assez.',
      },
      [offer('payCube-6')],
    ),
    {
      say: { en: '*Fel’s Garden* is on your side.', fr: '*Fel’s Garden* est de votre côté.' },
      why: {
        en: 'Crew with the Negotiate skill would have added to it. Towns, events and books bring new cubes.',
        fr: 'La compétence Négociation y aurait ajouté. Villes, évènements et livres donnent de nouveaux cubes.',
      },
      lit: [townOf('felsGarden')],
    },
  ],
  done: { en: 'You can win a town by diplomacy.', fr: 'Vous savez gagner une ville par la parole.' },
  remember: {
    en: 'A blue-green banner and enough influence: it never fails, but you spend the cubes.',
    fr: 'Une bannière bleue et assez d’influence : c’est sûr, mais les cubes sont dépensés.',
  },
};
