import type { Seat } from '@skerry/engine';
import { capital, group, people } from '@skerry/speech/en';
import { type Endings, type Telling, winnersOf } from './telling.ts';

const won = (seats: readonly Seat[], telling: Telling): string =>
  seats.length === 1
    ? `${group(telling, seats, 'wins', 'win')}.`
    : `${capital(people(telling, seats))} share the victory.`;

export const endings: Endings = {
  buildings: (_, telling) => `A city was complete. ${won(winnersOf(telling), telling)}`,
  tokens: (_, telling) => `The last renown token was taken. ${won(winnersOf(telling), telling)}`,
};
