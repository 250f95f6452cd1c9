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
        en: 'A turn is simple: sail to another place, then do one thing there.',
        fr: 'Un tour est simple : se déplacer ailleurs, puis y faire une chose.',
      },
      lit: [townOf('marhaven')],
    },
    {
      say: { en: 'Sail to *The Grotto*: touch it.', fr: 'Allez à *The Grotto* : touchez-la.' },
      why: {
        en: 'You must leave your region. You can go up to two regions; fish take you further.',
        fr: 'Il faut quitter la place. Deux régions sont à portée ; du poisson vous mène plus loin.',
      },
      lit: [townOf('theGrotto'), '[data-offer="sail"]'],
      show: { act: 'sail', to: 'N.A' },
      aim: (facts) => facts.some((fact) => fact.fact === 'sailed' && fact.route.at(-1) === 'N.A'),
    },
    doIt(
      { act: 'visit' },
      'visited',
      { en: '*Visit* the town.', fr: '*Visitez* la ville.' },
      {
        en: 'It costs one coin here. The Grotto gives fish: four, and one more for each worker on deck.',
        fr: 'Cela coûte une pièce ici. The Grotto donne du poisson : quatre, et un de plus par Travailleur sur le pont.',
      },
      [offer('visit'), townOf('theGrotto')],
    ),
    doIt(
      { act: 'endTurn' },
      'turnEnded',
      { en: 'Five fish in the hold. *End your turn.*', fr: 'Cinq poissons en cale. *Finissez le tour.*' },
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
};
