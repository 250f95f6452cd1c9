import type { Names } from '../names.ts';

const terrains = { desert: 'désert', forest: 'forêt', mountain: 'montagne', water: 'eau' };

export const names: Names = {
  terrains,
  cards: { ...terrains, any: 'terrain au choix' },
  sights: {
    obelisk: { one: 'obélisque', many: 'obélisques' },
    book: { one: 'livre', many: 'livres' },
    toucan: { one: 'toucan', many: 'toucans' },
    yeti: { one: 'yéti', many: 'yétis' },
    'sea-monster': { one: 'monstre marin', many: 'monstres marins' },
  },
  village: 'village',
  blueCard: 'carte bleue',
  redCard: 'carte rouge',
  levels: [
    'Promenade d’un jour',
    'Flair des sentiers',
    'Place d’honneur au village',
    'Maîtrise des sentiers',
    'Légende de la côte',
    'Au-delà de la carte',
  ],
};
