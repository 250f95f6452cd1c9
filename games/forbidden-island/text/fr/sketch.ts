import type { SketchWords } from '../sketch.ts';

/** What stands beside the board in a terminal. */
export const sketch: SketchWords = {
  water: (mark, cards) => `Eau au cran ${mark}, ${cards} cartes Inondation par tour`,
  safe: (treasures) => `Trésors pris : ${treasures}`,
  hand: (person, cards) => `${person} : ${cards}`,
  none: 'rien',
  legend: '▓ sec, ░ inondé, · englouti, ◆ trésor',
};
