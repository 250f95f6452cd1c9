import type { HandProps } from '@skerry/look';
import { lifeOf, staminaOf } from '../rules/figures.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Drawing } from './drawing.tsx';
import { pictureOf } from './pictures.ts';

/** What a player has: the Hero, its counters, its things. */
export function Hand({ telling, text, seat }: HandProps<IslandOfDread>) {
  const { content } = telling;
  const player = telling.state.players[seat]!;
  const { sheet, names } = wordsOf(text);
  const things = [...player.items, ...player.allies].map((card) => names.card(telling, card));
  return (
    <div class="iod-hand">
      <span class="iod-portrait">
        <Drawing name={pictureOf(content.cards[player.hero]!)} />
      </span>
      <p>{sheet.suffered(player.wounds, lifeOf(content, player, player.hero), 'wound')}</p>
      <p>{sheet.suffered(player.exhaustion, staminaOf(content, player, player.hero), 'exhaustion')}</p>
      <p>{`${sheet.gold} ${player.gold}`}</p>
      <p>{things.length === 0 ? sheet.nothing : things.join(', ')}</p>
    </div>
  );
}
