import type { Said } from '@skerry/engine';
import type { firstTimes as en } from '../en/first-times.ts';

export const firstTimes: Said<typeof en> = {
  'two-cards': {
    title: 'Deux cartes',
    say: 'Tracez un sentier entre deux cases voisines, une du terrain de chaque carte. Tout ce qui est permis est marqué.',
  },
  'any-terrain': {
    title: 'Terrain au choix',
    say: 'Cette carte vaut le terrain que vous voulez. Choisissez sans rien dire.',
  },
  'bonus-trail': {
    title: 'Un sentier bonus',
    say: 'Vous avez complété un type de curiosité. Tracez tout de suite un sentier de plus, où vous voulez.',
  },
  sight: {
    title: 'Une curiosité est reliée',
    say: 'Un sentier la relie à un village, donc elle compte : à la fin de cette manche et de toutes les suivantes.',
  },
  pair: {
    title: 'Deux fois la même lettre',
    say: 'Les deux villages d’une lettre sont reliés : des points à la fin, et la carte bleue tant qu’elle est là.',
  },
  'blue-gone': {
    title: 'Une carte bleue est partie',
    say: 'Ses points vont à toutes les personnes qui ont relié la lettre à ce tour. Sans carte, seuls les villages comptent.',
  },
  round: {
    title: 'La manche est finie',
    say: 'La somme de vos curiosités est inscrite. On mélange les cartes, vos sentiers restent.',
  },
};
