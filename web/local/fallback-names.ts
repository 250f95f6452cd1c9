import { homeWords } from '../words/home.ts';
import type { FallbackNames } from './files.ts';

const MOST_SEATS = 8;

/** For tables and seats that came without names. */
export function fallbackNames(): FallbackNames {
  const words = homeWords();
  return {
    table: words.importedTable,
    seats: Array.from({ length: MOST_SEATS }, (_, seat) => words.importedSeat(seat)),
  };
}
