import type { Seat } from '@skerry/engine';
import { capital, figures, group, people, whose } from '@skerry/speech/en';
import { builderOf, type Endings, leadOf, type TextContext, winnersOf } from './telling.ts';

function won(seats: readonly Seat[], telling: TextContext): string {
  if (seats.length !== 1) return `${capital(people(telling, seats))} share the victory.`;
  const lead = leadOf(telling);
  const ahead = lead === undefined ? '' : `, ${figures(lead.points, 'point')} ahead of ${people(telling, lead.over)}`;
  return `${group(telling, seats, 'wins', 'win')}${ahead}.`;
}

const city = (builder: Seat | undefined, telling: TextContext): string =>
  builder === undefined ? 'A city' : `${capital(whose(telling, builder))} city`;

export const endings: Endings = {
  buildings: (_, telling) => `${city(builderOf(telling), telling)} was complete. ${won(winnersOf(telling), telling)}`,
  tokens: (_, telling) => `The last renown token was taken. ${won(winnersOf(telling), telling)}`,
};
