import type { FleetKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { Attack } from './state.ts';

/** The die of a card. */
export interface Placed {
  readonly card: FleetKind;
  readonly face: number;
}

/** The group's cards in the order of placement by hand. */
export function cardAt({ ichor, serpents }: Attack, n: number): FleetKind {
  const first = ichor ? 1 : 0;
  if (n < first) return 'ichor';
  return n < first + serpents ? 'serpent' : 'pirate';
}

export const groupSize = ({ pirates, serpents, ichor }: Attack): number => pirates + serpents + (ichor ? 1 : 0);

/** A card's strength by its die; face 0 is no die. */
export const dieStrength = (byDie: readonly number[], face: number): number => byDie[face] ?? 0;

/** IB-89: the strength of placed dice. */
export function strengthOf({ byDie }: World, placed: readonly Placed[]): number {
  let sum = 0;
  for (const { card, face } of placed) sum += dieStrength(byDie[card], face);
  return sum;
}

/**
 * IB-88: the placement with the largest total. No table falls from left to right, so the lowest dice are left over.
 * Ichor is tried on each face; of the rest the serpents get the dice with the largest advantage.
 */
export function bestPlacing(world: World, attack: Attack): Placed[] {
  const { dice, ichor } = attack;
  const used = dice.slice(dice.length - groupSize(attack));
  if (!ichor) return shared(world, used, attack.serpents);
  let best: Placed[] = [];
  let most = -1;
  for (const [n, face] of used.entries()) {
    if (face === used[n - 1]) continue;
    const placed: Placed[] = [{ card: 'ichor', face }, ...shared(world, used.toSpliced(n, 1), attack.serpents)];
    const strength = strengthOf(world, placed);
    if (strength <= most) continue;
    best = placed;
    most = strength;
  }
  return best;
}

/** Gives that many dice to serpents and the rest to pirates. */
function shared({ byDie }: World, dice: readonly number[], serpents: number): Placed[] {
  const gain = (face: number): number => dieStrength(byDie.serpent, face) - dieStrength(byDie.pirate, face);
  return dice
    .toSorted((a, b) => gain(b) - gain(a) || b - a)
    .map((face, n) => ({ card: n < serpents ? 'serpent' : 'pirate', face }));
}
