import type { Seat } from '@skerry/engine';
import { capital, figures, group, people } from '@skerry/speech/fr';
import { builderOf, type Endings, leadOf, type TextContext, winnersOf } from './telling.ts';

const POINT = { name: 'point', gender: 'm' } as const;

function won(seats: readonly Seat[], telling: TextContext): string {
  if (seats.length !== 1) return `Victoire partagée : ${people(telling, seats)}.`;
  const lead = leadOf(telling);
  const ahead =
    lead === undefined ? '' : ` avec ${figures(lead.points, POINT)} d’avance sur ${people(telling, lead.over)}`;
  return `${group(telling, seats, 'gagne', 'gagnent', 'gagnez')}${ahead}.`;
}

const city = (builder: Seat | undefined, telling: TextContext): string =>
  builder === undefined
    ? 'Une capitale était complète.'
    : `${group(telling, [builder], 'a complété sa capitale', '', 'avez complété votre capitale')}.`;

export const endings: Endings = {
  buildings: (_, telling) =>
    `${capital(city(builderOf(telling), telling))} ${capital(won(winnersOf(telling), telling))}`,
  tokens: (_, telling) => `Le dernier jeton Réputation était pris. ${capital(won(winnersOf(telling), telling))}`,
};
