import type { BoardProps, HandProps } from '@skerry/look';
import { TURNS_A_ROUND } from '../../content/islands.ts';
import { mapOf } from '../../outlook/position.ts';
import { cardsNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { shownSeat } from '../chart/shown-island.ts';
import { Counts } from '../panels/piles.tsx';
import { TerrainCard, TerrainDrawing } from '../parts/drawing.tsx';
import { Boxes, OtherIsland } from '../sheet/other-sheets.tsx';
import { Ladder } from '../sheet/score-sheet.tsx';

type Props = BoardProps<TrailsOfTucana>;

/** Up to this many seats there is room for large cards. */
const FEW = 2;

/** The panel of the shown island's seat has the cards, or on a phone the boxes; other panels have their island. */
export function Hand(props: HandProps<TrailsOfTucana>) {
  const { telling, seat, place } = props;
  if (seat !== shownSeat(telling)) return <OtherIsland {...props} />;
  return (
    <div class="tt-own" data-place={place} data-few={telling.state.seats <= FEW}>
      <Turn {...props} />
      {telling.state.seats === 1 && <Ladder {...props} />}
      <Boxes {...props} seat={seat} />
    </div>
  );
}

/** The turn's two cards, and the rest of the pile. */
function Turn(props: Props) {
  const { telling, text, moment } = props;
  const { state } = telling;
  const words = wordsOf(text);
  const cards = cardsNow(telling);
  if (cards === undefined) return null;
  const isNew = moment?.facts.some(({ fact }) => fact === 'cardsShown') ?? false;
  return (
    <div class="tt-turn">
      <p class="tt-when cap">
        <span>{words.round(state.round, mapOf(telling).rounds)}</span>
        <span>{words.turn(state.turn, TURNS_A_ROUND)}</span>
      </p>
      <div class="tt-pair">
        {cards.map((card, n) => (
          <span key={n} data-fresh={isNew ? 'card' : undefined}>
            <TerrainCard card={card} name={words.capital(words.names.cards[card])} />
          </span>
        ))}
      </div>
      <Counts {...props} />
    </div>
  );
}

/** The cards and the round, lying down above the chart. */
export function Strip(props: Props) {
  const { telling, text } = props;
  const { state } = telling;
  const words = wordsOf(text);
  const cards = cardsNow(telling);
  if (cards === undefined) return <div class="row tt-strip" />;
  const names = cards.map((card) => words.names.cards[card]);
  return (
    <div class="row tt-strip">
      <span class="tt-strip-cards" role="img" aria-label={words.cards(names[0]!, names[1]!)}>
        {cards.map((card, n) => (
          <span key={n} class="row">
            <TerrainDrawing card={card} />
            {words.capital(words.names.cards[card])}
          </span>
        ))}
      </span>
      <span class="tt-strip-when">
        <span>{words.round(state.round, mapOf(telling).rounds)}</span>
        <span>{words.turn(state.turn, TURNS_A_ROUND)}</span>
      </span>
    </div>
  );
}
