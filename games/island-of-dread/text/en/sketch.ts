import type { SketchWords } from '../sketch.ts';

/** Beside the board in a terminal. */
export const sketch: SketchWords = {
  colon: ': ',
  round: 'Round',
  event: 'Event in play',
  doom: 'doom',
  legend: 'g, y, r: adventure counters; 1 to 6: undefeated; S1 to S15: anchors',
  dice: 'Dice',
  fight: 'Fight',
  life: 'Life',
  stamina: 'Stamina',
  points: 'points',
  counters: 'counters',
  items: 'Items',
  allies: 'Allies',
  captain: 'Captain',
  loan: 'on loan',
  legendary: 'Legendary Items',
  trophies: 'Trophies',
  sale: 'For sale',
  hire: 'For hire',
  nothing: 'nothing',
};
