import { at, type Seat } from '@skerry/engine';
import { Explained, type Scene } from '@skerry/look';
import { cityOf } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { effectsIn } from '../parts/effects.ts';

interface CityProps extends Scene<Islebound> {
  readonly seat: Seat;
}

/** The city as a strip: a place per building up to the one that triggers the last round, and those beyond it. */
export function City({ telling, text, seat }: CityProps) {
  const words = panelWordsOf(text);
  const { buildings: city, end } = cityOf(telling, seat);
  const places = Array.from({ length: Math.max(end, city.length) }, (_, n) => city[n]);
  return (
    <div class="row ib-line">
      <span class="cap ib-label" aria-hidden="true">
        <span class="ib-word">{words.city}</span>{' '}
        <b>
          {city.length} {words.of(end)}
        </b>
      </span>
      <Explained
        class="row ib-city"
        label={`${words.cityOf(telling, seat)}, ${words.cityHas(city.length, end)}`}
        data={{ 'data-ib': `city-${seat}` }}
        slip={() => <BuildingList telling={telling} text={text} title={words.cityOf(telling, seat)} buildings={city} />}
      >
        {places.map((building, n) => (
          <i
            key={n}
            class="centred"
            data-end={n === end - 1}
            data-empty={building === undefined}
            title={n === end - 1 ? words.cityEnd : undefined}
          >
            {building !== undefined && <Drawing name={`building-${building}`} />}
          </i>
        ))}
      </Explained>
    </div>
  );
}

interface BuildingListProps extends Scene<Islebound> {
  readonly title: string;
  readonly buildings: readonly number[];
}

/** Buildings with worth and effect. */
export function BuildingList({ telling, text, title, buildings }: BuildingListProps) {
  const words = panelWordsOf(text);
  return (
    <>
      <h3>{title}</h3>
      {buildings.length === 0 && <p class="cap">{words.cityEmpty}</p>}
      <ul class="ib-list">
        {buildings.map((building) => (
          <li key={building}>
            <span class="ib-emblem">
              <Drawing name={`building-${building}`} />
            </span>
            <span>
              <b>{wordsOf(text).names.building(telling, building)}</b>{' '}
              <em class="cap">{words.worth(at(telling.content.buildings, building).coins)}</em>
              {effectsIn({ telling, text }, building).map((effect) => (
                <small key={effect}>{effect}</small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
