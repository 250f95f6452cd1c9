/** Places on the chart that the player's choices refer to. */

import type { Choice } from '@skerry/engine';
import { CELLS, cellOf, SPACE_WORDS } from '../../content/world.ts';
import { isInteresting } from '../../outlook/land.ts';
import { lanesAhead, reachOf, type Way } from '../../outlook/reach.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import { rowOf } from './hex-geometry.ts';

type Why = NonNullable<Choice<IslandOfDread>['why']>;

export interface Target {
  readonly place: number;
  /** The first answer on the way there; undefined where there is none. */
  readonly action: Action | undefined;
  /** Later answers: the spaces of a longer way, or the space of a row. */
  readonly further: readonly Action[];
  readonly way: Way | undefined;
  /** Whether a card or another seat comes after it, so that it cannot be undone. */
  readonly isFinal: boolean;
  /** For a lane: its position among the offers, from 1. */
  readonly lane: number | undefined;
  readonly why: Why | undefined;
}

/** Place numbers: land spaces, then anchors. */
export function placeOfPort({ content }: Pick<TextContext, 'content'>, port: string): number {
  const { ports, towns } = content.chart;
  const number = ports.indexOf(port);
  return number < towns.length ? towns[number]! : CELLS + number - towns.length;
}

const wordOf = (cell: number): string => SPACE_WORDS[cell]!;

/** All current choices by place. */
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
      isFinal: false,
      lane: undefined,
      why: undefined,
      ...target,
    });
  };
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  for (const { action, why } of choices) {
    const place = why === undefined ? undefined : placeOf(telling, action);
    // A touch on a town means walking there; why no ship goes there matters only at an anchor.
    if (place !== undefined && (action.act !== 'lane' || place >= CELLS)) put(place, { why });
  }
  const enters = offered.filter((action): action is ActionOf<'enter'> => action.act === 'enter');
  if (enters.length > 0 && reader !== undefined)
    for (const [cell, way] of reachOf(content, state, reader)) {
      const [first, ...further] = way.steps.map((step): ActionOf<'enter'> => ({ act: 'enter', to: wordOf(step.cell) }));
      // Walking to a space of interest means stopping there, unless a card could still be used on the way.
      const halts =
        isInteresting(telling, cell) && movesLeft(state, way) > 0 && !offered.some(({ act }) => act === 'use');
      const then: readonly Action[] = halts ? [...further, HALT] : further;
      const isFinal = halts || movesLeft(state, way) === 0;
      put(cell, { way, action: enters.find(({ to }) => to === first?.to), further: then, isFinal });
    }
  const keep = offered.find(({ act }) => act === 'keepDice');
  if (keep !== undefined && reader !== undefined)
    for (const [cell, way] of reachOf(content, afterKeeping(state), reader)) {
      const further = way.steps.map((step): ActionOf<'enter'> => ({ act: 'enter', to: wordOf(step.cell) }));
      put(cell, { way, action: keep, further, isFinal: movesLeft(afterKeeping(state), way) === 0 });
    }
  const rows = offered.filter((action): action is ActionOf<'row'> => action.act === 'row');
  if (rows.length > 0) {
    const { chart } = content;
    const { at } = state.players[state.active]!;
    for (const cell of chart.spaces) {
      const action = rows.find(({ row }) => row === rowOf(cell));
      if (cell !== at && chart.landmass[cell] === chart.landmass[at] && action !== undefined)
        put(cell, { action, further: [{ act: 'teleport', to: wordOf(cell) }], isFinal: true });
    }
  }
  let lane = 0;
  for (const action of offered) {
    const place = action.act === 'enter' ? undefined : placeOf(telling, action);
    if (place !== undefined) put(place, { action, lane: action.act === 'lane' ? ++lane : undefined, isFinal: true });
  }
  const sailOn = offered.find(({ act }) => act === 'sailOn');
  if (sailOn !== undefined && reader !== undefined)
    for (const action of lanesAhead(telling, reader))
      put(placeOf(telling, action)!, { action: sailOn, further: [action], lane: ++lane, isFinal: true });
  return targets;
}

const HALT: ActionOf<'halt'> = { act: 'halt' };

/** ID-62: keeping the dice means walking. */
const afterKeeping = (state: TextContext['state']): TextContext['state'] => ({
  ...state,
  agenda: state.agenda.slice(0, -1),
});

/** How many more spaces a Hero could enter at the end of a way. */
function movesLeft({ walk, agenda }: TextContext['state'], { steps }: Way): number {
  const step = agenda.at(-1);
  if (step?.do === 'fly') return step.left - steps.length;
  return walk === null ? 0 : walk.dice.length - walk.entered - steps.length;
}

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

/** One mouse click is enough for a step on a way, a sea lane and the placement of a Hero. */
export const isPlain = ({ action, lane }: Target): boolean =>
  lane !== undefined || (action !== undefined && PLAIN.includes(action.act));
const PLAIN: readonly Action['act'][] = ['enter', 'keepDice', 'place', 'teleport', 'row'];
