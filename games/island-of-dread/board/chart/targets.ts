/** The places on the chart that the reader's choices are about. */

import type { Choice } from '@skerry/engine';
import { CELLS, cellOf, SPACE_WORDS } from '../../content/world.ts';
import { reachOf, type Way } from '../../outlook/reach.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import { rowOf } from './hex-geometry.ts';

type Why = NonNullable<Choice<IslandOfDread>['why']>;

export interface Target {
  readonly place: number;
  /** What is answered first to get there; nothing where it cannot be. */
  readonly action: Action | undefined;
  /** What is answered after it: the spaces of a longer way, the space of a row. */
  readonly further: readonly Action[];
  readonly way: Way | undefined;
  /** Of a lane: its place among the offers, from 1. */
  readonly lane: number | undefined;
  readonly why: Why | undefined;
}

/** A place on the chart by its number: land spaces, then anchors. */
export function placeOfPort({ content }: Pick<TextContext, 'content'>, port: string): number {
  const { ports, towns } = content.chart;
  const number = ports.indexOf(port);
  return number < towns.length ? towns[number]! : CELLS + number - towns.length;
}

const wordOf = (cell: number): string => SPACE_WORDS[cell]!;

/** Everything that can be done on the chart now, by place. */
export function targetsOf(
  telling: TextContext,
  choices: readonly Choice<IslandOfDread>[],
): ReadonlyMap<number, Target> {
  const { state, content, reader } = telling;
  const targets = new Map<number, Target>();
  const put = (place: number, target: Partial<Target>): void => {
    targets.set(place, {
      place,
      action: undefined,
      further: [],
      way: undefined,
      lane: undefined,
      why: undefined,
      ...target,
    });
  };
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  for (const { action, why } of choices) {
    const place = why === undefined ? undefined : placeOf(telling, action);
    // Whoever touches a town wants to walk there; that no ship goes there matters at an anchor.
    if (place !== undefined && (action.act !== 'lane' || place >= CELLS)) put(place, { why });
  }
  const enters = offered.filter((action): action is ActionOf<'enter'> => action.act === 'enter');
  if (enters.length > 0 && reader !== undefined)
    for (const [cell, way] of reachOf(content, state, reader)) {
      const [first, ...further] = way.steps.map((step): ActionOf<'enter'> => ({ act: 'enter', to: wordOf(step.cell) }));
      put(cell, { way, action: enters.find(({ to }) => to === first?.to), further });
    }
  const rows = offered.filter((action): action is ActionOf<'row'> => action.act === 'row');
  if (rows.length > 0) {
    const { chart } = content;
    const { at } = state.players[state.active]!;
    for (const cell of chart.spaces) {
      const action = rows.find(({ row }) => row === rowOf(cell));
      if (cell !== at && chart.landmass[cell] === chart.landmass[at] && action !== undefined)
        put(cell, { action, further: [{ act: 'teleport', to: wordOf(cell) }] });
    }
  }
  let lane = 0;
  for (const action of offered) {
    const place = action.act === 'enter' ? undefined : placeOf(telling, action);
    if (place !== undefined) put(place, { action, lane: action.act === 'lane' ? ++lane : undefined });
  }
  return targets;
}

/** Where an action leads, if it names a place. */
export function placeOf(telling: TextContext, action: Action): number | undefined {
  switch (action.act) {
    case 'enter':
    case 'step':
    case 'place':
    case 'teleport':
      return cellOf(action.to);
    case 'lane':
      return placeOfPort(telling, action.to);
    default:
      return undefined;
  }
}

/** Whether one touch of a mouse is enough: a step on a way, and where a Hero is put. */
export const isPlain = ({ action }: Target): boolean =>
  action?.act === 'enter' || action?.act === 'place' || action?.act === 'teleport' || action?.act === 'row';
