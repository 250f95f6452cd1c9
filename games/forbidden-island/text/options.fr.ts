import { ADVENTURERS } from '../content/adventurers.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { names } from './names.fr.ts';
import type { Text } from './telling.ts';

export const options: Text['options'] = {
  difficulty: {
    label: 'Difficulté',
    help: 'La hauteur de l’eau quand vous débarquez.',
    values: names.difficulties,
  },
  layout: {
    label: 'Île',
    help: 'Le losange est l’île du livret de règles. Les îles en plus n’y figurent pas ; toutes les règles restent les mêmes.',
    values: Object.fromEntries(
      LAYOUT_NAMES.map((layout) => [
        layout,
        `${names.layouts[layout]} (${layout === 'diamond' ? 'losange' : 'en plus'})`,
      ]),
    ),
  },
  adventurers: {
    label: 'Aventuriers',
    help: 'Tirés au hasard, ou choisis pour chaque place, tous différents.',
    values: {
      random: 'Au hasard',
      ...Object.fromEntries(ADVENTURERS.map((adventurer) => [adventurer, names.adventurers[adventurer].name])),
    },
  },
  firstSeat: {
    label: 'Premier tour',
    help: 'La place qui commence, tirée au sort ou choisie.',
    values: { random: 'Au hasard' },
  },
};
