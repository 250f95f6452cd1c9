import type { World } from '../content/world.ts';
import { bestPlacing, strengthOf } from '../rules/placing.ts';
import type { Landing } from './odds.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const SIDES = FACES.length;

/**
 * Optimal rerolls for a landing (IB-87): one die at a time, always the most useful one. Exact over all rolls; equal
 * faces make equal rolls.
 */
export class Rerolls {
  private readonly rolls: readonly (readonly number[])[];
  private readonly numbers = new Map<number, number>();
  /** IB-88: the strength of each roll, placed optimally. */
  private readonly strengths: readonly number[];
  /** The rolls that a roll with one die fewer becomes, by the added face. */
  private readonly becomes: readonly (readonly number[])[];
  private readonly fewer = new Map<number, number>();

  constructor(world: World, landing: Landing, dice: number) {
    this.rolls = rollsOf(dice);
    for (const [n, roll] of this.rolls.entries()) this.numbers.set(keyOf(roll), n);
    this.strengths = this.rolls.map((roll) =>
      strengthOf(world, bestPlacing(world, { ...landing, ...BEFORE, dice: roll })),
    );
    this.becomes = rollsOf(dice - 1).map((roll, n) => {
      this.fewer.set(keyOf(roll), n);
      return FACES.map((face) => this.numbers.get(keyOf([...roll, face])) ?? 0);
    });
  }

  before(need: number, wood: number): number {
    const won = this.won(need, wood);
    let sum = 0;
    for (const [n, roll] of this.rolls.entries()) sum += (won[n] ?? 0) * waysOf(roll);
    return sum / SIDES ** (this.rolls[0]?.length ?? 0);
  }

  /** For the dice as rolled. */
  after(dice: readonly number[], need: number, wood: number): number {
    return this.won(need, wood)[this.numbers.get(keyOf(dice)) ?? 0] ?? 0;
  }

  /** The same if a die of this face is rerolled next. */
  again(dice: readonly number[], face: number, need: number, wood: number): number {
    const left = dice.toSpliced(dice.indexOf(face), 1);
    return this.meanOf(this.won(need, wood - 1), this.fewer.get(keyOf(left)) ?? 0);
  }

  /** Each roll's chance of a strength with that much wood. */
  private won(need: number, wood: number): Float64Array {
    let won = Float64Array.from(this.strengths, (strength) => Number(strength >= need));
    // Wood for one more die never lowers the chance; the most useful die gives the maximum.
    for (let paid = 0; paid < wood; paid++) {
      const next = won.slice();
      for (const [n, rolls] of this.becomes.entries()) {
        const mean = this.meanOf(won, n);
        for (const roll of rolls) if (mean > (next[roll] ?? 0)) next[roll] = mean;
      }
      won = next;
    }
    return won;
  }

  private meanOf(won: Float64Array, fewer: number): number {
    let sum = 0;
    for (const roll of this.becomes[fewer] ?? []) sum += won[roll] ?? 0;
    return sum / SIDES;
  }
}

const BEFORE = { need: 0, placed: [], strength: 0, injured: 0 };

/** All results of a number of dice, in rising order. */
function rollsOf(dice: number, from = 1): number[][] {
  if (dice <= 0) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) => rollsOf(dice - 1, face).map((rest) => [face, ...rest]));
}

/** Number of dice per face, as one key. */
const keyOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + 16 ** (face - 1), 0);

/** The number of ordered rolls that give this result. */
function waysOf(roll: readonly number[]): number {
  let ways = 1;
  let same = 0;
  for (const [n, face] of roll.entries()) {
    same = face === roll[n - 1] ? same + 1 : 1;
    ways = (ways * (n + 1)) / same;
  }
  return ways;
}
