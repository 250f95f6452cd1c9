import { at, type Seat, sayAction, sayReason } from '@skerry/engine';
import { type BoardProps, OfferButton, SeatMark } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import type { Action } from '../../rules/actions.ts';
import { eventIn } from '../../rules/state.ts';
import { townIn } from '../../rules/town.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';
import type { Concern } from './concerns.ts';
import { eventsIn, moreNeeded, ownerIn, shipsIn } from './describe.ts';
import { visitOutlook } from './outlook.ts';

type Props = Pick<BoardProps<Islebound>, 'telling' | 'text' | 'answer'> & {
  readonly cell: Cell;
  readonly concern: Concern | undefined;
  readonly passage: Passage | undefined;
  /** Only what it is: no buttons. */
  readonly tip: boolean;
};

const MOST_REASONS = 3;

/** A town in words: whose it is, what it does and costs, and what can be done there and what not. */
export function TownSlip({ cell, concern, passage, tip, telling, text, answer }: Props) {
  const words = wordsOf(text);
  const { slip, names } = words;
  const place = CELLS.indexOf(cell);
  const state = publicState(telling);
  const { content: world, reader } = telling;
  const { name, isRed, isBlueGreen, strength, coin, exhaust } = townIn(world, state, place);
  const owner = ownerIn(telling, place);
  const isOwn = owner !== undefined && owner === reader;
  const seat: Seat = reader ?? state.active;
  const banners = [...(isRed ? (['red'] as const) : []), ...(isBlueGreen ? (['blueGreen'] as const) : [])];
  const { parts } = visitOutlook(world, state, seat, { cell: place });
  const events = eventsIn(telling, place).map((at) => eventIn(state, at));
  const ships = shipsIn(telling, place);
  const rows: readonly (readonly [string, string])[] = [
    [slip.action, slip.parts(parts)],
    [slip.strength, slip.needs(banners, strength, moreNeeded({ telling }, place))],
    [slip.entry, isOwn ? slip.noEntry : slip.entryOf(coin, exhaust)],
    ...events.map((event) => {
      const { exhaust: symbols, pay, cubes } = at(world.events, event);
      return [slip.event, words.entry(names.event(telling, event), words.event(symbols, pay, cubes))] as const;
    }),
    ...(passage?.why === undefined && passage !== undefined ? [[slip.route, words.passage(passage)] as const] : []),
  ];
  return (
    <div class="ib-town-slip">
      <header>
        <span class="ib-slip-town">
          <Drawing name={`town-${name}`} />
        </span>
        <h3>
          {names.town(telling, name)}{' '}
          <small>
            {owner !== undefined && <SeatMark seat={owner} size={15} />} {slip.owner(telling, owner)}
          </small>
        </h3>
      </header>
      <dl>
        {rows.map(([word, said]) => (
          <div key={said}>
            <dt>{word}</dt>
            <dd>{said}</dd>
          </div>
        ))}
        {ships.length > 0 && (
          <div>
            <dt>{slip.ships}</dt>
            <dd class="ib-slip-ships">
              {ships.map((ship) => (
                <span key={ship}>
                  <SeatMark seat={ship} size={15} /> {telling.names[ship]}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {!tip &&
        concern?.offered.map((action) => (
          <OfferButton
            key={JSON.stringify(action)}
            label={sayAction(text, action, telling)}
            onClick={() => answer(action)}
          />
        ))}
      {tip &&
        concern?.offered.slice(0, MOST_REASONS).map((action) => (
          <p key={JSON.stringify(action)} class="ib-would">
            {sayAction(text, action, telling)}
          </p>
        ))}
      {reasons(concern).map((why) => (
        <p key={why.why} class="reason">
          {sayReason(text, why, telling)}
        </p>
      ))}
    </div>
  );
}

/** Each reason once; of an action that another way allows nobody asks why not. */
function reasons(concern: Concern | undefined) {
  const { offered = [], refused = [] } = concern ?? {};
  const isMoot = (act: Action['act']): boolean =>
    act === 'visitByParts' || offered.some((action) => action.act === act);
  const said = new Map(refused.flatMap(({ action, why }) => (isMoot(action.act) ? [] : [[JSON.stringify(why), why]])));
  return [...said.values()].slice(0, MOST_REASONS);
}
