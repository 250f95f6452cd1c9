import type { people as en } from './people.en.ts';

export const people: typeof en = {
  reader: 'Capitaine',
  bots: ['Macareux', 'Héron', 'Sterne', 'Fou', 'Pétrel', 'Cormoran', 'Pluvier', 'Pélican'],
  tables: [
    'Marée du soir',
    'Le lent bateau',
    'Sel et cordage',
    'La longue houle',
    'Feu du port',
    'Basses eaux',
    'Bon vent',
    'Mouettes à midi',
    'La crique calme',
  ],
  tablesAlone: ['En solo au large'],
  player: (number) => `Place ${number}`,
};
