import type { Said } from '@skerry/engine';
import type { firstTimes as en } from '../en/first-times.ts';

export const firstTimes: Said<typeof en> = {
  'your-turn': {
    title: 'À vous',
    say: 'Déplacez-vous, vivez une aventure ou allez au marché, puis entraînez-vous. La consigne indique toujours la suite.',
  },
  'move-dice': {
    title: 'Les dés de déplacement',
    say: 'Chaque dé vous mène d’un pas vers un terrain qu’il affiche. Choisissez une case marquée.',
  },
  combat: {
    title: 'Un combat',
    say: 'Attaquez dans une phase, défendez-vous dans les autres. Deux dés plus votre valeur contre celle de la carte.',
  },
  defeated: {
    title: 'Un Défi est vaincu',
    say: 'Vous gagnez des points d’expérience et une récompense. Entraînez-vous avec ces points en fin de tour.',
  },
  trained: {
    title: 'Un progrès durable',
    say: 'Les jetons d’expérience restent toute la partie ; ils décident aussi du classement derrière la première place.',
  },
};
