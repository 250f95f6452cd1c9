import { at } from '@skerry/engine';
import { slipWordsOf } from '../../../../text/board.ts';
import type { Text, TextContext } from '../../../../text/context.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { effectsIn } from '../../../parts/effects.ts';
import { Goods } from '../../../parts/price.tsx';

/** A building with its price, or the reason against it in a few words. */
export interface CardOnOffer {
  readonly building: number;
  /** The row's space, from 1. */
  readonly space?: number;
  /** The books the space needs. */
  readonly books?: number;
  /** `open`: available; `refused`: unavailable; `shown`: for display only. */
  readonly is: 'open' | 'refused' | 'shown';
  /** Below the price: "Yours for 7", "1 coin short". */
  readonly words?: string | undefined;
}

interface BuildingCardProps {
  readonly telling: TextContext;
  readonly text: Text;
  readonly card: CardOnOffer;
  /** Whether buildings are being built: wood and fish come first. */
  readonly isBuilding: boolean;
  readonly isChosen: boolean;
  onPick(): void;
}

/** Large enough to read: books, name, emblem, price, availability. */
export function BuildingCard({ telling, text, card, isBuilding, isChosen, onPick }: BuildingCardProps) {
  const { row: words, names } = slipWordsOf(text);
  const { building, books, is, space } = card;
  const name = names.building(telling, building);
  const { coins, wood, fish } = at(telling.content.buildings, building);
  const told = [
    ...(space === undefined ? [] : [words.space(space)]),
    words.card(name, { coins, wood, fish }, books),
    ...(card.words === undefined ? [] : [is === 'refused' ? words.refused(card.words) : card.words]),
  ];
  const price = [<Goods key="coins" of={{ coin: coins }} />, <Goods key="goods" of={{ wood, fish }} />];
  return (
    <button
      class={isChosen ? 'parchment corners ib-building' : 'parchment ib-building'}
      type="button"
      data-is={is}
      data-walk
      data-building={building}
      aria-pressed={isChosen}
      aria-label={told.join(', ')}
      onClick={onPick}
    >
      {books !== undefined && (
        <span class="row ib-building-books">
          {Array.from({ length: books }, (_, n) => (
            <Drawing key={n} name="book" />
          ))}
          <em class="cap">{words.books(books)}</em>
        </span>
      )}
      <b class="ib-building-name">{name}</b>
      <span class="ib-building-drawing">
        <Drawing name={`building-${building}`} />
      </span>
      <span class="wrap ib-prices">
        {isBuilding ? price[1] : price[0]}
        <i class="cap">{words.or}</i>
        {isBuilding ? price[0] : price[1]}
      </span>
      {card.words !== undefined && <small class="ib-building-words">{card.words}</small>}
      <small class="ib-building-effects">{effectsIn({ telling, text }, building).join(' ')}</small>
    </button>
  );
}
