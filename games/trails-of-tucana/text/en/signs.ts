/** What the signs on the board and beside it mean. */
export const signs = {
  cards: 'This turn’s two terrains: your trail connects one to the other.',
  any: 'A question mark means any terrain.',
  village: 'A village and its letter: connect the two villages with the same letter.',
  sight: 'A sight: connect it to any village.',
  segment: 'A brass bar: you can draw a trail here.',
  box: 'What each sight of a kind is worth, from left to right; a ring means you’ve connected it.',
  plus: 'A small plus: it also gives a bonus trail.',
  blue: 'A blue card: points for the first to connect the two villages of its letter.',
};
