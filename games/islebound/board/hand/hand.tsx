import { Explained, type HandProps } from '@skerry/look';
import { ownSecret } from '../../outlook/position.ts';
import { pointsOf } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { BuildingList, City } from './city.tsx';
import { ShipBoard, SmallShipBoard } from './crew.tsx';
import { Hold, Stores } from './goods.tsx';

/** Crew, goods, hold and city, in the same order large and small. */
export function Hand(props: HandProps<Islebound>) {
  const { telling, text, seat, large, place, hints, choices, answer } = props;
  const scene = { telling, text, seat };
  const crew = { ...scene, choices, answer };
  return (
    <div class="ib-hand" data-large={large} data-place={place} data-ib={`hand-${seat}`}>
      {large ? <ShipBoard {...crew} /> : <SmallShipBoard {...crew} />}
      <Stores {...scene} large={large} />
      {hints.has('score') && <p class="cap ib-score">{wordsOf(text).score(pointsOf(telling, seat))}</p>}
      <div class="stack ib-lines">
        {large && <Hold {...scene} />}
        {large && <OwnCards {...props} />}
        <City {...scene} />
      </div>
    </div>
  );
}

/** In Architect: the player's own cards, hidden from others. */
function OwnCards({ telling, text, seat }: HandProps<Islebound>) {
  const words = panelWordsOf(text);
  if (!telling.state.architect || seat !== telling.reader) return null;
  const { hand = [] } = ownSecret(telling) ?? {};
  return (
    <div class="row ib-line">
      <span class="cap ib-label" aria-hidden="true">
        {words.hand} <b>{hand.length}</b>
      </span>
      <Explained
        class="row ib-city ib-cards"
        label={`${words.handOf(telling, seat)}, ${words.cards(hand.length)}`}
        slip={() => <BuildingList telling={telling} text={text} title={words.handOf(telling, seat)} buildings={hand} />}
      >
        {hand.map((building) => (
          <i key={building} class="centred">
            <Drawing name={`building-${building}`} />
          </i>
        ))}
      </Explained>
    </div>
  );
}
