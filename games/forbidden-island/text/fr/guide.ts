import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from '../en/rules.ts';
import { GUIDE_RULES } from '../guide.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Tout le monde joue ensemble contre l’île. Prenez les quatre trésors avant qu’elle ne sombre, retrouvez-vous à l’Héliport et partez en hélicoptère.',
  turn: [
    'Faites jusqu’à trois actions : aller sur une tuile voisine, assécher votre tuile ou une voisine, donner une carte Trésor à une personne sur votre tuile, ou prendre un trésor avec quatre de ses cartes sur une de ses tuiles.',
    'Piochez deux cartes Trésor. Une carte Montée des eaux fait monter l’eau d’un cran et remet la défausse Inondation sur la pioche.',
    'Tirez des cartes Inondation, autant que l’échelle d’inondation l’indique. Une tuile sèche est inondée ; une tuile inondée sombre et disparaît pour toujours.',
  ],
  end: [
    'C’est gagné quand tous les pions sont à l’Héliport, que les quatre trésors sont à vous et qu’une personne joue une carte Hélicoptère.',
    'C’est perdu si l’Héliport sombre, si les deux tuiles d’un trésor sombrent avant sa prise, si un pion n’a nulle part où nager, ou si l’eau atteint la tête de mort.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'FI-1': 'Mise en place',
    'FI-14': 'Ce que tout le monde voit',
    'FI-16': 'Le tour',
    'FI-22': 'Se déplacer',
    'FI-42': 'Assécher',
    'FI-48': 'Donner une carte Trésor',
    'FI-53': 'Prendre un trésor',
    'FI-57': 'Piocher deux cartes Trésor',
    'FI-64': 'Montée des eaux',
    'FI-70': 'Limite de cinq cartes',
    'FI-79': 'Cartes spéciales',
    'FI-92': 'Tirer des cartes Inondation',
    'FI-99': 'Nager',
    'FI-109': 'La fin',
  },
};
