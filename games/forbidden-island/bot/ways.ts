import type { Seat } from '@skerry/engine';
import type { IslandChart } from '../content/spaces.ts';
import { DRY, MISSING } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';

/** Unreachable, or practically so. */
export const NO_WAY = 8;

/** Spaces as bit sets: orthogonal neighbours, and all neighbours. */
const sets = new WeakMap<readonly (readonly number[])[], Int32Array>();

function setsOf(near: readonly (readonly number[])[]): Int32Array {
  let found = sets.get(near);
  if (found === undefined) {
    found = Int32Array.from(near, (spaces) => spaces.reduce((set, space) => set | (1 << space), 0));
    sets.set(near, found);
  }
  return found;
}

/** A seat's actions to every space: the Pilot flies, the Diver dives, the others walk over the remaining tiles. */
export function findWays(state: State, seat: Seat, map: IslandChart, steps: Uint8Array): void {
  const { water } = state;
  const from = state.pawns[seat]!;
  const adventurer = state.adventurers[seat];
  steps.fill(NO_WAY);
  steps[from] = 0;
  let existing = 0;
  let wet = 0;
  for (let space = 0; space < water.length; space++) {
    if (water[space] !== MISSING) existing |= 1 << space;
    if (water[space] !== DRY) wet |= 1 << space;
  }
  if (adventurer === 'pilot') {
    for (let space = 0; space < water.length; space++) if (space !== from && existing & (1 << space)) steps[space] = 1;
    return;
  }
  const near = setsOf(adventurer === 'explorer' ? map.around : map.beside);
  let front = 1 << from;
  let seen = front;
  for (let step = 1; step < NO_WAY && front !== 0; step++) {
    let reached = besideAny(front, near);
    if (adventurer === 'diver') {
      for (let more = reached; more !== 0; ) {
        more = besideAny(more & wet, near) & ~reached;
        reached |= more;
      }
    }
    front = reached & existing & ~seen;
    seen |= front;
    for (let left = front; left !== 0; left &= left - 1) steps[31 - Math.clz32(left & -left)] = step;
  }
}

/** All spaces near one of a set. */
function besideAny(set: number, near: Int32Array): number {
  let all = 0;
  for (let left = set; left !== 0; left &= left - 1) all |= near[31 - Math.clz32(left & -left)]!;
  return all;
}

/** The number of spaces of a set within that many steps. */
export function within(steps: Uint8Array, set: number, most: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) if (steps[31 - Math.clz32(left & -left)]! <= most) count++;
  return count;
}
