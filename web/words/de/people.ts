import type { people as en } from '../en/people.ts';

export const people: typeof en = {
  reader: 'Skipper',
  bots: ['Lumme', 'Reiher', 'Seeschwalbe', 'Möwe', 'Sturmvogel', 'Kormoran', 'Brachvogel', 'Pelikan'],
  tables: [
    'Abendflut',
    'Gemütliche Fahrt',
    'Salz und Tau',
    'Die lange Dünung',
    'Hafenlicht',
    'Niedrigwasser',
    'Guter Wind',
    'Möwen am Mittag',
    'Die stille Bucht',
  ],
  tablesAlone: ['Allein auf See'],
  player: (number) => `Platz ${number}`,
};
