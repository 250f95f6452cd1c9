import type { SketchWords } from '../sketch.ts';

/** What stands beside the board in a terminal. */
export const sketch: SketchWords = {
  water: (mark, cards) => `Wasser bei Marke ${mark}, ${cards} Flutkarten pro Zug`,
  safe: (treasures) => `Geborgen: ${treasures}`,
  hand: (person, cards) => `${person}: ${cards}`,
  none: 'nichts',
  legend: '▓ trocken, ░ überflutet, · versunken, ◆ Schatz',
};
