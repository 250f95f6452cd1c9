import type { ReviewedEntry } from '@skerry/bots';
import { type ReviewContext, sayMoveAt } from '@skerry/bots/report';
import { type Action, type Game, imagine, offersTo, SampleDealer, same, take } from '@skerry/engine';
import type { PositionAt } from './positions.ts';

/** The best moves found at an entry, each described from the position before it. */
export function bestLine(
  game: Game,
  positionAt: PositionAt,
  { text, telling }: Pick<ReviewContext, 'text' | 'telling'>,
  { n, seat, choice }: Pick<ReviewedEntry, 'n' | 'seat' | 'choice'>,
): string[] {
  const dealer = new SampleDealer(1);
  const state = imagine(game, positionAt(n, seat), dealer);
  const said: string[] = [];
  for (const move of choice?.best.moves ?? []) {
    const offers: Action[] = [];
    offersTo(game, state, move.seat, offers);
    // Chance may intervene; the remaining moves depend on it.
    if (!offers.some((offer) => same(offer, move.action))) break;
    said.push(sayMoveAt({ text, telling: (page) => ({ ...telling(page), state }) }, n, move, seat));
    take(game, state, move.seat, move.action, dealer);
  }
  return said;
}
