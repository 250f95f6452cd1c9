import { CELLS } from '../content/map.ts';
import type { BoardWords } from './board.ts';
import { namesOf } from './telling.ts';

const names = namesOf('fr');

export const board: BoardWords = {
  names,
  caption: (telling, seat) => names.townAt(telling, CELLS[telling.state.ships[seat]!]!),
  about: (telling, seat) => `Le bateau est ici : ${names.townAt(telling, CELLS[telling.state.ships[seat]!]!)}.`,
  archipelago: 'L’archipel : 16 régions',
};
