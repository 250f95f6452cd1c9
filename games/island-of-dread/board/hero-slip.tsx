import type { Seat } from '@skerry/engine';
import { sayReason } from '@skerry/engine';
import { type FocusProps, OfferButton, SeatMark } from '@skerry/look';
import { useState } from 'preact/hooks';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { HeroSheet } from './hero-sheet.tsx';

/** The sheets of the Heroes, one at a time; at its time what experience can be spent on. */
export function HeroSlip(props: FocusProps<IslandOfDread>) {
  const { telling, text, offers, choose } = props;
  const { names } = wordsOf(text);
  const { players, active } = telling.state;
  const [wanted, setSeat] = useState<Seat | undefined>(undefined);
  const seat = wanted ?? telling.reader ?? active;
  return (
    <div class="iod-hero-slip">
      {offers.length > 0 && (
        <div class="iod-training">
          {offers.map((offer) => (
            <OfferButton
              key={offer.key}
              label={offer.label}
              detail={offer.detail}
              icon={offer.icon}
              hotkey={offer.hotkey}
              why={offer.why === undefined ? undefined : sayReason(text, offer.why, telling)}
              onClick={() => choose(offer)}
            />
          ))}
        </div>
      )}
      <fieldset class="iod-heroes">
        {players.map(({ hero }, each) => (
          <button
            key={each}
            class="iod-hero-tab"
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
