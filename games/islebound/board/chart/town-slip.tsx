import { at, sayAction, sayReason } from '@skerry/engine';
import { type BoardProps, ChoiceOffer, SeatMark, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { CELLS, type Cell } from '../../content/map.ts';
import { planFor } from '../../outlook/plan.ts';
import { needOf, townOf } from '../../outlook/town.ts';
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
  /** Description only: no buttons. */
  readonly tip: boolean;
};

const MOST_REASONS = 3;

/** A town in words: its owner, action and costs, and what can and cannot be done there. */
export function TownSlip(props: Props) {
  const { cell, concern, passage, tip, telling, text } = props;
  const words = wordsOf(text);
  const { slip, names } = words;
  const place = CELLS.indexOf(cell);
  const { content: world, state, reader } = telling;
  const plan = planFor(telling, place);
  const town = townOf(telling, place);
  const { name, banners, owner, isOwn, strength, coin, exhaust, ships } = town;
  const { parts } = visitOutlook(telling, { cell: place });
  const events = town.events.map((n) => at(state.events, n - 1));
  const rows: (readonly [string, ComponentChildren])[] = [
    [slip.action, slip.parts(parts)],
    [slip.strength, slip.needs(banners, strength, moreNeeded(telling, town))],
    ...(plan?.attack === undefined ? [] : [[slip.attack, slip.odds(plan.attack)] as const]),
    ...(plan?.influence === undefined
      ? []
      : [[slip.diplomacy, slip.influence(needOf(town, reader ?? state.active), plan.influence)] as const]),
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
        <span key={ship} class="inline ib-town-ship">
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
      reasons={[
        ...reasons(concern).map((why) => sayReason(text, why, telling)),
        ...(plan?.lacking === undefined || isAbout(concern, 'visit') ? [] : [slip.noVisit(plan.lacking)]),
      ]}
    />
  );
}

/** Whether a kind of action is already covered. */
const isAbout = (concern: Concern | undefined, act: Action['act']): boolean =>
  concern?.refused.some(({ action }) => action.act === act) ?? false;

/** Each reason once; a reason is left out if another way allows the action. */
function reasons(concern: Concern | undefined) {
  const { offered = [], refused = [] } = concern ?? {};
  const isMoot = (act: Action['act']): boolean =>
    act === 'visitByParts' || offered.some((action) => action.act === act);
  const said = new Map(refused.flatMap(({ action, why }) => (isMoot(action.act) ? [] : [[JSON.stringify(why), why]])));
  return [...said.values()].slice(0, MOST_REASONS);
}
