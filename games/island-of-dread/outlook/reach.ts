/** Where the player's Hero can go in this move, and with which dice. */
import type { Seat } from '@skerry/engine';
import type { SpaceNumber } from '../content/vocabulary.ts';
import { SEA, type World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { diceAtHand, wildTerrain } from '../rules/dice.ts';
import { restDice } from '../rules/movement.ts';
import { isFlooded, terrainAt } from '../rules/spaces.ts';
import { playerOf, type State } from '../rules/state.ts';
import { offerLanes } from '../rules/voyage.ts';
import type { Position } from './position.ts';

/** A space of a way and the die that pays for it: from 0, or none in flight and for a free step. */
export interface WayStep {
  readonly cell: SpaceNumber;
  readonly die: number | undefined;
}

export interface Way {
  readonly steps: readonly WayStep[];
  /** Dice that paid for earlier spaces, in the same matching. */
  readonly spent: readonly number[];
}

const NOWHERE: ReadonlyMap<number, Way> = new Map();

/** Spaces in reach, each with a way of the fewest dice. */
export function reachOf(world: World, state: State, seat: Seat): ReadonlyMap<number, Way> {
  const step = state.agenda.at(-1);
  if (step?.do === 'walk' && state.walk !== null) return byDice(world, state, seat);
  if (step?.do === 'fly') return byFlight(world, state, seat, step.left);
  return NOWHERE;
}

interface Reached {
  readonly cell: SpaceNumber;
  /** Spent dice as bits. */
  readonly set: number;
  readonly die: number | undefined;
  readonly from: Reached | undefined;
}

/** ID-53: breadth first over spaces and sets of dice, so the first way found has the fewest dice. */
function byDice(world: World, state: State, seat: Seat): ReadonlyMap<number, Way> {
  const { dice, ways } = state.walk!;
  const wild = wildTerrain(world, state, seat);
  const sets = 1 << dice.length;
  const { at } = playerOf(state, seat);
  const front: Reached[] = [];
  for (let set = 0; set < sets; set++)
    if ((ways & (1 << set)) !== 0) front.push({ cell: at, set, die: undefined, from: undefined });
  const seen = new Set(front.map(({ cell, set }) => cell * sets + set));
  const found = new Map<number, Way>();
  for (const here of front) {
    if (here.from !== undefined && here.cell !== at && !found.has(here.cell)) found.set(here.cell, wayTo(here));
    for (const cell of world.chart.near[here.cell]!) {
      const terrain = terrainAt(world, state, cell);
      if (terrain === SEA) continue;
      const isWild = (wild & (1 << terrain)) !== 0;
      dice.forEach((face, die) => {
        const set = here.set | (1 << die);
        if (set === here.set || seen.has(cell * sets + set)) return;
        if (!isWild && (world.faces[face]! & (1 << terrain)) === 0) return;
        seen.add(cell * sets + set);
        front.push({ cell, set, die, from: here });
      });
    }
  }
  return found;
}

/** ID-60 */
function byFlight(world: World, state: State, seat: Seat, left: number): ReadonlyMap<number, Way> {
  const { at } = playerOf(state, seat);
  const front: Reached[] = [{ cell: at, set: 0, die: undefined, from: undefined }];
  const found = new Map<number, Way>([[at, { steps: [], spent: [] }]]);
  for (const here of front) {
    if (found.get(here.cell)!.steps.length === left) continue;
    for (const cell of world.chart.near[here.cell]!) {
      if (found.has(cell) || isFlooded(world, state, cell)) continue;
      const next = { cell, set: 0, die: undefined, from: here };
      found.set(cell, wayTo(next));
      front.push(next);
    }
  }
  found.delete(at);
  return found;
}

function wayTo(end: Reached): Way {
  const steps: WayStep[] = [];
  let here = end;
  for (; here.from !== undefined; here = here.from) steps.unshift({ cell: here.cell, die: here.die });
  return { steps, spent: bitsOf(here.set) };
}

const bitsOf = (set: number): number[] => [0, 1, 2, 3, 4].filter((die) => (set & (1 << die)) !== 0);

/** A valid matching of dice to the spaces entered so far. */
export function spentDice({ walk }: Pick<State, 'walk'>): readonly number[] {
  if (walk === null) return [];
  const set = Array.from({ length: 32 }, (_, n) => n).find((n) => (walk.ways & (1 << n)) !== 0);
  return bitsOf(set ?? 0);
}

/** A way's dice, from 1, in order of use. */
export const diceOf = ({ steps }: Way): number[] => steps.flatMap(({ die }) => (die === undefined ? [] : [die + 1]));

/** ID-196, ID-197: where a Hero not bound for the Island could sail, before that is declared. */
export function lanesAhead({ content, state }: Position, seat: Seat): readonly ActionOf<'lane'>[] {
  if (state.agenda.at(-1)?.do !== 'course') return [];
  const lanes: Action[] = [];
  offerLanes(content, state, seat, lanes);
  return lanes.filter((action): action is ActionOf<'lane'> => action.act === 'lane');
}

/** A Hero's movement dice, and the exhaustion that resting could remove. */
export const moveAhead = ({ content, state }: Position, seat: Seat) => ({
  dice: diceAtHand(content, state, seat),
  /** ID-51: the dice left without resting. */
  rest: restDice(content, diceAtHand(content, state, seat)),
});
