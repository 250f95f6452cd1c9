import type { SketchWords } from '../sketch.ts';

/** Beside the board in a terminal. */
export const sketch: SketchWords = {
  colon: '\u202f: ',
  round: (n) => `Manche ${n}`,
  red: 'attaque',
  blueGreen: 'diplomatie',
  neutral: 'neutre',
  event: (name) => `évènement\u202f: ${name}`,
  treasure: (n) => `Trésor de l’archipel ${n}`,
  influence: 'Influence',
  goods: ({ coins, wood, fish, books, pirates, serpents, ichor }) =>
    `pièces ${coins}, bois ${wood}, poissons ${fish}, livres ${books}, pirates ${pirates}, serpents ${serpents}${ichor ? ', Ichor' : ''}`,
  deck: 'pont',
  below: 'cabine',
  injured: 'blessés',
  row: 'Bâtiments',
  hire: 'À recruter',
  city: 'Capitale',
  none: 'rien',
};
