import { at } from '@skerry/engine';
import { slipWordsOf } from '../../text/board.ts';
import type { Text, TextContext } from '../../text/context.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Goods } from '../parts/price.tsx';

/** A building that can be had, or not: the price, and in a few words why not. */
export interface CardOnOffer {
  readonly building: number;
  /** The space of the row, counted from 1. */
  readonly space?: number;
  /** The books that the space needs. */
  readonly books?: number;
  /** `open`: it can be had; `refused`: it cannot; `shown`: it is only looked at. */
  readonly is: 'open' | 'refused' | 'shown';
  /** Below the price: "Yours for 7", "1 coin short". */
  readonly words?: string | undefined;
}

interface BuildingCardProps {
  readonly telling: TextContext;
  readonly text: Text;
  readonly card: CardOnOffer;
  /** Whether buildings are built now: wood and fish come first. */
  readonly isBuilding: boolean;
  readonly isChosen: boolean;
  onPick(): void;
}

/** A building, large enough to read: books, name, emblem, price, and whether it can be had. */
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
      class="parchment ib-building"
      type="button"
      data-is={is}
      data-walk
      data-building={building}
      aria-pressed={isChosen}
      aria-label={told.join(', ')}
      onClick={onPick}
    >
      {books !== undefined && (
        <span class="ib-building-books">
          {Array.from({ length: books }, (_, n) => (
            <Drawing key={n} name="book" />
          ))}
          <em>{words.books(books)}</em>
        </span>
      )}
      <b class="ib-building-name">{name}</b>
      <span class="ib-building-drawing">
        <Drawing name={`building-${building}`} />
      </span>
      <span class="ib-prices">
        {isBuilding ? price[1] : price[0]}
        <i>{words.or}</i>
        {isBuilding ? price[0] : price[1]}
      </span>
      {card.words !== undefined && <small class="ib-building-words">{card.words}</small>}
    </button>
  );
}
