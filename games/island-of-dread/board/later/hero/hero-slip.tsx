import { type Seat, sayReason } from '@skerry/engine';
import { type FocusProps, type Offer, OfferButton, SeatMark } from '@skerry/look';
import { useState } from 'preact/hooks';
import type { Spending } from '../../../outlook/experience.ts';
import type { Action } from '../../../rules/actions.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { hold, isHeld } from '../../offers/held-spending.ts';
import { HeroSheet } from './hero-sheet.tsx';

/** One sheet at a time; during the Experience Step also what experience can be spent on. */
export function HeroSlip(props: FocusProps<IslandOfDread>) {
  const { telling, text, offers, choose } = props;
  const { names } = wordsOf(text);
  const { players, active } = telling.state;
  const [wanted, setSeat] = useState<Seat | undefined>(undefined);
  const seat = wanted ?? telling.reader ?? active;
  return (
    <div class="column iod-hero-slip">
      {offers.length > 0 && (
        <div class="stack iod-training">
          {offers.map((offer) => (
            <OfferButton
              key={offer.key}
              name={offer.key}
              {...spendingOn(props, offer)}
              icon={offer.icon}
              why={offer.why === undefined ? undefined : sayReason(text, offer.why, telling)}
              chosen={isSpending(offer.actions[0]) && isHeld(telling, offer.actions[0])}
              onClick={() => {
                const [action] = offer.actions;
                if (!isSpending(action) || !hold(telling, action)) choose(offer);
              }}
            />
          ))}
        </div>
      )}
      {/* Spending experience shows the player's own sheet; others are under their names. */}
      {offers.length === 0 && (
        <fieldset class="wrap">
          {players.map(({ hero }, each) => (
            <button
              key={each}
              class="row key iod-hero-tab"
              type="button"
              aria-pressed={each === seat}
              onClick={() => setSeat(each)}
            >
              <SeatMark seat={each} size={18} />
              <span class="cut">
                {telling.names[each]}
                <small class="fine">{names.card(telling, hero)}</small>
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <HeroSheet {...props} seat={seat} />
    </div>
  );
}

const isSpending = (action: Action | undefined): action is Spending =>
  action?.act === 'train' || action?.act === 'find';

/** A counter is labelled by what it raises, an Item by its name. */
function spendingOn({ telling, text }: FocusProps<IslandOfDread>, { label, actions }: Offer<IslandOfDread>) {
  const { sheet, names } = wordsOf(text);
  const [action] = actions;
  switch (action?.act) {
    case 'train':
      return {
        label: sheet.raised[action.counter],
        detail: sheet.adds(telling.content.content.numbers.counters[action.counter]),
      };
    case 'find':
      return { label: names.card(telling, action.item), detail: sheet.forMaps };
    default:
      return { label };
  }
}
