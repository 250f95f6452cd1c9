import type { Seat } from '@skerry/engine';
import { headingsOf } from '../rules/ending.ts';
import { counterPrice as priceOf } from '../rules/experience.ts';
import type { Headings } from '../rules/facts.ts';
import type { Position } from './position.ts';

/** The points that the next counter costs. */
export const counterPrice = ({ content, state }: Position): number => priceOf(content, state);

/** What a player has come to. */
export const standingOf = ({ state }: Position, seat: Seat): Headings => headingsOf(state, seat);
