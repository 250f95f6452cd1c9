import { sayReason } from '@skerry/engine';
import { type FocusProps, OfferButton } from '@skerry/look';
import type { IslandOfDread } from '../../../rules/types.ts';

export function SlipOffers({ telling, text, offers, choose }: FocusProps<IslandOfDread>) {
  return (
    <div class="wrap iod-slip-offers">
      {offers.map((offer) => (
        <OfferButton
          key={offer.key}
          name={offer.key}
          label={offer.label}
          detail={offer.detail}
          icon={offer.icon}
          hotkey={offer.hotkey}
          go={offer.go}
          why={offer.why === undefined ? undefined : sayReason(text, offer.why, telling)}
          onClick={() => choose(offer)}
        />
      ))}
    </div>
  );
}
