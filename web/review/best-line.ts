import type { ReviewedEntry } from '@skerry/bots';
import type { ReviewTelling } from '@skerry/bots/telling';
import {
  type Action,
  type Game,
  type GameRecord,
  imagine,
  offersTo,
  replay,
  SampleDealer,
  same,
  sayAction,
  take,
  view,
} from '@skerry/engine';

/** The best moves that were found at an entry, each called as from where those before it lead. */
export function bestLine(
  game: Game,
  record: GameRecord,
  { text, telling }: Pick<ReviewTelling, 'text' | 'telling'>,
  { n, seat, choice }: Pick<ReviewedEntry, 'n' | 'seat' | 'choice'>,
): string[] {
  const dealer = new SampleDealer(1);
  const state = imagine(game, view(replay(game, record, n), seat), dealer);
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
