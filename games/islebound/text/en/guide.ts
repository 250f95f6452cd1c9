import type { RuleGuide } from '@skerry/engine';
import { GUIDE_RULES } from '../guide.ts';
import type { RuleNumber } from './rules.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Sail the archipelago with your ship and crew, win towns over by force or diplomacy, and add buildings to your city. The player with the most points at the end wins.',
  turn: [
    'Move your ship. You must do this before anything else.',
    'Then you may take one action: visit the town, attack it, use diplomacy, or hunt for treasure.',
    'Before and after it you may complete events and buy buildings, as often as you can pay. Then you end your turn.',
  ],
  end: [
    'When someone has eight buildings (seven with four players), finish the round, then play one last round. In the second English edition, taking the last renown token also triggers it.',
    'Points come from coins, buildings and what they score at the end, your place on the renown track, and seven for each renown token.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'IB-1': 'Set-up',
    'IB-21': 'The turn',
    'IB-27': 'Move',
    'IB-37': 'Crew',
    'IB-48': 'Visit',
    'IB-59': 'What towns offer',
    'IB-83': 'Attack',
    'IB-103': 'Diplomacy',
    'IB-110': 'Hunt for treasure',
    'IB-111': 'Events',
    'IB-116': 'Influence cubes',
    'IB-118': 'Buying and building',
    'IB-126': 'Renown',
    'IB-133': 'Reputation cards',
    'IB-138': 'Hold',
    'IB-140': 'Buildings',
    'IB-175': 'The end',
    'IB-181': 'Variants',
    'IB-203': 'Clarifications',
  },
};
