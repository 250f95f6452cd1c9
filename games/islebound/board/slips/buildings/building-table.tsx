import { at, type Seat, sayAction } from '@skerry/engine';
import { type FocusProps, keyOf, OfferButton } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BuildingNumber } from '../../../content/vocabulary.ts';
import type { Action } from '../../../rules/actions.ts';
import { playerOf } from '../../../rules/state.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { BuildingCard, type CardOnOffer } from '../../panels/building-card.tsx';
import { Drawing } from '../../parts/drawing.tsx';
import { effectsIn } from '../../parts/effects.ts';
import { useArrowKeys } from '../arrow-keys.ts';
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
  const { telling, text, cards, isBuilding = false, cities = true, children, answer } = props;
  const root = useRef<HTMLDivElement>(null);
  useArrowKeys(root);
  const [picked, setPicked] = useState<BuildingNumber | undefined>(undefined);
  const [seat, setSeat] = useState<Seat>(telling.reader ?? telling.state.active);
  const { city } = playerOf(telling.state, seat);
  const onTable = cards.find(({ building }) => building === picked);
  const first = cards.find(({ is }) => is === 'open') ?? cards[0];
  const looked = onTable?.building ?? (city.includes(picked ?? 0) ? picked : first?.building);
  const { action, words } = cards.find(({ building }) => building === looked) ?? {};
  return (
    <div ref={root} class="ib-slip ib-buildings">
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
      <div class="ib-low">
        {looked !== undefined && (
          <BuildingWords telling={telling} text={text} building={looked}>
            {action !== undefined && (
              <OfferButton
                go
                name={keyOf(action)}
                label={sayAction(text, action, telling)}
                detail={words}
                onClick={() => answer(action)}
              />
            )}
          </BuildingWords>
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
    </div>
  );
}

interface BuildingWordsProps extends Pick<FocusProps<Islebound>, 'telling' | 'text'> {
  readonly building: number;
  readonly children?: ComponentChildren;
}

/** What a building brings, in words. */
function BuildingWords({ telling, text, building, children }: BuildingWordsProps) {
  const { row: words, names } = slipWordsOf(text);
  const { coins } = at(telling.content.buildings, building);
  return (
    <section class="ib-detail">
      <span class="ib-detail-drawing">
        <Drawing name={`building-${building}`} />
      </span>
      <div aria-live="polite">
        <h3>{names.building(telling, building)}</h3>
        <p>{effectsIn({ telling, text }, building).join(' ')}</p>
        <p class="ib-note">{words.worth(coins)}</p>
      </div>
      {children}
    </section>
  );
}
