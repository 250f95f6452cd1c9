import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from '../en/rules.ts';
import { GUIDE_RULES } from '../guide.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Chaque personne trace des sentiers sur sa propre île. Reliez des curiosités à des villages, et les villages de même lettre, pour marquer plus de points que les autres.',
  turn: [
    'Deux cartes Terrain sont affichées, les mêmes pour tout le monde.',
    'Tracez un sentier entre deux cases voisines de ces terrains ; un point d’interrogation vaut n’importe quel terrain.',
    'Quand tout le monde a fini, on révèle les sentiers, et ce qu’ils relient est entouré sur votre feuille. Si vous reliez toutes les curiosités d’un type, vous tracez aussitôt un sentier bonus.',
  ],
  end: [
    'Une manche compte 13 tours. Après chaque manche, vous marquez toutes les curiosités qu’un sentier relie à un village, celles des manches précédentes comprises.',
    'Après la dernière manche s’ajoutent les paires de villages et les cartes bonus. Le meilleur score gagne.',
  ],
  rules: GUIDE_RULES,
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
