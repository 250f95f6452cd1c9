import type { Seat } from '@skerry/engine';
import { Drawn, type Scene } from '@skerry/look';
import { CARDS } from '../../content/cards.ts';
import { SIGHTS } from '../../content/islands.ts';
import { leftInPile } from '../../outlook/pile.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { drawingAddress, TerrainDrawing } from '../parts/drawing.tsx';

type TtScene = Scene<TrailsOfTucana>;

/** How many cards of each terrain are still to come. */
export function Counts({ telling, text }: TtScene) {
  const words = wordsOf(text);
  const left = leftInPile(telling);
  if (left === undefined) return null;
  return (
    <ul class="tt-counts">
      {CARDS.map((card) => {
        const label = words.left(left[card], words.names.cards[card]);
        return (
          <li key={card} class="row" title={label} data-none={left[card] === 0}>
            <TerrainDrawing card={card} />
            <b aria-hidden="true">{left[card]}</b>
            <span class="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** From this many seats on, there is little room beside a name. */
const MANY = 6;

const CARD = { x: -24, y: -31, width: 48, height: 62 } as const;

/** The bonus cards a player has taken. */
export function Won({ telling, text, seat }: TtScene & { readonly seat: Seat }) {
  const words = wordsOf(text);
  const { bonuses } = sheetNow(telling, seat).sheet;
  if (bonuses.length === 0) return null;
  const names = bonuses.map(({ card, points }) => {
    const sight = SIGHTS.find((each) => each === card);
    return sight === undefined
      ? `${words.names.blueCard} ${card} +${points}`
      : `${words.names.redCard} (${words.names.sights[sight].many}) +${points}`;
  });
  return (
    <span
      class="tt-won"
      data-many={telling.state.seats >= MANY}
      role="img"
      aria-label={words.wonCards(names)}
      title={words.wonCards(names)}
    >
      {bonuses.map(({ card }) => {
        const sight = SIGHTS.find((each) => each === card);
        return (
          <svg key={card} class="tt-bonus-card" viewBox="-24 -31 48 62" aria-hidden="true">
            <Drawn href={drawingAddress(sight === undefined ? 'blue-card' : 'red-card')} {...CARD} />
            {sight === undefined ? (
              <text class="serif" y="3" font-size="22" text-anchor="middle">
                {card}
              </text>
            ) : (
              <Drawn href={drawingAddress(sight)} x="-16" y="-26" width="32" height="32" />
            )}
          </svg>
        );
      })}
    </span>
  );
}
