import type { GameState } from '../contract.ts';
import type { Told } from '../dealers.ts';
import { same } from '../json.ts';
import type { Entry } from '../table.ts';

/**
 * Whether an entry can never be taken back: it used chance, the whole table acted, or it revealed something hidden.
 * Something is revealed when what nobody knew changes, when another seat's compartment changes or another seat is told
 * something of its own, or when the seat's own compartment and the open part change together, as when a hidden card is laid
 * open.
 */
export function isFinal(entry: Entry, before: GameState, after: GameState, facts: readonly Told[]): boolean {
  if (entry.chance !== undefined || entry.seat === undefined) return true;
  if (!same(before.hidden, after.hidden)) return true;
  if (facts.some(({ to }) => to !== undefined && to !== entry.seat)) return true;
  if (before.secrets === undefined && after.secrets === undefined) return false;
  const changed = Array.from(
    { length: before.seats },
    (_, seat) => !same(before.secrets?.[seat], after.secrets?.[seat]),
  );
  if (changed.some((isChanged, seat) => isChanged && seat !== entry.seat)) return true;
  return changed[entry.seat] === true && !same(openPart(before), openPart(after));
}

/**
 * Whether an entry that is not final changed nothing but its seat's own compartment, and nobody else was told: others
 * know no more than before, so what they do meanwhile does not rest on it, and it can be taken back after they acted.
 */
export function isSealed(entry: Entry, before: GameState, after: GameState, facts: readonly Told[]): boolean {
  const { seat } = entry;
  if (seat === undefined || before.secrets === undefined) return false;
  return facts.every(({ to }) => to === seat) && same(openPart(before), openPart(after));
}

function openPart({ secrets, hidden, ...rest }: GameState): object {
  return rest;
}
