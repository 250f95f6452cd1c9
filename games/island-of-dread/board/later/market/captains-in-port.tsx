import { keyOf, OfferButton, Slip } from '@skerry/look';
import { wordsOf } from '../../../text/board.ts';
import { drawn } from '../../drawings/drawing.tsx';
import { Quantity } from '../../hand/quantity.tsx';
import { CaptainCard } from '../cards/captain-card.tsx';
import type { MarketProps } from './market-slip.tsx';
import { usePlacesKept } from './places-kept.ts';

/** ID-139 to ID-147: the Captains in the town's stack, to hire or borrow. A look draws one more. */
export function CaptainsInPort({ telling, text, offers, choose, market: { captains }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  const look = offers.find(({ key }) => key === 'lookForCaptains');
  const cards = usePlacesKept(
    telling.state.turns,
    captains.map(({ card }) => card),
  );
  return (
    <Slip
      as="part"
      class="iod-captains"
      title={market.captains}
      actions={
        look && (
          <OfferButton
            name={look.key}
            label={look.label}
            detail={market.lookHow}
            icon={drawn('back-captain')}
            hotkey={look.hotkey}
            onClick={() => choose(look)}
          />
        )
      }
    >
      {cards.length === 0 && <p class="iod-none">{market.noCaptains}</p>}
      <ul class="stack">
        {cards.map((card) => {
          const deal = captains.find((each) => each.card === card);
          if (deal === undefined)
            return (
              <li key={card} class="row iod-card" data-state="room">
                {market.hired}
              </li>
            );
          const { hire, loan } = deal;
          return (
            <li key={card} data-iod={`card-${card}`}>
              <CaptainCard
                telling={telling}
                text={text}
                card={card}
                actions={
                  telling.state.turn.looked ? (
                    <>
                      <OfferButton
                        name={keyOf({ act: 'hire', captain: card })}
                        label={market.hire}
                        detail={market.price(hire.price)}
                        why={bargain(hire).why}
                        onClick={bargain(hire).run}
                      />
                      <OfferButton
                        name={keyOf({ act: 'loan', captain: card })}
                        label={market.loan}
                        detail={market.loanHow}
                        why={bargain(loan).why}
                        onClick={bargain(loan).run}
                      />
                    </>
                  ) : (
                    <Quantity drawing="gold" n={hire.price} label={market.price(hire.price)} />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}
