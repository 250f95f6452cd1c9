import type { SketchWords } from '../sketch.ts';

/** Beside the board in a terminal. */
export const sketch: SketchWords = {
  colon: ': ',
  round: (n) => `Round ${n}`,
  red: 'attack',
  blueGreen: 'diplomacy',
  neutral: 'neutral',
  event: (name) => `event: ${name}`,
  treasure: (n) => `Treasure map ${n}`,
  influence: 'Influence',
  goods: ({ coins, wood, fish, books, pirates, serpents, ichor }) =>
    `coins ${coins}, wood ${wood}, fish ${fish}, books ${books}, pirates ${pirates}, serpents ${serpents}${ichor ? ', Ichor' : ''}`,
  deck: 'deck',
  below: 'below',
  injured: 'injured',
  row: 'Buildings',
  hire: 'For hire',
  city: 'city',
  none: 'nothing',
};
