import { sayReason } from '@skerry/engine';
import { OfferButton } from '@skerry/look';
import { hirePrice } from '../../rules/captain.ts';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { Heading } from '../hand/hero-sheet.tsx';
import { errandOf } from '../offers/errands.ts';
import { keyOf } from '../offers/offers.ts';
import { CaptainCard } from './captain-card.tsx';
import type { ErrandProps } from './market-slip.tsx';

/** ID-139 to ID-147: the Captains in the town's stack, to hire or to have on loan. Whoever looks draws one more. */
export function CaptainsInPort({ cards, ...props }: ErrandProps & { readonly cards: readonly number[] }) {
  const { telling, text, offers, choose } = props;
  const { market } = wordsOf(text);
  const look = offers.find(({ key }) => key === 'lookForCaptains');
  return (
    <section class="iod-captains">
      <Heading title={market.captains} />
      {cards.length === 0 && <p class="iod-none">{market.noCaptains}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card} data-iod={`card-${card}`}>
            <CaptainCard telling={telling} text={text} card={card}>
              {telling.state.turn.looked && <Hiring {...props} card={card} />}
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

function Hiring({ telling, text, run, mine, card }: ErrandProps & { readonly card: number }) {
  const { market } = wordsOf(text);
  const seat = telling.state.active;
  const hire = errandOf(telling, seat, { act: 'hire', captain: card });
  const loan = errandOf(telling, seat, { act: 'loan', captain: card });
  const said = (errand: typeof hire) => (errand.why === undefined ? undefined : sayReason(text, errand.why, telling));
  return (
    <span class="iod-hiring">
      <OfferButton
        name={keyOf({ act: 'hire', captain: card })}
        label={market.hire}
        detail={market.price(hirePrice(telling.content, telling.state, seat, card))}
        why={said(hire)}
        onClick={() => mine && hire.why === undefined && run(hire)}
      />
      <OfferButton
        name={keyOf({ act: 'loan', captain: card })}
        label={market.loan}
        detail={market.loanHow}
        why={said(loan)}
        onClick={() => mine && loan.why === undefined && run(loan)}
      />
    </span>
  );
}
