import type { Card } from '../content/cards.ts';
import { TURNS_A_ROUND } from '../content/islands.ts';
import { countPile } from '../rules/turn.ts';
import type { Position } from './position.ts';

/** TT-37, TT-38: how many cards of each terrain are still to come, if the table counts them; one card would show itself. */
export const leftInPile = ({ state }: Pick<Position, 'state'>): { readonly [C in Card]: number } | undefined =>
  state.countsPile && state.turn < TURNS_A_ROUND ? countPile(state) : undefined;
