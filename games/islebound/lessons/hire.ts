import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'undervall', coins: 6, deck: ['administrate'], below: ['administrate', 'work'] } }),
  steps: [
    {
      say: { en: 'Two of your crew are *below deck*, exhausted.', fr: 'Deux membres sont *en cabine*, déjà utilisés.' },
      why: {
        en: 'Undervall helps twice: you can rest there, and then hire crew.',
        fr: 'Undervall aide deux fois : on s’y repose, puis on y recrute.',
      },
      rules: ['IB-37', 'IB-79'],
      lit: [CREW, townOf('undervall')],
    },
    doIt(
      { act: 'visit' },
      'rested',
      ['IB-55', 'IB-79'],
      { en: 'Visit *Undervall*.', fr: 'Visitez *Undervall*.' },
      {
        en: 'A town’s action goes from left to right: the rest comes first.',
        fr: 'L’action d’une ville se fait de gauche à droite : le repos vient d’abord.',
      },
      [offer('visit'), townOf('undervall')],
    ),
    doIt(
      { act: 'hire', place: 1 },
      'crewHired',
      ['IB-38', 'IB-41', 'IB-44'],
      {
        en: 'Everyone is on deck. Hire the *first in the row*.',
        fr: 'Tout le monde est sur le pont. Recrutez *le membre de gauche*.',
      },
      {
        en: 'Crew with two skills can do either job. The price is below each place.',
        fr: 'Deux compétences, l’une ou l’autre au choix. Le prix est sous chaque place.',
      },
      [offer('hire-1')],
    ),
    {
      say: {
        en: 'A *Sail* crew member on deck makes your ship faster.',
        fr: 'Un membre *Voile* sur le pont rend le bateau plus rapide.',
      },
      why: {
        en: '1 more speed for each Sail crew member on deck, up to a speed of 4.',
        fr: 'Vitesse +1 par membre Voile sur le pont, jusqu’à une vitesse de 4.',
      },
      rules: ['IB-28'],
      lit: [CREW],
    },
  ],
  done: { en: 'You can build a crew.', fr: 'Vous savez former un équipage.' },
  remember: {
    en: 'Rest before you hire: new crew come straight on deck. Combat helps in attacks, Negotiate in diplomacy.',
    fr: 'Reposez-vous avant de recruter : la nouvelle recrue arrive tout de suite sur le pont. Combat sert aux attaques, Négociation à la diplomatie.',
  },
  rules: ['IB-44', 'IB-79', 'IB-85', 'IB-106'],
};
