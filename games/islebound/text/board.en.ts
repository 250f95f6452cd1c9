import { CELLS } from '../content/map.ts';
import type { BoardWords } from './board.ts';
import { namesOf } from './telling.ts';

const names = namesOf('en');

export const board: BoardWords = {
  names,
  caption: (telling, seat) => `off ${names.townAt(telling, CELLS[telling.state.ships[seat]!]!)}`,
  about: (telling, seat) => `The ship lies off ${names.townAt(telling, CELLS[telling.state.ships[seat]!]!)}.`,
  archipelago: 'The archipelago: 16 regions',
};
