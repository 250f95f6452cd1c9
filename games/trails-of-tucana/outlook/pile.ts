import type { Card } from '../content/cards.ts';
import { TURNS_A_ROUND } from '../content/islands.ts';
import { countPile } from '../rules/turn.ts';
import type { Position } from './position.ts';

/** TT-37, TT-38: cards per terrain still to come, if the table counts them; the last card would be known. */
export const leftInPile = ({ state }: Pick<Position, 'state'>): { readonly [C in Card]: number } | undefined =>
  state.countsPile && state.turn < TURNS_A_ROUND ? countPile(state) : undefined;
