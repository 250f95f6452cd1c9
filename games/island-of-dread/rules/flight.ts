import type { Offers, Seat } from '@skerry/engine';
import { COLUMNS, ROWS, type SpaceNumber } from '../content/vocabulary.ts';
import { cellOf, SPACE_WORDS, type World } from '../content/world.ts';
import { offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { active, isAt, top, whyNotAt } from './current-step.ts';
import { ENTERS, goTo, HALT } from './movement.ts';
import type { Reason } from './reasons.ts';
import { isFlooded } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Rules, StepRules } from './types.ts';

/** ID-60: up to a number of spaces of any terrain on the landmass. */
export const fly = (world: World): StepRules<'fly'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['use', 'enter', 'halt'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    for (const cell of world.chart.near[playerOf(state, seat).at]!)
      if (!isFlooded(world, state, cell)) offers.push(ENTERS[cell]!);
    offers.push(HALT);
  },
  run() {},
});

/** "Instead of rolling dice": the Movement Step is over. */
export function noRoll(state: State): void {
  const at = state.agenda.findLastIndex((step) => step.do === 'move' || step.do === 'sail');
  if (at >= 0) state.agenda.splice(at, 1);
}

const ALL_ROWS = Array.from({ length: ROWS }, (_, row) => row);
const ROW_CHOICES = ALL_ROWS.map((row): ActionOf<'row'> => ({ act: 'row', row }));
const TELEPORTS = SPACE_WORDS.map((to): ActionOf<'teleport'> => ({ act: 'teleport', to }));

const rowOf = (cell: SpaceNumber): number => Math.floor(cell / COLUMNS);

/** ID-61: why a Hero cannot be teleported to a space. */
function whyNotThere(world: World, state: State, seat: Seat, cell: SpaceNumber): Reason | undefined {
  const { at } = playerOf(state, seat);
  const { landmass } = world.chart;
  if (landmass[cell] !== landmass[at]) return { why: 'acrossSea' };
  if (cell === at) return { why: 'standsThere' };
  return isFlooded(world, state, cell) ? { why: 'flooded', space: SPACE_WORDS[cell]! } : undefined;
}

/** The spaces of the landmass in a row. */
const inRow = (world: World, state: State, seat: Seat, row: number): number[] =>
  world.chart.spaces.filter((cell) => rowOf(cell) === row && whyNotThere(world, state, seat, cell) === undefined);

export const teleportRow: StepRules<'teleportRow'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['row'],
  run() {},
};

export const row = (world: World): Rules<'row'> => ({
  fields: { row: ALL_ROWS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'teleportRow')) return;
    for (const choice of ROW_CHOICES) if (inRow(world, state, seat, choice.row).length > 0) tries.push(choice);
  },
  why(state, seat, { row: wanted }) {
    const notNow = whyNotAt(state, seat, 'teleportRow');
    if (notNow !== undefined) return notNow;
    return inRow(world, state, seat, wanted).length > 0 ? undefined : { why: 'noSuchRow' };
  },
  take(state, _seat, { row: wanted }) {
    state.agenda.pop();
    state.agenda.push({ do: 'teleportSpace', row: wanted });
  },
});

export const teleportSpace: StepRules<'teleportSpace'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['teleport'],
  run() {},
};

export const teleport = (world: World): Rules<'teleport'> => ({
  fields: { to: SPACE_WORDS },
  tries(state, seat, tries) {
    const step = top(state) as Step;
    if (step.do !== 'teleportSpace' || seat !== state.active) return;
    for (const cell of inRow(world, state, seat, step.row)) tries.push(TELEPORTS[cell]!);
  },
  why(state, seat, { to }) {
    const notNow = whyNotAt(state, seat, 'teleportSpace');
    if (notNow !== undefined) return notNow;
    const why = whyNotThere(world, state, seat, cellOf(to));
    const step = top(state);
    if (why !== undefined || step.do !== 'teleportSpace') return why;
    return rowOf(cellOf(to)) === step.row ? undefined : { why: 'otherRow' };
  },
  take(state, seat, { to }, dealer) {
    state.agenda.pop();
    goTo(world, state, seat, cellOf(to), 'teleport', dealer);
  },
});
