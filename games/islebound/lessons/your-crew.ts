import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'ratnest' } }),
  steps: [
    {
      say: { en: 'These are your *crew*, all on deck.', fr: 'Voici votre *équipage*, au complet sur le pont.' },
      why: {
        en: 'Each has a skill. Some towns make you exhaust one, who then goes below deck.',
        fr: 'Chaque membre a une compétence. Certaines villes en font utiliser un, qui descend alors en cabine.',
      },
      rules: ['IB-7', 'IB-37', 'IB-48'],
      lit: [CREW],
    },
    doIt(
      { act: 'visit' },
      'visited',
      ['IB-48', 'IB-52'],
      { en: 'Visit *Ratnest*, the pirates’ nest.', fr: 'Visitez *Ratnest*, le repaire des pirates.' },
      {
        en: 'It costs a coin, and you exhaust one crew member of your choice.',
        fr: 'Cela coûte une pièce, et vous utilisez un membre d’équipage au choix.',
      },
      [offer('visit'), townOf('ratnest')],
    ),
    doIt(
      { act: 'exhaust', crew: 'administrate' },
      'crewExhausted',
      ['IB-37', 'IB-43', 'IB-69'],
      { en: 'Exhaust an *Administrate* crew member.', fr: 'Utilisez un membre *Administratif*.' },
      {
        en: 'Keep your Work crew member on deck: Ratnest gives one wood for each.',
        fr: 'Gardez le Travailleur sur le pont : Ratnest donne un bois par Travailleur.',
      },
      [offer('exhaust-administrate')],
    ),
    {
      say: {
        en: 'Two *pirates* and a *wood*. One of the crew is below.',
        fr: 'Deux *pirates* et un *bois*. Un membre est en cabine.',
      },
      why: {
        en: 'To bring them back on deck, visit a town where you can rest: any sea port, for example.',
        fr: 'Pour faire remonter l’équipage, visitez une ville où l’on se repose : un port maritime, par exemple.',
      },
      rules: ['IB-41', 'IB-60', 'IB-65', 'IB-66', 'IB-69', 'IB-78'],
      lit: [OWN],
    },
  ],
  done: { en: 'You can put your crew to work.', fr: 'Vous savez employer votre équipage.' },
  remember: {
    en: 'On deck they can work; exhausted, they wait below; a rest in port brings them all back up.',
    fr: 'L’équipage sert sur le pont ; une fois utilisé, il attend en cabine ; un repos au port le fait remonter.',
  },
  rules: ['IB-37', 'IB-41'],
};
