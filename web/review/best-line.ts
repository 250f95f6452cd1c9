import type { ReviewedEntry } from '@skerry/bots';
import type { ReviewTelling } from '@skerry/bots/telling';
import { type Action, type Game, imagine, offersTo, SampleDealer, same, sayAction, take } from '@skerry/engine';
import type { PositionAt } from './positions.ts';

/** The best moves that were found at an entry, each called as from where those before it lead. */
export function bestLine(
  game: Game,
  positionAt: PositionAt,
  { text, telling }: Pick<ReviewTelling, 'text' | 'telling'>,
  { n, seat, choice }: Pick<ReviewedEntry, 'n' | 'seat' | 'choice'>,
): string[] {
  const dealer = new SampleDealer(1);
  const state = imagine(game, positionAt(n, seat), dealer);
  const said: string[] = [];
  for (const { seat: reader, action } of choice?.best.moves ?? []) {
    const offers: Action[] = [];
    offersTo(game, state, reader, offers);
    // Chance may have its say before all are made; then the rest depends on it.
    if (!offers.some((offer) => same(offer, action))) break;
    said.push(sayAction(text, action, { ...telling(n), state, reader }));
    take(game, state, reader, action, dealer);
  }
  return said;
}
