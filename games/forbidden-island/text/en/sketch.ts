import type { SketchWords } from '../sketch.ts';

/** What stands beside the board in a terminal. */
export const sketch: SketchWords = {
  water: (mark, cards) => `Water at mark ${mark}, ${cards} flood cards per turn`,
  safe: (treasures) => `Captured: ${treasures}`,
  hand: (person, cards) => `${person}: ${cards}`,
  none: 'nothing',
  legend: '▓ dry, ░ flooded, · missing, ◆ treasure',
};
