import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'marhaven' }, sailing: true }),
  steps: [
    {
      say: { en: 'Your ship is in *Marhaven*, a sea port.', fr: 'Votre bateau est à *Marhaven*, un port maritime.' },
      why: {
        en: 'A turn is simple: sail to another region, then take one action there.',
        fr: 'Un tour est simple : se déplacer dans une autre région, puis y faire une action.',
      },
      rules: ['IB-21', 'IB-27'],
      lit: [townOf('marhaven')],
    },
    {
      say: { en: 'Choose *The Grotto* to sail there.', fr: 'Choisissez *The Grotto* pour vous y rendre.' },
      why: {
        en: 'You can’t stay here. Your speed is 2, so you go one or two steps; fish take you further.',
        fr: 'Impossible de rester ici. Votre vitesse est de 2 : un ou deux pas, et plus avec du poisson.',
      },
      rules: ['IB-27', 'IB-28', 'IB-29', 'IB-31'],
      lit: [townOf('theGrotto'), '[data-offer="sail"]'],
      show: { act: 'sail', to: 'N.A' },
      aim: (facts) => facts.some((fact) => fact.fact === 'sailed' && fact.route.at(-1) === 'N.A'),
    },
    doIt(
      { act: 'visit' },
      'visited',
      ['IB-48', 'IB-49', 'IB-76'],
      { en: '*Visit* the town.', fr: '*Visitez* la ville.' },
      {
        en: 'It costs one coin here. The Grotto gives fish: four, and one more for each Work crew member on deck.',
        fr: 'Cela coûte une pièce ici. The Grotto donne du poisson : quatre, et un de plus par Travailleur sur le pont.',
      },
      [offer('visit'), townOf('theGrotto')],
    ),
    doIt(
      { act: 'endTurn' },
      'turnEnded',
      ['IB-26', 'IB-49', 'IB-110'],
      { en: 'Five fish in the hold. *End your turn.*', fr: 'Cinq poissons en cale. *Terminez votre tour.*' },
      {
        en: 'The coin is now on the treasure map: the next treasure hunt takes everything there.',
        fr: 'La pièce est maintenant au Trésor de l’archipel : la prochaine chasse au trésor prendra tout.',
      },
      [offer('endTurn'), OWN],
    ),
  ],
  done: { en: 'You can sail the archipelago.', fr: 'Vous savez parcourir l’archipel.' },
  remember: {
    en: 'Sail, then one action: visit, attack, diplomacy or a treasure hunt. Buying a building is a free action.',
    fr: 'Se déplacer, puis une action : visiter, attaquer, diplomatie ou chasse au trésor. Acheter un bâtiment est une action gratuite.',
  },
  rules: ['IB-21', 'IB-24', 'IB-118'],
};
