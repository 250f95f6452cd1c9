import type { World } from '../content/world.ts';
import { dieStrength, groupSize } from './placing.ts';
import type { Attack } from './state.ts';

const HIGHEST = 6;

/**
 * The chance that the group's dice alone, placed optimally, reach each strength: index n for at least n. Exact, over
 * all rolls; for use before the roll. Excludes rerolls, injuries and modifiers.
 */
export function chances(world: World, attack: Attack): number[] {
  const cards = groupSize(attack);
  const dice = cards + attack.combat;
  const best = new BestPlacings(world, attack);
  const exactly: number[] = [];
  /** Visits all rolls without a face above `face`, for the cards that have no die yet. */
  function count(rolled: number, free: number, face: number, ways: number): void {
    if (face === 1) {
      best.faces[1] = free;
      const strength = best.strength();
      exactly[strength] = (exactly[strength] ?? 0) + ways;
      return;
    }
    // `high` dice show this face; there are `choices` ways to pick them. The lowest dice are left over.
    let choices = 1;
    for (let high = 0; high <= rolled; high++) {
      const used = Math.min(high, free);
      best.faces[face] = used;
      count(rolled - high, free - used, face - 1, ways * choices);
      choices = (choices * (rolled - high)) / (high + 1);
    }
  }
  count(dice, cards, HIGHEST, 1);
  const all = HIGHEST ** dice;
  let more = 0;
  return Array.from(exactly, (ways = 0) => ways)
    .reverse()
    .map((ways) => {
      more += ways;
      return more / all;
    })
    .reverse();
}

/**
 * The strength of `bestPlacing` (IB-88) from the number of dice per face: bots and boards query thousands of rolls.
 */
class BestPlacings {
  /** Dice per face; index 0 is unused. */
  readonly faces: number[] = Array<number>(HIGHEST + 1).fill(0);
  private readonly byDie: World['byDie'];
  private readonly group: Attack;
  /** Faces by a serpent's advantage over a pirate, largest first. */
  private readonly forSerpents: readonly number[];

  constructor({ byDie }: World, group: Attack) {
    const gain = (face: number): number => dieStrength(byDie.serpent, face) - dieStrength(byDie.pirate, face);
    this.byDie = byDie;
    this.group = group;
    this.forSerpents = [1, 2, 3, 4, 5, HIGHEST].sort((a, b) => gain(b) - gain(a) || b - a);
  }

  strength(): number {
    if (!this.group.ichor) return this.shared();
    const { faces, byDie } = this;
    let most = 0;
    for (let face = 1; face <= HIGHEST; face++) {
      const dice = faces[face] ?? 0;
      if (dice === 0) continue;
      faces[face] = dice - 1;
      most = Math.max(most, dieStrength(byDie.ichor, face) + this.shared());
      faces[face] = dice;
    }
    return most;
  }

  /** The strength of serpents and pirates with the dice left. */
  private shared(): number {
    const { faces, byDie, forSerpents } = this;
    let serpents = this.group.serpents;
    let sum = 0;
    for (const face of forSerpents) {
      const dice = faces[face] ?? 0;
      const bitten = Math.min(serpents, dice);
      sum += bitten * dieStrength(byDie.serpent, face) + (dice - bitten) * dieStrength(byDie.pirate, face);
      serpents -= bitten;
    }
    return sum;
  }
}
