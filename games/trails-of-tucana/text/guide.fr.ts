import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from './rule-numbers.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Chaque personne trace des sentiers sur sa propre île. Reliez les villages aux curiosités, et les villages de même lettre, pour avoir plus de points que les autres.',
  turn: [
    'Deux cartes Terrain sont affichées, les mêmes pour tout le monde.',
    'Tracez un sentier entre deux cases voisines de ces terrains ; un point d’interrogation vaut n’importe quel terrain.',
    'Quand tout le monde a fini, on révèle les sentiers, et ce qui est désormais relié est entouré sur la feuille. Reliez toutes les curiosités d’un type, et vous tracez aussitôt un sentier bonus.',
  ],
  end: [
    'Une manche compte 13 tours. Après chaque manche, vous marquez toutes les curiosités qu’un sentier relie à un village, celles des manches précédentes aussi.',
    'Après la dernière manche s’ajoutent les paires de villages et les cartes bonus. Le meilleur score gagne.',
  ],
  chapters: {
    'TT-1': 'Mise en place',
    'TT-19': 'Un tour',
    'TT-40': 'Ce qui est relié',
    'TT-44': 'Curiosités',
    'TT-55': 'Villages et cartes bleues',
    'TT-65': 'Cartes rouges',
    'TT-70': 'Manches et fin',
    'TT-77': 'En solo',
    'TT-82': 'Titres',
  },
};
