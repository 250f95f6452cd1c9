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
        en: 'Undervall helps twice: it lets you rest, and it has people to hire.',
        fr: 'Undervall aide deux fois : on s’y repose, et on y recrute.',
      },
      lit: [CREW, townOf('undervall')],
    },
    doIt(
      { act: 'visit' },
      'rested',
      { en: 'Visit *Undervall*.', fr: 'Visitez *Undervall*.' },
      {
        en: 'A town’s action goes from left to right: the rest comes first.',
        fr: 'Une ville agit de gauche à droite : le repos vient d’abord.',
      },
      [offer('visit'), townOf('undervall')],
    ),
    doIt(
      { act: 'hire', place: 1 },
      'crewHired',
      {
        en: 'Everybody is up. Hire the *first of the row*.',
        fr: 'Tout le monde est là. Recrutez *le membre de gauche*.',
      },
      {
        en: 'People with two skills do either job. The price is below each place.',
        fr: 'Deux compétences, l’une ou l’autre au choix. Le prix est sous chaque place.',
      },
      [offer('hire-1')],
    ),
    {
      say: {
        en: 'A *sailor* on deck makes the ship faster.',
        fr: 'Une *Voile* sur le pont rend le bateau plus rapide.',
      },
      why: {
        en: 'One region more for each Sail skill on deck, up to four.',
        fr: 'Une région de plus par compétence Voile sur le pont, quatre au plus.',
      },
      lit: [CREW],
    },
  ],
  done: { en: 'You can build a crew.', fr: 'Vous savez former un équipage.' },
  remember: {
    en: 'Rest before you hire: new crew come straight on deck. Combat helps in attacks, Negotiate in diplomacy.',
    fr: 'Reposez-vous avant de recruter : la nouvelle recrue arrive tout de suite sur le pont. Combat sert aux attaques, Négociation à la diplomatie.',
  },
};
