import type { FocusProps } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Drawing } from './drawing.tsx';
import { pictureOf } from './pictures.ts';
import { SlipOffers } from './slip-offers.tsx';

/** A card that was drawn, to be read. */
export function CardSlip(props: FocusProps<IslandOfDread>) {
  const { telling, text } = props;
  const card = telling.content.cards[telling.state.facing];
  if (card === undefined) return null;
  return (
    <div class="iod-card">
      <Drawing name={pictureOf(card)} />
      <p>{wordsOf(text).names.cardText(telling, card.number)}</p>
      <SlipOffers {...props} />
    </div>
  );
}
