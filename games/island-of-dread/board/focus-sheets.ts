/** The slips of the market, of Captains and of the reader's own Hero. */
import type { Choice } from '@skerry/engine';
import type { Focus, Scene } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { MarketSlip } from './market-slip.tsx';
import { keysOf } from './offers.ts';

export function sheetFocus(
  { telling, text }: Scene<IslandOfDread>,
  _choices: readonly Choice<IslandOfDread>[],
): Focus<IslandOfDread> | undefined {
  const { agenda, players, active, turns } = telling.state;
  switch (agenda.at(-1)?.do) {
    case 'market':
    case 'shelf':
    case 'sell':
    case 'captains': {
      const { market, names } = wordsOf(text);
      return {
        key: `market-${turns}`,
        title: market.stack(names.place(telling, players[active]!.at)),
        Slip: MarketSlip,
        offers: keysOf('buy', 'sell', 'hire', 'loan', 'heal'),
      };
    }
    default:
      return undefined;
  }
}
