import type { Names } from '../names.ts';

const terrains = { desert: 'desert', forest: 'forest', mountain: 'mountain', water: 'water' };

export const names: Names = {
  terrains,
  cards: { ...terrains, any: 'any terrain' },
  sights: {
    obelisk: { one: 'obelisk', many: 'obelisks' },
    book: { one: 'book', many: 'books' },
    toucan: { one: 'toucan', many: 'toucans' },
    yeti: { one: 'yeti', many: 'yetis' },
    'sea-monster': { one: 'sea monster', many: 'sea monsters' },
  },
  village: 'village',
  blueCard: 'blue card',
  redCard: 'red card',
  levels: ['Day hiker', 'Path finder', 'Guest of honour', 'Trail master', 'Talk of the coast', 'Beyond the map'],
};
