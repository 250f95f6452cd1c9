import { keyOf, OfferButton } from '@skerry/look';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { Heading } from '../hand/hero-sheet.tsx';
import { CaptainCard } from './captain-card.tsx';
import type { MarketProps } from './market-slip.tsx';

/** ID-139 to ID-147: the Captains in the town's stack, to hire or to have on loan. Whoever looks draws one more. */
export function CaptainsInPort({ telling, text, offers, choose, market: { captains }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  const look = offers.find(({ key }) => key === 'lookForCaptains');
  return (
    <section class="iod-captains">
      <Heading title={market.captains} />
      {captains.length === 0 && <p class="iod-none">{market.noCaptains}</p>}
      <ul>
        {captains.map(({ card, hire, loan }) => (
          <li key={card} data-iod={`card-${card}`}>
            <CaptainCard telling={telling} text={text} card={card}>
              {telling.state.turn.looked && (
                <span class="stack iod-hiring">
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
                </span>
              )}
            </CaptainCard>
          </li>
        ))}
      </ul>
      {look !== undefined && (
        <OfferButton
          name={look.key}
          label={look.label}
          detail={market.lookHow}
          icon={drawn('back-captain')}
          hotkey={look.hotkey}
          onClick={() => choose(look)}
        />
      )}
    </section>
  );
}
