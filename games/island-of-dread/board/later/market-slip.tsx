import { sayReason } from '@skerry/engine';
import { type FocusProps, OfferButton } from '@skerry/look';
import { countersOn } from '../../rules/figures.ts';
import { buyPrice, healPrice, sellPrice } from '../../rules/market.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardFace, CardPicture, nameOf } from '../cards/card-face.tsx';
import { Drawing, drawn } from '../drawings/drawing.tsx';
import { pictureOf, townPicture } from '../drawings/pictures.ts';
import { Heading } from '../hand/hero-sheet.tsx';
import { type ErrandNow, errandOf, marketTown } from '../offers/errands.ts';
import { keyOf } from '../offers/offers.ts';
import { CaptainsInPort } from './captains-in-port.tsx';

type Props = FocusProps<IslandOfDread>;
export interface ErrandProps extends Props {
  readonly run: (errand: ErrandNow) => void;
  /** Whoever reads is the one at the market and may act. */
  readonly mine: boolean;
}

/** The market of a town: what can be bought, sold, healed and hired, each by one touch. */
export function MarketSlip(props: Props) {
  const { telling, text, choices } = props;
  const { names, market, sheet } = wordsOf(text);
  const run = ({ action, further }: ErrandNow): void => props.answer(action, further);
  const town = marketTown(telling);
  const { gold } = telling.state.players[telling.state.active]!;
  const errands = { ...props, run, mine: telling.reader === telling.state.active && choices.length > 0 };
  const id = telling.content.chart.ports[town]!;
  return (
    <div class="iod-market">
      <header class="iod-market-head">
        <span class="iod-vignette">
          <Drawing name={townPicture(id)} />
        </span>
        <h3>{market.goods}</h3>
        <Wounded {...errands} />
        <span class="iod-purse" role="img" aria-label={market.left(gold)} title={market.left(gold)}>
          <Drawing name="gold" />
          <b>{gold}</b> {sheet.gold.toLocaleLowerCase()}
        </span>
        <span class="visually-hidden">{names.named(telling, id)}</span>
      </header>
      <Goods {...errands} cards={telling.state.stacks[town]!} />
      <div class="iod-market-rest">
        <CaptainsInPort {...errands} cards={telling.state.captains[town]!} />
        <Yours {...errands} />
      </div>
    </div>
  );
}

/** The Hero and the Allies that have wounds. */
function Wounded({ telling, text, run, mine }: ErrandProps) {
  const { market } = wordsOf(text);
  const { content, state } = telling;
  const seat = state.active;
  const player = state.players[seat]!;
  return (
    <span class="iod-heal">
      {[player.hero, ...player.allies].map((figure) => {
        const wounds = countersOn(player, figure, 'wound');
        if (wounds === 0) return null;
        const errand = errandOf(telling, seat, { act: 'heal', figure });
        return (
          <OfferButton
            key={figure}
            name={keyOf({ act: 'heal', figure })}
            label={market.heal(telling, figure, wounds)}
            detail={market.healFor(healPrice(content, state, seat))}
            icon={drawn(pictureOf(content.cards[figure]!))}
            why={errand.why === undefined ? undefined : sayReason(text, errand.why, telling)}
            onClick={() => mine && errand.why === undefined && run(errand)}
          />
        );
      })}
    </span>
  );
}

function Goods({ cards, ...props }: ErrandProps & { readonly cards: readonly number[] }) {
  const { telling, text, run, mine } = props;
  const { market } = wordsOf(text);
  const seat = telling.state.active;
  return (
    <section aria-label={market.goods}>
      {cards.length === 0 && <p class="iod-none">{market.empty}</p>}
      <ul class="iod-cards iod-goods">
        {cards.map((card) => {
          const errand = errandOf(telling, seat, { act: 'buy', card });
          const why = errand.why === undefined ? undefined : sayReason(text, errand.why, telling);
          const price = buyPrice(telling.content, telling.state, seat, card);
          return (
            <li key={card} data-iod={`card-${card}`}>
              <button
                class="iod-card"
                type="button"
                data-act="buy"
                data-state={why !== undefined ? 'refused' : mine ? 'open' : undefined}
                aria-disabled={why !== undefined || !mine}
                onClick={() => mine && errand.why === undefined && run(errand)}
              >
                <CardFace telling={telling} text={text} card={card}>
                  <Price n={price} text={text} />
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

export function Price({ n, text }: Pick<Props, 'text'> & { readonly n: number }) {
  const label = wordsOf(text).market.price(n);
  return (
    <span class="iod-price" role="img" aria-label={label} title={label}>
      <Drawing name="gold" />
      <b>{n}</b>
    </span>
  );
}

/** What the one at the market could sell. */
function Yours({ telling, text, run, mine }: ErrandProps) {
  const { market } = wordsOf(text);
  const seat = telling.state.active;
  const { items, allies } = telling.state.players[seat]!;
  const cards = [...items, ...allies];
  return (
    <section class="iod-yours">
      <Heading title={market.yours} note={market.soldFor} />
      {cards.length === 0 && <p class="iod-none">{market.nothingToSell}</p>}
      <ul>
        {cards.map((card) => {
          const errand = errandOf(telling, seat, { act: 'sell', card });
          const why = errand.why === undefined ? undefined : sayReason(text, errand.why, telling);
          const price = sellPrice(telling.content, card);
          return (
            <li key={card}>
              <button
                class="iod-sale"
                type="button"
                data-act="sell"
                aria-disabled={why !== undefined || !mine}
                title={market.sells(price)}
                onClick={() => mine && errand.why === undefined && run(errand)}
              >
                <CardPicture telling={telling} card={card} />
                <span>
                  {nameOf({ telling, text }, card)}
                  {why !== undefined && <em class="reason">{why}</em>}
                </span>
                <Price n={price} text={text} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
