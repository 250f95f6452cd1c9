import { at, type Seat } from '@skerry/engine';
import { ChoiceOffer, FocusLayout, type FocusProps, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BuildingNumber } from '../../../../content/vocabulary.ts';
import type { Action } from '../../../../rules/actions.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { effectsIn } from '../../../parts/effects.ts';
import { BuildingCard, type CardOnOffer } from './building-card.tsx';
import { CityGrid } from './city-grid.tsx';

/** A card with an action that takes it. */
export interface CardToTake extends CardOnOffer {
  readonly action?: Action | undefined;
}

interface BuildingTableProps extends FocusProps<Islebound> {
  readonly cards: readonly CardToTake[];
  readonly isBuilding?: boolean;
  /** Whether cities are shown; there are none before the first turn. */
  readonly cities?: boolean;
  /** Between cards and city: the cards drafted so far. */
  readonly children?: ComponentChildren;
}

/** Buildings side by side; below them the selected one in words, and the cities. */
export function BuildingTable(props: BuildingTableProps) {
  const { telling, text, cards, isBuilding = false, cities = true, children } = props;
  const [picked, setPicked] = useState<BuildingNumber | undefined>(undefined);
  const [seat, setSeat] = useState<Seat>(telling.reader ?? telling.state.active);
  const { city } = at(telling.state.players, seat);
  const gained = useGained(props);
  const onTable = cards.find(({ building }) => building === picked);
  const first = cards.find(({ is }) => is === 'open') ?? cards[0];
  const own = city.includes(picked ?? 0) ? picked : undefined;
  // A gained building stays selected until another is picked, so that a double click buys only one.
  const looked = onTable?.building ?? own ?? gained ?? first?.building;
  const row = useRef<HTMLDivElement>(null);
  // On a phone only some cards are visible.
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [looked]);
  return (
    <FocusLayout
      class="ib-buildings"
      sum={
        <div class="stack ib-low">
          {looked !== undefined && (
            <div aria-live="polite">
              <BuildingWords {...props} card={cards.find(({ building }) => building === looked)} building={looked} />
            </div>
          )}
          {cities && (
            <CityGrid
              telling={telling}
              text={text}
              seat={seat}
              chosen={looked}
              onSeat={(each) => {
                setSeat(each);
                setPicked(undefined);
              }}
              onPick={setPicked}
            />
          )}
        </div>
      }
    >
      <div ref={row} class="ib-row-large" style={{ '--n': cards.length }}>
        {cards.map((each) => (
          <BuildingCard
            key={each.building}
            telling={telling}
            text={text}
            card={each}
            isBuilding={isBuilding}
            isChosen={each.building === looked}
            onPick={() => setPicked(each.building)}
          />
        ))}
      </div>
      {children}
    </FocusLayout>
  );
}

/** The building gained last while the slip was open. */
function useGained({ telling }: FocusProps<Islebound>): BuildingNumber | undefined {
  const city = telling.reader === undefined ? [] : at(telling.state.players, telling.reader).city;
  const before = useRef(city.length);
  return city.length > before.current ? city.at(-1) : undefined;
}

interface BuildingWordsProps extends FocusProps<Islebound> {
  readonly building: BuildingNumber;
  /** Shows the effect; absent for a building in a city. */
  readonly card: CardToTake | undefined;
}

/** A building's effects in words. */
function BuildingWords(props: BuildingWordsProps) {
  const { telling, text, building, card } = props;
  const { action, words } = card ?? {};
  const { row, names } = slipWordsOf(text);
  const { coins } = at(telling.content.buildings, building);
  return (
    <Slip
      as="part"
      picture={
        <span class="parchment">
          <Drawing name={`building-${building}`} />
        </span>
      }
      title={names.building(telling, building)}
      actions={action && <ChoiceOffer {...props} go choice={{ action }} detail={words} />}
    >
      {card === undefined && <p>{effectsIn({ telling, text }, building).join(' ')}</p>}
      <p class="cap">{row.worth(coins)}</p>
    </Slip>
  );
}
