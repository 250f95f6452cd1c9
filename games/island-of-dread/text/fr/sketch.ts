import type { SketchWords } from '../sketch.ts';

/** Beside the board in a terminal. */
export const sketch: SketchWords = {
  colon: '\u202f: ',
  round: 'Manche',
  event: 'Évènement en jeu',
  doom: 'fatalité',
  legend:
    'g, y, r\u202f: jetons d’aventure verts, jaunes, rouges\u202f; 1 à 6\u202f: Défis invaincus\u202f; S1 à S15\u202f: mouillages',
  dice: 'Dés',
  fight: 'Combat',
  life: 'Vie',
  stamina: 'Vigueur',
  points: 'points',
  counters: 'jetons',
  items: 'Objets',
  allies: 'Alliés',
  captain: 'Capitaine',
  loan: 'à crédit',
  legendary: 'Objets légendaires',
  trophies: 'Trophées',
  sale: 'En vente',
  hire: 'À engager',
  nothing: 'rien',
};
