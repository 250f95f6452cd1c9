import { sayReason } from '@skerry/engine';
import { type FocusProps, keyOf, OfferButton, Slip } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { type Deal, type Market, marketOf } from '../../../outlook/market.ts';
import type { Action } from '../../../rules/actions.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardPicture, nameOf } from '../../cards/card-picture.tsx';
import { drawn } from '../../drawings/drawing.tsx';
import { pictureOf } from '../../drawings/pictures.ts';
import { Quantity } from '../../hand/quantity.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { EventNote } from '../cards/event-note.tsx';
import { CaptainsInPort } from './captains-in-port.tsx';
import { usePlacesKept } from './places-kept.ts';

type Props = FocusProps<IslandOfDread>;

/** A deal as a button: refused with its reason, and enabled only for the active Hero at the market. */
export interface Bargain {
  readonly why: string | undefined;
  readonly isOpen: boolean;
  run(): void;
}

export interface MarketProps extends Props {
  readonly market: Market;
  bargain(deal: Deal): Bargain;
}

/** What can be bought, sold, healed and hired, each by one touch. */
export function MarketSlip(props: Props) {
  const { telling, text, choices, answer } = props;
  const { names, market: words } = wordsOf(text);
  const market = marketOf(telling);
  const { gold } = telling.state.players[telling.state.active]!;
  const mine = telling.reader === telling.state.active && choices.length > 0;
  const bargain = ({ why, action, further }: Deal): Bargain => ({
    why: why === undefined ? undefined : sayReason(text, why, telling),
    isOpen: mine && why === undefined,
    run: () => mine && why === undefined && answer(action, further),
  });
  const all = { ...props, market, bargain };
  const root = useRef<HTMLDivElement>(null);
  const parts = [
    { label: words.goods, n: market.wares.length },
    { label: words.captains, n: market.captains.length },
    { label: words.yours, n: market.sales.length },
  ];
  return (
    <div class="column iod-market" ref={root}>
      {/* Sections below the fold show their name and count here. */}
      <header class="row iod-market-head">
        {parts.map(({ label, n }, part) => (
          <button
            key={label}
            class="inline link"
            type="button"
            onClick={() => root.current?.querySelectorAll(':scope > section')[part]?.scrollIntoView({ block: 'start' })}
          >
            {label} <b class="figure">{n}</b>
          </button>
        ))}
        <span class="iod-purse">
          <Quantity drawing="gold" n={gold} label={words.left(gold)} />
        </span>
        <span class="visually-hidden">{names.named(telling, market.town)}</span>
      </header>
      <EventNote telling={telling} text={text} where="market" />
      <Goods {...all} />
      <CaptainsInPort {...all} />
      <Yours {...all} />
    </div>
  );
}

/** Wounded figures, and those that were wounded when the visit began. */
function Wounded({ telling, text, market: { heals }, bargain }: MarketProps) {
  const { market, names } = wordsOf(text);
  const figures = usePlacesKept(
    telling.state.turns,
    heals.map(({ card }) => card),
  );
  return figures.length === 0 ? null : (
    <span class="wrap iod-heal">
      {figures.map((figure) => {
        const deal = heals.find(({ card }) => card === figure);
        const action: Action = { act: 'heal', figure };
        const icon = drawn(pictureOf(telling.content.cards[figure]!));
        if (deal === undefined)
          return <OfferButton key={figure} label={names.card(telling, figure)} icon={icon} why={market.healed} />;
        const { healed, sum, price, further } = deal;
        const more = Array.from({ length: healed - 1 }, () => action);
        const all = bargain({ ...deal, further: [...further, ...more] });
        return (
          <span key={figure} class="row">
            <OfferButton
              name={healed > 1 ? `${keyOf(action)}-all` : keyOf(action)}
              label={market.heal(telling, figure, healed)}
              detail={market.healFor(sum)}
              icon={icon}
              why={all.why}
              onClick={all.run}
            />
            {healed > 1 && (
              <OfferButton
                name={keyOf(action)}
                label={market.healOne}
                said={`${market.heal(telling, figure, 1)}, ${market.healFor(price)}`}
                detail={market.healFor(price)}
                onClick={bargain(deal).run}
              />
            )}
          </span>
        );
      })}
    </span>
  );
}

function Goods(props: MarketProps) {
  const { telling, text, market, bargain } = props;
  const words = wordsOf(text).market;
  const cards = usePlacesKept(
    telling.state.turns,
    market.wares.map(({ card }) => card),
  );
  return (
    <section class="stack" aria-label={words.goods}>
      <Wounded {...props} />
      {cards.length === 0 && <p class="iod-none">{words.empty}</p>}
      <ul class="stack iod-cards iod-goods">
        {cards.map((card) => {
          const deal = market.wares.find((ware) => ware.card === card);
          if (deal === undefined)
            return (
              <li key={card} class="row iod-card" data-state="room">
                {words.gone}
              </li>
            );
          const { why, isOpen, run } = bargain(deal);
          return (
            <li key={card} data-iod={`card-${card}`}>
              <button
                class="row iod-card"
                type="button"
                data-act="buy"
                data-offer={keyOf({ act: 'buy', card })}
                data-state={why !== undefined ? 'refused' : isOpen ? 'open' : undefined}
                aria-disabled={!isOpen}
                onClick={run}
              >
                <CardFace telling={telling} text={text} card={card}>
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
  return (
    <span class="iod-price">
      <Quantity drawing="gold" n={n} label={wordsOf(text).market.price(n)} />
    </span>
  );
}

function Yours({ telling, text, market: { sales }, bargain }: MarketProps) {
  const { market } = wordsOf(text);
  const cards = usePlacesKept(
    telling.state.turns,
    sales.map(({ card }) => card),
  );
  return (
    <Slip as="part" title={market.yours} note={market.soldFor}>
      {cards.length === 0 && <p class="iod-none">{market.nothingToSell}</p>}
      <ul>
        {cards.map((card) => {
          const deal = sales.find((sale) => sale.card === card);
          const { why, isOpen, run } = deal === undefined ? SOLD : bargain(deal);
          return (
            <li key={card}>
              <button
                class="row iod-sale"
                type="button"
                data-act={deal && 'sell'}
                data-offer={keyOf({ act: 'sell', card })}
                aria-disabled={!isOpen}
                title={deal && market.sells(deal.price)}
                onClick={run}
              >
                <CardPicture telling={telling} card={card} />
                <span class="grow stack">
                  {nameOf({ telling, text }, card)}
                  {deal === undefined && <em class="fine">{market.sold}</em>}
                  {why !== undefined && <em class="reason">{why}</em>}
                </span>
                {deal && <Price n={deal.price} text={text} />}
              </button>
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}

const SOLD: Bargain = { why: undefined, isOpen: false, run: () => {} };
