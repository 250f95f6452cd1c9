import { ADVENTURERS } from '../content/adventurers.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { names } from './names.en.ts';
import type { Text } from './telling.ts';

export const options: Text['options'] = {
  difficulty: {
    label: 'Difficulty',
    help: 'How high the water stands when you come ashore.',
    values: names.difficulties,
  },
  layout: {
    label: 'Island',
    help: 'The diamond is the island of the rulebook. The extras are not in the rulebook; all rules stay the same.',
    values: Object.fromEntries(
      LAYOUT_NAMES.map((layout) => [
        layout,
        `${names.layouts[layout]} (${layout === 'diamond' ? 'diamond' : 'extra'})`,
      ]),
    ),
  },
  adventurers: {
    label: 'Adventurers',
    help: 'Dealt at random, or chosen for each seat, all different.',
    values: {
      random: 'Random',
      ...Object.fromEntries(ADVENTURERS.map((adventurer) => [adventurer, names.adventurers[adventurer].name])),
    },
  },
  firstSeat: {
    label: 'First turn',
    help: 'The seat that begins, drawn by lot or chosen.',
    values: { random: 'Random' },
  },
};
