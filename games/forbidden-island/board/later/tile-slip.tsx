import { type Seat, sayAction, sayReason } from '@skerry/engine';
import { type BoardProps, Icon, type IconName, OfferButton, SeatMark } from '@skerry/look';
import { useState } from 'preact/hooks';
import { FLOODED } from '../../content/tiles.ts';
import { floodTop, standing, treasureOn } from '../../outlook/tiles.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { Concern, Why } from '../chart/concerns.ts';
import { ifSunk } from '../describe.ts';

export interface TileSlipProps extends Pick<BoardProps<ForbiddenIsland>, 'telling' | 'text' | 'answer'> {
  readonly space: number;
  readonly concern: Concern | undefined;
  /** Description and reasons only: no buttons. */
  readonly tip?: boolean;
}

const MOST_REASONS = 3;

/** A tile in words: its name, its state, and what can and cannot be done there. */
export function TileSlip({ space, concern, tip = false, ...scene }: TileSlipProps) {
  const { telling, text, answer } = scene;
  const words = wordsOf(text);
  const tile = telling.state.island.tiles[space]!;
  const water = telling.state.water[space]!;
  const here = standing(telling.state, space);
  const treasure = treasureOn(telling.state, tile);
  const loss = ifSunk(scene, space);
  const { likely = [], others: rest = [] } = concern ?? {};
  const offered = likely.length > 0 ? likely : rest;
  const lifts = offered.filter((action) => action.act === 'lift');
  const others = offered.filter((action) => action.act !== 'lift');
  return (
    <div class="stack fi-tile-slip">
      <h3>
        {words.names.tiles[tile]} <small class="cap">{words.water(tile, water)}</small>
      </h3>
      {here.length > 0 && (
        <p class="wrap fi-people">
          {here.map((seat) => (
            <span key={seat} class="inline">
              <SeatMark seat={seat} size={15} /> {telling.names[seat]}
            </span>
          ))}
        </p>
      )}
      {tile === 'fools-landing' && <p class="cap">{words.landing}</p>}
      {treasure !== undefined && <p class="cap">{words.holds(treasure.treasure, treasure.captured)}</p>}
      {loss !== undefined && <p class={water === FLOODED ? 'reason' : 'cap'}>{loss}</p>}
      {floodTop(telling.state).includes(tile) && <p class="cap">{words.nextFlood}</p>}
      {tip &&
        likely.slice(0, MOST_REASONS).map((action) => (
          <p key={JSON.stringify(action)} class="fi-would">
            {sayAction(text, action, telling)}
          </p>
        ))}
      {!tip &&
        others.map((action) => (
          <OfferButton
            key={JSON.stringify(action)}
            icon={iconOf(action)}
            label={sayAction(text, action, telling)}
            onClick={() => answer(action)}
          />
        ))}
      {!tip && lifts.length > 0 && <Lift {...scene} lifts={lifts} />}
      {reasons(concern, water === FLOODED).map((why) => (
        <p key={why.why} class="reason">
          {sayReason(text, why, telling)}
        </p>
      ))}
    </div>
  );
}

const iconOf = ({ act }: Action): IconName => (act === 'liftOff' ? 'lift' : act);

/** FI-88: any pawns on a tile may fly. The player picks them, then one button sends the helicopter. */
function Lift({ telling, text, answer, lifts }: Asking & { lifts: readonly ActionOf<'lift'>[] }) {
  const words = wordsOf(text);
  const can = (seats: readonly Seat[]) =>
    lifts.find(({ pawns }) => pawns.length === seats.length && pawns.every((pawn) => seats.includes(pawn)));
  const seats = telling.state.pawns.map((_, seat) => seat).filter((seat) => can([seat]) !== undefined);
  const first = seats.find((seat) => seat === telling.reader) ?? seats[0];
  const [going, setGoing] = useState<readonly Seat[]>(first === undefined ? [] : [first]);
  const flight = can(going);
  const toggle = (seat: Seat) => {
    const next = going.includes(seat) ? going.filter((each) => each !== seat) : [...going, seat];
    setGoing(next.length === 0 || can(next) !== undefined ? next : [seat]);
  };
  return (
    <fieldset class="stack fi-lift">
      <legend class="cap">{words.who}</legend>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class={`row key fi-passenger${going.includes(seat) ? ' lit' : ''}`}
          aria-pressed={going.includes(seat)}
          onClick={() => toggle(seat)}
        >
          <SeatMark seat={seat} size={20} /> {telling.names[seat]}
          {going.includes(seat) && <Icon name="check" size={16} />}
        </button>
      ))}
      {flight !== undefined && (
        <OfferButton icon="lift" label={sayAction(text, flight, telling)} onClick={() => answer(flight)} />
      )}
    </fieldset>
  );
}

type Asking = Pick<TileSlipProps, 'telling' | 'text' | 'answer'>;

/**
 * Each reason once, without obvious ones: that a dry tile needs no shoring up, or reasons against an action another
 * way allows.
 */
function reasons(concern: Concern | undefined, flooded: boolean): Why[] {
  const { likely = [], refused = [] } = concern ?? {};
  const kinds = new Set(refused.map(({ action }) => action.act));
  const worth = refused.filter(({ action: { act } }) => {
    if (act === 'shoreUp') return flooded || (kinds.size === 1 && likely.length === 0);
    return !likely.some((each) => each.act !== 'shoreUp');
  });
  const said = new Map(worth.map(({ why }) => [JSON.stringify(why), why]));
  return [...said.values()].slice(0, MOST_REASONS);
}
