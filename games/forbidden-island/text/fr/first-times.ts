import type { Said } from '@skerry/engine';
import type { firstTimes as en } from '../en/first-times.ts';

export const firstTimes: Said<typeof en> = {
  'your-turn': {
    title: 'À vous',
    say: 'Trois actions à votre gré : aller, assécher, donner une carte, prendre un trésor. Choisissez une tuile marquée.',
  },
  'treasure-card': {
    title: 'Deux cartes Trésor',
    say: 'Après vos actions, vous piochez deux cartes. Quatre pareilles font un trésor, sur l’une de ses deux tuiles.',
  },
  'waters-rise': {
    title: 'Montée des eaux !',
    say: 'L’eau monte d’un cran, et la défausse Inondation revient sur la pioche : les mêmes tuiles ressortent.',
  },
  flooded: {
    title: 'Une tuile est inondée',
    say: 'On peut encore y marcher. Asséchez-la sur place ou d’à côté, avant que sa carte ne ressorte.',
  },
  sank: {
    title: 'Une tuile a sombré',
    say: 'Elle était déjà inondée : elle a sombré pour de bon, et sa carte a quitté la partie.',
  },
  'special-card': {
    title: 'Une carte spéciale',
    say: 'Hélicoptère et Sacs de sable se jouent à tout moment, à tous les tours, sans action. Gardez un Hélicoptère pour la fin.',
  },
  'hand-full': { title: 'Cinq cartes au plus', say: 'Défaussez une carte, ou jouez une carte spéciale à la place.' },
  swim: {
    title: 'Votre tuile a sombré',
    say: 'Nagez aussitôt vers une tuile marquée (le Pilote vole). Cela ne coûte pas d’action.',
  },
  captured: {
    title: 'Un trésor est pris',
    say: 'Il est à vous pour toujours, et peu importe désormais si ses deux tuiles sombrent.',
  },
};
