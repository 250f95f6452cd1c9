import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'ratnest' } }),
  steps: [
    {
      say: { en: 'These are your *crew*, all on deck.', fr: 'Voici votre *équipage*, tout sur le pont.' },
      why: {
        en: 'Each has a skill. Some towns make you exhaust one, who then goes below deck.',
        fr: 'Chaque membre a une compétence. Les villes en demandent, et les membres utilisés descendent en cabine.',
      },
      lit: [CREW],
    },
    doIt(
      { act: 'visit' },
      'visited',
      { en: 'Visit *Ratnest*, the pirates’ nest.', fr: 'Visitez *Ratnest*, le repaire des pirates.' },
      {
        en: 'It asks for a coin and for any one of your crew.',
        fr: 'Il demande une pièce et un membre d’équipage au choix.',
      },
      [offer('visit'), townOf('ratnest')],
    ),
    doIt(
      { act: 'exhaust', crew: 'administrate' },
      'crewExhausted',
      { en: 'Exhaust an *Administrate* crew member.', fr: 'Envoyez un *Administratif* en cabine.' },
      {
        en: 'Keep the worker on deck: Ratnest gives one wood for each worker.',
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
        en: 'To bring everybody up again, visit a place where you can rest: the sea ports, for instance.',
        fr: 'Pour faire remonter tout le monde, visitez un lieu de repos : les ports maritimes, par exemple.',
      },
      lit: [OWN],
    },
  ],
  done: { en: 'You can put your crew to work.', fr: 'Vous savez employer votre équipage.' },
  remember: {
    en: 'On deck they can work; exhausted, they wait below; a rest in port brings them all back up.',
    fr: 'Sur le pont on sert, en cabine on attend, et un repos au port fait remonter tout le monde.',
  },
};
