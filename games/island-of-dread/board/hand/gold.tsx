import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Quantity } from './quantity.tsx';

export function Gold({ telling, text, seat }: Scene<IslandOfDread> & { readonly seat: Seat }) {
  const { gold } = telling.state.players[seat]!;
  return (
    <span data-iod={`gold-${seat}`}>
      <Quantity drawing="gold" n={gold} label={wordsOf(text).sheet.goldOf(gold)} what="gold" />
    </span>
  );
}
