import { at, type Seat, sayAction, sayReason } from '@skerry/engine';
import { type BoardProps, ChoiceOffer, SeatMark, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
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
export function TownSlip(props: Props) {
  const { cell, concern, passage, tip, telling, text } = props;
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
  const rows: (readonly [string, ComponentChildren])[] = [
    [slip.action, slip.parts(parts)],
    [slip.strength, slip.needs(banners, strength, moreNeeded({ telling }, place))],
    [slip.entry, isOwn ? slip.noEntry : slip.entryOf(coin, exhaust)],
    ...events.map((event) => {
      const { exhaust: symbols, pay, cubes } = at(world.events, event);
      return [slip.event, words.entry(names.event(telling, event), words.event(symbols, pay, cubes))] as const;
    }),
    ...(passage?.why === undefined && passage !== undefined ? [[slip.route, words.passage(passage)] as const] : []),
  ];
  if (ships.length > 0)
    rows.push([
      slip.ships,
      ships.map((ship) => (
        <span key={ship} class="ib-town-ship">
          <SeatMark seat={ship} size={15} /> {telling.names[ship]}
        </span>
      )),
    ]);
  const offered = concern?.offered ?? [];
  return (
    <Slip
      as="part"
      class="ib-town-slip"
      picture={<Drawing name={`town-${name}`} />}
      title={names.town(telling, name)}
      note={
        <>
          {owner !== undefined && <SeatMark seat={owner} size={15} />} {slip.owner(telling, owner)}
        </>
      }
      terms={rows}
      actions={
        offered.length === 0
          ? undefined
          : tip
            ? offered.slice(0, MOST_REASONS).map((action) => (
                <p key={JSON.stringify(action)} class="ib-would">
                  {sayAction(text, action, telling)}
                </p>
              ))
            : offered.map((action) => <ChoiceOffer key={JSON.stringify(action)} {...props} choice={{ action }} />)
      }
      reasons={reasons(concern).map((why) => sayReason(text, why, telling))}
    />
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
