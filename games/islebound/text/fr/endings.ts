import type { Seat } from '@skerry/engine';
import { capital, figures, group, people } from '@skerry/speech/fr';
import { builderOf, type Endings, leadOf, type TextContext, winnersOf } from '../context.ts';

const POINT = { name: 'point', gender: 'm' } as const;

function won(seats: readonly Seat[], context: TextContext): string {
  if (seats.length !== 1) return `Victoire partagée : ${people(context, seats)}.`;
  const lead = leadOf(context);
  const ahead =
    lead === undefined ? '' : ` avec ${figures(lead.points, POINT)} d’avance sur ${people(context, lead.over)}`;
  return `${group(context, seats, 'gagne', 'gagnent', 'gagnez')}${ahead}.`;
}

const city = (builder: Seat | undefined, context: TextContext): string =>
  builder === undefined
    ? 'Une capitale était complète.'
    : `${group(context, [builder], 'a complété sa capitale', '', 'avez complété votre capitale')}.`;

export const endings: Endings = {
  buildings: (_, context) =>
    `${capital(city(builderOf(context), context))} ${capital(won(winnersOf(context), context))}`,
  tokens: (_, context) => `Le dernier jeton Réputation était pris. ${capital(won(winnersOf(context), context))}`,
};
