import type { Said } from '@skerry/engine';
import type { signs as en } from '../en/signs.ts';

export const signs: Said<typeof en> = {
  cards: 'Les deux terrains du tour : votre sentier relie l’un à l’autre.',
  any: 'Un point d’interrogation vaut n’importe quel terrain.',
  village: 'Un village et sa lettre : reliez les deux villages de même lettre.',
  sight: 'Une curiosité : reliez-la à un village.',
  segment: 'Une barre de laiton : vous pouvez tracer un sentier ici.',
  box: 'Ce que vaut chaque curiosité d’un type, de gauche à droite ; un anneau veut dire que vous l’avez reliée.',
  plus: 'Un petit plus : cette valeur donne aussi un sentier bonus.',
  blue: 'Une carte bleue : des points pour la première personne qui relie les deux villages de sa lettre.',
};
