import type { Seat } from '@skerry/engine';
import { capital, figures, group, people, whose } from '@skerry/speech/en';
import { builderOf, type Endings, leadOf, type TextContext, winnersOf } from '../context.ts';

function won(seats: readonly Seat[], context: TextContext): string {
  if (seats.length !== 1) return `${capital(people(context, seats))} share the victory.`;
  const lead = leadOf(context);
  const ahead = lead === undefined ? '' : `, ${figures(lead.points, 'point')} ahead of ${people(context, lead.over)}`;
  return `${group(context, seats, 'wins', 'win')}${ahead}.`;
}

const city = (builder: Seat | undefined, context: TextContext): string =>
  builder === undefined ? 'A city' : `${capital(whose(context, builder))} city`;

export const endings: Endings = {
  buildings: (_, context) => `${city(builderOf(context), context)} was complete. ${won(winnersOf(context), context)}`,
  tokens: (_, context) => `The last renown token was taken. ${won(winnersOf(context), context)}`,
};
