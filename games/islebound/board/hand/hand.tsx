import { Explained, type HandProps } from '@skerry/look';
import { ownSecret } from '../../outlook/position.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { BuildingList, City } from './city.tsx';
import { ShipBoard, SmallShipBoard } from './crew.tsx';
import { Hold, Stores } from './goods.tsx';

/** What a player has: crew, goods, hold and city, in the same order large and small. */
export function Hand(props: HandProps<Islebound>) {
  const { telling, text, seat, large, place } = props;
  const scene = { telling, text, seat };
  return (
    <div class="ib-hand" data-large={large} data-place={place} data-ib={`hand-${seat}`}>
      {large ? <ShipBoard {...scene} /> : <SmallShipBoard {...scene} />}
      <Stores {...scene} withHold={!large} />
      {large && <Hold {...scene} />}
      {large && <OwnCards {...props} />}
      <City {...scene} />
    </div>
  );
}

/** In Architect: the reader's own cards, for their eyes only. */
function OwnCards({ telling, text, seat }: HandProps<Islebound>) {
  const words = panelWordsOf(text);
  if (!telling.state.architect || seat !== telling.reader) return null;
  const { hand = [] } = ownSecret(telling) ?? {};
  return (
    <div class="ib-line">
      <span class="ib-label" aria-hidden="true">
        {words.hand} <b>{hand.length}</b>
      </span>
      <Explained
        class="ib-city ib-cards"
        label={`${words.handOf(telling, seat)}, ${words.cards(hand.length)}`}
        slip={() => <BuildingList telling={telling} text={text} title={words.handOf(telling, seat)} buildings={hand} />}
      >
        {hand.map((building) => (
          <i key={building}>
            <Drawing name={`building-${building}`} />
          </i>
        ))}
      </Explained>
    </div>
  );
}
