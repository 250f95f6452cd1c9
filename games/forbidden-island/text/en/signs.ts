/** What the signs on the board and beside it mean. */
export const signs = {
  gauge: 'The brass number is the mark that the water has reached.',
  boxes: 'The numbers beside it show how many flood cards are drawn each turn; the current one is coral.',
  skull: 'When the water reaches the skull, the game is lost.',
  dry: 'A dry tile.',
  flooded: 'A flooded tile: shore it up, or it sinks the next time its card is drawn.',
  sunk: 'A tile that has sunk: it is gone for good.',
  fatal: 'A skull on a tile: if it sinks, everyone loses. In coral, it is flooded.',
  pennant: 'A pennant: this treasure can be captured here, or on its other tile.',
  corners: 'Brass corners: you can go here, or do something here.',
  shore: 'A brass disc with sandbags: you can shore this tile up.',
  pips: 'Brass discs beside a name: actions left.',
};
