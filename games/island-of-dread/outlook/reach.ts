/** Where the reader's Hero can go in this move, and with which dice. */
import type { Seat } from '@skerry/engine';
import { SEA, type World } from '../content/world.ts';
import { diceAtHand, wildTerrain } from '../rules/dice.ts';
import { exhaustionOf } from '../rules/figures.ts';
import { isFlooded, terrainAt } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { Position } from './position.ts';

/** One space of a way, and the die that takes the Hero in: counted from 0, or none in flight and for a free step. */
export interface WayStep {
  readonly cell: number;
  readonly die: number | undefined;
}

export interface Way {
  readonly steps: readonly WayStep[];
  /** The dice that paid for the spaces entered before, in the same match. */
  readonly spent: readonly number[];
}

const NOWHERE: ReadonlyMap<number, Way> = new Map();

/** The spaces in reach, each with a way of the fewest dice. */
export function reachOf(world: World, state: State, seat: Seat): ReadonlyMap<number, Way> {
  const step = state.agenda.at(-1);
  if (step?.do === 'walk' && state.walk !== null) return byDice(world, state, seat);
  if (step?.do === 'fly') return byFlight(world, state, seat, step.left);
  return NOWHERE;
}

interface Reached {
  readonly cell: number;
  /** The dice spent, as bits. */
  readonly set: number;
  readonly die: number | undefined;
  readonly from: Reached | undefined;
}

/** ID-53: a search over spaces and sets of dice; whatever comes first has the fewest dice. */
function byDice(world: World, state: State, seat: Seat): ReadonlyMap<number, Way> {
  const { dice, ways } = state.walk!;
  const wild = wildTerrain(world, state, seat);
  const sets = 1 << dice.length;
  const { at } = state.players[seat]!;
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
  const { at } = state.players[seat]!;
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

/** One fitting match for the spaces entered so far: the dice that are gone. */
export function spentDice({ walk }: Pick<State, 'walk'>): readonly number[] {
  if (walk === null) return [];
  const set = Array.from({ length: 32 }, (_, n) => n).find((n) => (walk.ways & (1 << n)) !== 0);
  return bitsOf(set ?? 0);
}

/** The dice of a way, counted from 1, in the order in which they are spent. */
export const diceOf = ({ steps }: Way): number[] => steps.flatMap(({ die }) => (die === undefined ? [] : [die + 1]));

/** What a Hero sets out with: its movement dice, and the exhaustion that resting could take off. */
export const moveAhead = ({ content, state }: Position, seat: Seat) => ({
  dice: diceAtHand(content, state, seat),
  exhaustion: exhaustionOf(state.players[seat]!),
});
