/** Every rule by its number; other languages have the same. */
export const rules = {
  'P-1': 'The sack holds eight pebbles of each of four colours. Four lie on the shore, as long as the sack allows.',
  'P-2': 'Everyone is dealt two of eight wish cards and, all at once, secretly keeps one.',
  'P-3': 'On your turn, gather up to two pebbles from the shore, then rest.',
  'P-4':
    'Then a wave comes: roll a die. Up to 3, it washes one pebble out to sea. On a 6 the sea gives all its pebbles back: shuffle them and put them on top in the sack. Fill up the shore.',
  'P-5': 'At any time, also on another’s turn, you may throw one of your shells and take a pebble from the shore.',
  'P-6': 'After the last day each pebble counts one, and two more if it has the colour of your wish.',
};
