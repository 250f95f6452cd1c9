import { at, sayAction, sayReason } from '@skerry/engine';
import { type BoardProps, ChoiceOffer, SeatMark, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { CELLS, type Cell } from '../../content/map.ts';
import { townOf } from '../../outlook/town.ts';
import { visitOutlook } from '../../outlook/visit.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import type { Concern } from './concerns.ts';
import { moreNeeded } from './describe.ts';

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
  const { content: world, state } = telling;
  const town = townOf(telling, place);
  const { name, banners, owner, isOwn, strength, coin, exhaust, ships } = town;
  const { parts } = visitOutlook(telling, { cell: place });
  const events = town.events.map((n) => at(state.events, n - 1));
  const rows: (readonly [string, ComponentChildren])[] = [
    [slip.action, slip.parts(parts)],
    [slip.strength, slip.needs(banners, strength, moreNeeded(telling, town))],
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
