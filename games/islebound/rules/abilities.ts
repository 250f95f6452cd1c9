import type { Seat } from '@skerry/engine';
import type { GainWhen, Leave, Modified } from '../content/vocabulary.ts';
import type { Abilities, Listener, World } from '../content/world.ts';
import type { State } from './state.ts';

/** What buildings do at this table. */
export function abilities(world: World, state: State): Abilities {
  return state.architect ? world.abilities.architect : world.abilities[state.edition];
}

/** Whether a building of the seat's city allows something. */
export function may(world: World, state: State, seat: Seat, leave: Leave): boolean {
  const { city } = state.players[seat]!;
  if (city.length === 0) return false;
  for (const building of abilities(world, state).leaves[leave]) if (city.includes(building)) return true;
  return false;
}

/** What the buildings of the seat's city add to something. */
export function bonus(world: World, state: State, seat: Seat, what: Modified): number {
  const { city } = state.players[seat]!;
  let sum = 0;
  if (city.length === 0) return sum;
  for (const { building, n } of abilities(world, state).modify[what]) if (city.includes(building)) sum += n;
  return sum;
}

/**
 * Announces an occasion: whatever listens to it in the seat's city brings its gift, in the order of the buildings (IB-125).
 * `times`: how often a listener is due, once unless told.
 */
export function announce(
  world: World,
  state: State,
  seat: Seat,
  when: GainWhen,
  times?: (listener: Listener) => number,
): void {
  const { city } = state.players[seat]!;
  if (city.length === 0) return;
  const listeners = abilities(world, state).gifts[when];
  // The agenda is a stack: the first to happen is pushed last.
  for (let n = listeners.length - 1; n >= 0; n--) {
    const listener = listeners[n]!;
    if (!city.includes(listener.building)) continue;
    const count = times === undefined ? 1 : times(listener);
    if (count === 0) continue;
    const { building, what } = listener;
    state.agenda.push({ do: 'gain', seat, what, n: count * listener.n, from: building });
  }
}
