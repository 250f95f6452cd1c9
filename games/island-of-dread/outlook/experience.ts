import type { Seat } from '@skerry/engine';
import type { ActionOf } from '../rules/actions.ts';
import { headingsOf } from '../rules/ending.ts';
import { experience, counterPrice as priceOf } from '../rules/experience.ts';
import type { Headings } from '../rules/facts.ts';
import { clone } from '../rules/state.ts';
import type { Position } from './position.ts';

export const counterPrice = ({ content, state }: Position): number => priceOf(content, state);

export const standingOf = ({ state }: Position, seat: Seat): Headings => headingsOf(state, seat);

/** A counter, or a Legendary Item for a set of maps. */
export type Spending = ActionOf<'train'> | ActionOf<'find'>;

/** Whether this spending leaves nothing to ask, so that the turn ends. */
export function isLastSpending({ content, state }: Position, action: Spending): boolean {
  const step = state.agenda.at(-1);
  if (step?.do !== 'experience') return false;
  const after = clone(state);
  const player = after.players[state.active]!;
  if (action.act === 'train') player.points -= priceOf(content, state);
  else {
    player.blue--;
    player.green--;
    after.legendary = after.legendary.filter((item) => item !== action.item);
  }
  return experience(content).asks?.(after, step, state.active) === false;
}
