import { ADVENTURERS } from '../../content/adventurers.ts';
import { LAYOUT_NAMES } from '../../content/layouts.ts';
import type { Text } from '../context.ts';
import { names } from './names.ts';

export const options: Text['options'] = {
  difficulty: {
    label: 'Difficulty',
    help: 'How high the water is at the start.',
    values: names.difficulties,
  },
  layout: {
    label: 'Island',
    help: 'The diamond is the island of the rulebook. The others are extras with the same rules.',
    values: Object.fromEntries(
      LAYOUT_NAMES.map((layout) => [
        layout,
        `${names.layouts[layout]} (${layout === 'diamond' ? 'diamond' : 'extra'})`,
      ]),
    ),
  },
  adventurers: {
    label: 'Adventurers',
    help: 'Dealt at random, or your choice for each seat. No two are the same.',
    values: {
      random: 'Random',
      ...Object.fromEntries(ADVENTURERS.map((adventurer) => [adventurer, names.adventurers[adventurer].name])),
    },
  },
  firstSeat: {
    label: 'First turn',
    help: 'Who plays first: at random, or your choice.',
    values: { random: 'Random' },
  },
};
