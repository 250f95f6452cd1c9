import { ADVENTURERS } from '../../content/adventurers.ts';
import { LAYOUT_NAMES } from '../../content/layouts.ts';
import type { Text } from '../context.ts';
import { names } from './names.ts';

export const options: Text['options'] = {
  difficulty: {
    label: 'Difficulté',
    help: 'La hauteur de l’eau au départ.',
    values: names.difficulties,
  },
  layout: {
    label: 'Île',
    help: 'Le losange est l’île du livret de règles. Les autres sont des suppléments, avec les mêmes règles.',
    values: Object.fromEntries(
      LAYOUT_NAMES.map((layout) => [
        layout,
        `${names.layouts[layout]} (${layout === 'diamond' ? 'losange' : 'supplément'})`,
      ]),
    ),
  },
  adventurers: {
    label: 'Aventuriers',
    help: 'Tirés au hasard, ou au choix pour chaque place, tous différents.',
    values: {
      random: 'Au hasard',
      ...Object.fromEntries(ADVENTURERS.map((adventurer) => [adventurer, names.adventurers[adventurer].name])),
    },
  },
  firstSeat: {
    label: 'Premier tour',
    help: 'La place qui commence : au hasard ou au choix.',
    values: { random: 'Au hasard' },
  },
};
