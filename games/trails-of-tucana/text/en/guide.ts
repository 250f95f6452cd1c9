import type { RuleGuide } from '@skerry/engine';
import { GUIDE_RULES } from '../guide.ts';
import type { RuleNumber } from './rules.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Everyone draws trails on an island of their own. Connect sights to villages, and villages with the same letter, to outscore the others.',
  turn: [
    'Two terrain cards are shown, the same for everyone.',
    'Draw one trail between two neighbouring hexes of those terrains; a question mark means any terrain.',
    'When everyone is done, the trails are revealed, and what they connect is circled on your sheet. If you connect every sight of a kind, you draw a bonus trail at once.',
  ],
  end: [
    'A round has 13 turns. After each round you score all sights that a trail connects to a village, including those of earlier rounds.',
    'After the last round, pairs of villages and bonus cards are added. The highest score wins.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'TT-1': 'Set-up',
    'TT-19': 'A turn',
    'TT-40': 'What is connected',
    'TT-44': 'Sights',
    'TT-55': 'Villages and blue cards',
    'TT-65': 'Red cards',
    'TT-70': 'Rounds and the end',
    'TT-77': 'Solo',
    'TT-82': 'Achievements',
  },
};
