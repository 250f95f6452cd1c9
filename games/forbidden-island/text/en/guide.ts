import type { RuleGuide } from '@skerry/engine';
import { GUIDE_RULES } from '../guide.ts';
import type { RuleNumber } from './rules.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Everyone plays together against the island. Capture the four treasures before it sinks, gather on Fools’ Landing, and leave by helicopter.',
  turn: [
    'Take up to three actions: move to the next tile, shore up your own tile or one next to it, give a treasure card to someone on your tile, or capture a treasure with four of its cards on one of its tiles.',
    'Draw two treasure cards. A Waters Rise! card raises the water by one mark and puts the discarded flood cards back on top of the draw pile.',
    'Draw as many flood cards as the water level shows. A dry tile floods; a flooded tile sinks and is gone for good.',
  ],
  end: [
    'You win when all pawns are on Fools’ Landing, the four treasures are yours, and someone plays a Helicopter Lift.',
    'You lose when Fools’ Landing sinks, when both tiles of a treasure sink before you capture it, when a pawn has nowhere to swim, or when the water reaches the skull.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'FI-1': 'Set-up',
    'FI-14': 'What everyone sees',
    'FI-16': 'The turn',
    'FI-22': 'Move',
    'FI-42': 'Shore up',
    'FI-48': 'Give a treasure card',
    'FI-53': 'Capture a treasure',
    'FI-57': 'Draw two treasure cards',
    'FI-64': 'Waters Rise!',
    'FI-70': 'Hand limit',
    'FI-79': 'Special cards',
    'FI-92': 'Draw flood cards',
    'FI-99': 'Swimming',
    'FI-109': 'The end',
  },
};
