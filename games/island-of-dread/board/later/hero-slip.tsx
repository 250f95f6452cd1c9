import { type Seat, sayReason } from '@skerry/engine';
import { type FocusProps, type Offer, OfferButton, SeatMark } from '@skerry/look';
import { useState } from 'preact/hooks';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { HeroSheet } from '../hand/hero-sheet.tsx';

/** The sheets of the Heroes, one at a time; at its time what experience can be spent on. */
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
              onClick={() => choose(offer)}
            />
          ))}
        </div>
      )}
      {/* Whoever spends experience looks at their own sheet; those of the others are at their names. */}
      <fieldset class="iod-heroes" hidden={offers.length > 0}>
        {players.map(({ hero }, each) => (
          <button
            key={each}
            class="row iod-hero-tab"
            type="button"
            aria-pressed={each === seat}
            onClick={() => setSeat(each)}
          >
            <SeatMark seat={each} size={18} />
            <span>
              {telling.names[each]}
              <small>{names.card(telling, hero)}</small>
            </span>
          </button>
        ))}
      </fieldset>
      <HeroSheet {...props} seat={seat} />
    </div>
  );
}

/** A counter is told by what it raises, an Item by its name. */
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
