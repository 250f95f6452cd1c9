export const people = {
  /** The reader, until a name is given. Not "you": others read it too, and sentences say "you" by themselves. */
  reader: 'Skipper',
  /** Names for bots: birds of the coast. */
  bots: ['Puffin', 'Heron', 'Tern', 'Gannet', 'Petrel', 'Cormorant', 'Plover', 'Pelican'],
  /** Names for tables that nobody named. */
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
  /** The same, where one person plays. */
  tablesAlone: ['Alone at sea'],
  player: (number: number) => `Player ${number}`,
};
