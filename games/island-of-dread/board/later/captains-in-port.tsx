import { keyOf, OfferButton, Slip } from '@skerry/look';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { CaptainCard } from './captain-card.tsx';
import type { MarketProps } from './market-slip.tsx';

/** ID-139 to ID-147: the Captains in the town's stack, to hire or to have on loan. Whoever looks draws one more. */
export function CaptainsInPort({ telling, text, offers, choose, market: { captains }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  const look = offers.find(({ key }) => key === 'lookForCaptains');
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
      {captains.length === 0 && <p class="iod-none">{market.noCaptains}</p>}
      <ul>
        {captains.map(({ card, hire, loan }) => (
          <li key={card} data-iod={`card-${card}`}>
            <CaptainCard
              telling={telling}
              text={text}
              card={card}
              actions={
                telling.state.turn.looked && (
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
                )
              }
            />
          </li>
        ))}
      </ul>
    </Slip>
  );
}
