import type { Said } from '@skerry/engine';
import type { firstTimes as en } from '../en/first-times.ts';

export const firstTimes: Said<typeof en> = {
  'your-turn': {
    title: 'À vous',
    say: 'Changez de région, puis faites-y une action : visiter, attaquer, diplomatie ou chasse au trésor.',
  },
  'crew-below': {
    title: 'En cabine',
    say: 'Un membre utilisé descend en cabine et n’aide plus avant un repos, dans un port maritime par exemple.',
  },
  'treasure-map': {
    title: 'Des pièces au Trésor',
    say: 'Les pièces payées aux villes neutres s’amassent au Trésor de l’archipel. Une chasse au trésor les prend toutes.',
  },
  'town-taken': {
    title: 'Une ville change de camp',
    say: 'La pièce des visites revient à la personne qui la contrôle. D’autres peuvent encore la prendre.',
  },
  bought: {
    title: 'Un bâtiment',
    say: 'Les bâtiments sont des points et ont leurs capacités : choisissez-en un pour le lire.',
  },
  renown: {
    title: 'Réputation',
    say: 'Chaque fois que vous atteignez 7 sur la piste, vous prenez un jeton Réputation : 7 points et une récompense.',
  },
  'last-round': {
    title: 'La dernière manche',
    say: 'Une Capitale est complète, ou le dernier jeton est pris. On finit cette manche, puis on en joue une dernière.',
  },
};
