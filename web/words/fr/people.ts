import type { people as en } from '../en/people.ts';

export const people: typeof en = {
  reader: 'Skipper',
  bots: ['Macareux', 'Héron', 'Sterne', 'Goéland', 'Pétrel', 'Cormoran', 'Pluvier', 'Pélican'],
  tables: [
    'Marée du soir',
    'Petit cabotage',
    'Sel et cordage',
    'La longue houle',
    'Feu du port',
    'Marée basse',
    'Bon vent',
    'Mouettes à midi',
    'La crique calme',
  ],
  tablesAlone: ['En solitaire'],
  player: (number) => `Place ${number}`,
};
