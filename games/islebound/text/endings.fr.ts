import type { Seat } from '@skerry/engine';
import { capital, group, people } from '@skerry/speech/fr';
import { type Endings, type Telling, winnersOf } from './telling.ts';

const won = (seats: readonly Seat[], telling: Telling): string =>
  seats.length === 1
    ? `${group(telling, seats, 'gagne', 'gagnent', 'gagnez')}.`
    : `Victoire partagée : ${people(telling, seats)}.`;

export const endings: Endings = {
  buildings: (_, telling) => `Une cité était complète. ${capital(won(winnersOf(telling), telling))}`,
  tokens: (_, telling) => `Le dernier jeton Réputation était pris. ${capital(won(winnersOf(telling), telling))}`,
};
