import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** Experience counters, beside the name. */
export function Won({ telling, text, seat }: Scene<IslandOfDread> & { readonly seat: Seat }) {
  const counters = telling.state.players[seat]!.trained.reduce((sum, n) => sum + n, 0);
  return <b title={wordsOf(text).sheet.counters}>{counters}</b>;
}
