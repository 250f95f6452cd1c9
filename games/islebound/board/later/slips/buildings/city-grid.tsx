import { at, type Seat } from '@skerry/engine';
import { SeatMark, Slip } from '@skerry/look';
import { cityOf } from '../../../../outlook/seat.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import type { Text, TextContext } from '../../../../text/context.ts';
import { Drawing } from '../../../parts/drawing.tsx';

interface CityGridProps {
  readonly telling: TextContext;
  readonly text: Text;
  readonly seat: Seat;
  /** The selected building: in the city, or about to join it. */
  readonly chosen: number | undefined;
  onSeat(seat: Seat): void;
  onPick(building: number): void;
}

/** A city: its buildings, the next place, and the one that triggers the last round. */
export function CityGrid({ telling, text, seat, chosen, onSeat, onPick }: CityGridProps) {
  const { row: words, names } = slipWordsOf(text);
  const { state, content } = telling;
  const { buildings: city, worth, end: last } = cityOf(telling, seat);
  const isOwn = seat === telling.reader;
  return (
    <Slip as="part" class="ib-city-large" title={words.city(telling, seat)} note={words.cityWorth(worth)}>
      {state.seats > 1 && (
        <fieldset class="row ib-city-seats" aria-label={words.whoseCity}>
          {state.players.map((_, each) => (
            <button
              key={each}
              class="centred"
              type="button"
              aria-pressed={each === seat}
              aria-label={words.city(telling, each)}
              title={words.city(telling, each)}
              onClick={() => onSeat(each)}
            >
              <SeatMark seat={each} size={20} />
            </button>
          ))}
        </fieldset>
      )}
      <div class="stack ib-city-places">
        {city.map((building) => (
          <button
            key={building}
            class="parchment centred ib-place"
            type="button"
            data-walk
            aria-pressed={chosen === building}
            aria-label={`${names.building(telling, building)}, ${words.cityWorth(at(content.buildings, building).coins)}`}
            title={names.building(telling, building)}
            onClick={() => onPick(building)}
          >
            <Drawing name={`building-${building}`} />
            <b class="figure">{at(content.buildings, building).coins}</b>
          </button>
        ))}
        {Array.from({ length: Math.max(0, last - city.length) }, (_, n) => {
          const place = city.length + n + 1;
          const isNext = n === 0 && isOwn && chosen !== undefined && !city.includes(chosen);
          return (
            <span
              key={place}
              class="parchment centred ib-place"
              data-empty
              data-last={place === last}
              data-next={isNext}
            >
              {isNext ? (
                <Drawing name={`building-${chosen}`} />
              ) : place === last ? (
                <em class="reason">{words.lastRound(place)}</em>
              ) : null}
            </span>
          );
        })}
      </div>
    </Slip>
  );
}
