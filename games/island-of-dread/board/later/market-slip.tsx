import { sayReason } from '@skerry/engine';
import { type FocusProps, keyOf, OfferButton, Slip } from '@skerry/look';
import { type Deal, type Market, marketOf } from '../../outlook/market.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardFace, CardPicture, nameOf } from '../cards/card-face.tsx';
import { Drawing, drawn } from '../drawings/drawing.tsx';
import { pictureOf, townPicture } from '../drawings/pictures.ts';
import { CaptainsInPort } from './captains-in-port.tsx';

type Props = FocusProps<IslandOfDread>;

/** A deal as a button: refused with its reason, and done only by whoever is at the market and may act. */
export interface Bargain {
  readonly why: string | undefined;
  readonly isOpen: boolean;
  run(): void;
}

export interface MarketProps extends Props {
  readonly market: Market;
  bargain(deal: Deal): Bargain;
}

/** The market of a town: what can be bought, sold, healed and hired, each by one touch. */
export function MarketSlip(props: Props) {
  const { telling, text, choices, answer } = props;
  const { names, market: words, sheet } = wordsOf(text);
  const market = marketOf(telling);
  const { gold } = telling.state.players[telling.state.active]!;
  const mine = telling.reader === telling.state.active && choices.length > 0;
  const bargain = ({ why, action, further }: Deal): Bargain => ({
    why: why === undefined ? undefined : sayReason(text, why, telling),
    isOpen: mine && why === undefined,
    run: () => mine && why === undefined && answer(action, further),
  });
  const all = { ...props, market, bargain };
  return (
    <div class="column iod-market">
      <header class="row wrap iod-market-head">
        <span class="iod-vignette">
          <Drawing name={townPicture(market.town)} />
        </span>
        <h3 class="heading">{words.goods}</h3>
        <Wounded {...all} />
        <span class="row wrap closing iod-purse" role="img" aria-label={words.left(gold)} title={words.left(gold)}>
          <Drawing name="gold" />
          <b>{gold}</b> {sheet.gold.toLocaleLowerCase()}
        </span>
        <span class="visually-hidden">{names.named(telling, market.town)}</span>
      </header>
      <Goods {...all} />
      <div class="stack iod-market-rest">
        <CaptainsInPort {...all} />
        <Yours {...all} />
      </div>
    </div>
  );
}

/** The Hero and the Allies that have wounds. */
function Wounded({ telling, text, market: { heals }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  return (
    <span class="wrap iod-heal">
      {heals.map((deal) => {
        const { why, run } = bargain(deal);
        return (
          <OfferButton
            key={deal.card}
            name={keyOf({ act: 'heal', figure: deal.card })}
            label={market.heal(telling, deal.card, deal.wounds)}
            detail={market.healFor(deal.price)}
            icon={drawn(pictureOf(telling.content.cards[deal.card]!))}
            why={why}
            onClick={run}
          />
        );
      })}
    </span>
  );
}

function Goods({ telling, text, market: { wares }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  return (
    <section aria-label={market.goods}>
      {wares.length === 0 && <p class="iod-none">{market.empty}</p>}
      <ul class="stack iod-cards iod-goods">
        {wares.map((deal) => {
          const { why, isOpen, run } = bargain(deal);
          return (
            <li key={deal.card} data-iod={`card-${deal.card}`}>
              <button
                class="row iod-card"
                type="button"
                data-act="buy"
                data-state={why !== undefined ? 'refused' : isOpen ? 'open' : undefined}
                aria-disabled={!isOpen}
                onClick={run}
              >
                <CardFace telling={telling} text={text} card={deal.card}>
                  <Price n={deal.price} text={text} />
                  {why !== undefined && <em class="reason">{why}</em>}
                </CardFace>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Price({ n, text }: Pick<Props, 'text'> & { readonly n: number }) {
  const label = wordsOf(text).market.price(n);
  return (
    <span class="inline iod-price" role="img" aria-label={label} title={label}>
      <Drawing name="gold" />
      <b>{n}</b>
    </span>
  );
}

/** What the one at the market could sell. */
function Yours({ telling, text, market: { sales }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  return (
    <Slip as="part" title={market.yours} note={market.soldFor}>
      {sales.length === 0 && <p class="iod-none">{market.nothingToSell}</p>}
      <ul>
        {sales.map((deal) => {
          const { why, isOpen, run } = bargain(deal);
          return (
            <li key={deal.card}>
              <button
                class="row iod-sale"
                type="button"
                data-act="sell"
                aria-disabled={!isOpen}
                title={market.sells(deal.price)}
                onClick={run}
              >
                <CardPicture telling={telling} card={deal.card} />
                <span>
                  {nameOf({ telling, text }, deal.card)}
                  {why !== undefined && <em class="reason">{why}</em>}
                </span>
                <Price n={deal.price} text={text} />
              </button>
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}
