import type { RuleGuide } from '@skerry/engine';
import { GUIDE_RULES } from '../guide.ts';
import type { RuleNumber } from './rules.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Lead one Hero over five islands. Grow strong by fighting, find maps at sea, and be the first to defeat Assif Shib-Sa on the Island of Dread.',
  turn: [
    'Refresh: your activated cards are turned face up again.',
    'Move: roll the movement dice and walk, or sail on if you are at sea.',
    'Adventure: on an adventure counter or an anchor, draw a card. Fight a Challenge phase by phase, until one side is defeated or you escape.',
    'Market: in a town, heal, buy Items and Allies, and hire a Captain.',
    'Experience: spend points on Mind, Body, Spirit, Life or Stamina.',
  ],
  end: [
    'A green and a blue map take you from an anchor to the Island of Dread.',
    'The player who defeats Assif Shib-Sa wins at once. A knocked-out Hero loses gold and a card, wakes in a town and plays on.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'ID-1': 'Set-up',
    'ID-20': 'Values, counters and cards',
    'ID-41': 'The turn',
    'ID-46': 'Movement on land',
    'ID-65': 'Adventure on land',
    'ID-74': 'Events and event tiles',
    'ID-90': 'Combat',
    'ID-114': 'Victory over a Challenge',
    'ID-126': 'Market Step',
    'ID-138': 'Captains',
    'ID-152': 'Voyaging',
    'ID-175': 'Experience, maps, Legendary Items',
    'ID-196': 'The Island of Dread',
    'ID-209': 'Knock-out',
    'ID-218': 'When several figures fall',
    'ID-220': 'Other Heroes',
    'ID-236': 'The end',
    'ID-240': 'Doom track',
  },
};
