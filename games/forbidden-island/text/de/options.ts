import { ADVENTURERS } from '../../content/adventurers.ts';
import { LAYOUT_NAMES } from '../../content/layouts.ts';
import type { Text } from '../context.ts';
import { names } from './names.ts';

export const options: Text['options'] = {
  difficulty: {
    label: 'Schwierigkeit',
    help: 'Wie hoch das Wasser am Anfang steht.',
    values: names.difficulties,
  },
  layout: {
    label: 'Insel',
    help: 'Die Raute ist die Insel der Spielregel. Die anderen sind Zugaben mit denselben Regeln.',
    values: Object.fromEntries(
      LAYOUT_NAMES.map((layout) => [layout, `${names.layouts[layout]} (${layout === 'diamond' ? 'Raute' : 'Zugabe'})`]),
    ),
  },
  adventurers: {
    label: 'Abenteurer',
    help: 'Zufällig verteilt oder für jeden Platz gewählt, alle verschieden.',
    values: {
      random: 'Zufällig',
      ...Object.fromEntries(ADVENTURERS.map((adventurer) => [adventurer, names.adventurers[adventurer].name])),
    },
  },
  firstSeat: {
    label: 'Erster Zug',
    help: 'Wer beginnt: zufällig oder nach Wahl.',
    values: { random: 'Zufällig' },
  },
};
