import { sayAction, sayReason } from '@skerry/engine';
import { type HandProps, OfferButton } from '@skerry/look';
import type { Card } from '../../content/cards.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { usesCard } from '../chart/concerns.ts';

export interface CardSlipProps extends HandProps<ForbiddenIsland> {
  readonly card: Card;
}

/** A card in words, with its actions in the hand; targets of special cards are marked on the island. */
export function CardSlip({ telling, text, choices, answer, card }: CardSlipProps) {
  const words = wordsOf(text);
  const about = choices.filter(({ action }) => usesCard(action, card));
  const offered = about.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  const buttons = offered.filter(({ act }) => act !== 'lift' && act !== 'sandbags');
  const targets = offered.length > buttons.length;
  const reasons = new Set(
    about.flatMap(({ action, why }) =>
      why === undefined || action.act === 'lift' || action.act === 'sandbags' || action.act === 'liftOff'
        ? []
        : [sayReason(text, why, telling)],
    ),
  );
  return (
    <div class="stack fi-tile-slip">
      <h3>{words.names.cards[card]}</h3>
      {targets && <p class="cap">{words.chooseTarget(card)}</p>}
      {buttons.map((action) => (
        <OfferButton
          key={JSON.stringify(action)}
          icon={action.act === 'liftOff' ? 'lift' : action.act}
          label={sayAction(text, action, telling)}
          onClick={() => answer(action)}
        />
      ))}
      {offered.length === 0 && reasons.size === 0 && <p class="cap">{words.noUse}</p>}
      {offered.length === 0 &&
        [...reasons].slice(0, 3).map((reason) => (
          <p key={reason} class="reason">
            {reason}
          </p>
        ))}
    </div>
  );
}
