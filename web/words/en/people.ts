export const people = {
  /** The reader, until a name is given. Not "you": others read it too, and sentences use "you" themselves. */
  reader: 'Skipper',
  /** Names for bots: birds of the coast. */
  bots: ['Puffin', 'Heron', 'Tern', 'Gannet', 'Petrel', 'Cormorant', 'Plover', 'Pelican'],
  /** Names for tables without one. */
  tables: [
    'Evening tide',
    'Slow boat',
    'Salt and rope',
    'The long swell',
    'Harbour light',
    'Low water',
    'A fair wind',
    'Gulls at noon',
    'The quiet cove',
  ],
  /** The same, for one player. */
  tablesAlone: ['Alone at sea'],
  player: (number: number) => `Player ${number}`,
};
