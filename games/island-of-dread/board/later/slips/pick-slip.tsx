import { sayReason } from '@skerry/engine';
import type { FocusProps } from '@skerry/look';
import type { Action } from '../../../rules/actions.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { CardFace } from '../cards/card-face.tsx';

const cardOf = (action: Action | undefined): number | undefined => {
  switch (action?.act) {
    case 'loseCard':
    case 'giveUp':
      return action.card;
    case 'keepCaptain':
      return action.captain;
    case 'claim':
      return action.item;
    default:
      return undefined;
  }
};

/** A choice among several cards, each shown in full. */
export function PickSlip({ telling, text, choices, offers, choose }: FocusProps<IslandOfDread>) {
  const refused = choices.filter(({ why, action }) => why !== undefined && cardOf(action) !== undefined);
  return (
    <ul class="stack iod-cards iod-goods">
      {offers.map((offer) => {
        const card = cardOf(offer.actions[0]);
        return card === undefined ? null : (
          <li key={offer.key}>
            <button
              class="row iod-card"
              type="button"
              data-act="pick"
              data-offer={offer.key}
              data-state="open"
              onClick={() => choose(offer)}
            >
              <CardFace telling={telling} text={text} card={card}>
                {offer.label}
              </CardFace>
            </button>
          </li>
        );
      })}
      {refused.map(({ action, why }) => (
        <li key={cardOf(action)} class="row iod-card" data-state="refused">
          <CardFace telling={telling} text={text} card={cardOf(action)!}>
            <em class="reason">{sayReason(text, why!, telling)}</em>
          </CardFace>
        </li>
      ))}
    </ul>
  );
}
