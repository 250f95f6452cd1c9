import { at, type Seat } from '@skerry/engine';
import { ChoiceOffer, FocusLayout, type FocusProps, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BuildingNumber } from '../../../content/vocabulary.ts';
import type { Action } from '../../../rules/actions.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { BuildingCard, type CardOnOffer } from '../../panels/building-card.tsx';
import { Drawing } from '../../parts/drawing.tsx';
import { effectsIn } from '../../parts/effects.ts';
import { CityGrid } from './city-grid.tsx';

/** A card that can be taken by an action. */
export interface CardToTake extends CardOnOffer {
  readonly action?: Action | undefined;
}

interface BuildingTableProps extends FocusProps<Islebound> {
  readonly cards: readonly CardToTake[];
  readonly isBuilding?: boolean;
  /** Whether the cities are shown; before the first turn there are none. */
  readonly cities?: boolean;
  /** Between the cards and the city: what was drafted so far. */
  readonly children?: ComponentChildren;
}

/** Buildings side by side; below them the one that is looked at, in words, and the cities. */
export function BuildingTable(props: BuildingTableProps) {
  const { telling, text, cards, isBuilding = false, cities = true, children } = props;
  const [picked, setPicked] = useState<BuildingNumber | undefined>(undefined);
  const [seat, setSeat] = useState<Seat>(telling.reader ?? telling.state.active);
  const { city } = at(telling.state.players, seat);
  const onTable = cards.find(({ building }) => building === picked);
  const first = cards.find(({ is }) => is === 'open') ?? cards[0];
  const looked = onTable?.building ?? (city.includes(picked ?? 0) ? picked : first?.building);
  return (
    <FocusLayout
      class="ib-buildings"
      sum={
        <div class="ib-low">
          {looked !== undefined && (
            <div aria-live="polite">
              <BuildingWords
                {...props}
                card={cards.find(({ building }) => building === looked) ?? { building: looked, is: 'shown' }}
              />
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
      <div class="ib-row-large" style={{ '--n': cards.length }}>
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

interface BuildingWordsProps extends FocusProps<Islebound> {
  readonly card: CardToTake;
}

/** What a building brings, in words. */
function BuildingWords(props: BuildingWordsProps) {
  const { telling, text, card } = props;
  const { building, action, words } = card;
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
      <p>{effectsIn({ telling, text }, building).join(' ')}</p>
      <p class="cap">{row.worth(coins)}</p>
    </Slip>
  );
}
