import { NONE, type Phase } from '../content/vocabulary.ts';
import type { Bonus } from '../rules/combat/values.ts';
import type { Blow, Dice, Fact, Roll } from '../rules/facts.ts';

/** What one figure did in a phase, or a Hero to escape, as it was told. */
export interface BlowTold extends Omit<Blow, 'phase'> {
  readonly phase: Phase | 'escape';
  /** Absent before the roll, and where none is needed. */
  roll: Roll | undefined;
  /** What abilities add that were used for the roll. */
  used: readonly Bonus[];
  /** The opposing Hero's dice, and what they are added to. */
  against: { readonly dice: Dice; readonly value: number } | undefined;
  /** Absent before the roll. */
  success: boolean | undefined;
  /** Wounds given, and counters suffered. */
  dealt: number;
  taken: number;
}

/** The round that is on, or the last one. */
export interface Battle {
  readonly round: number;
  readonly blows: readonly BlowTold[];
}

export const sumOf = ({ dice, value, bonus }: Roll): number => dice[0] + dice[1] + value + bonus;

/** What each card adds to a roll; `NONE` for what nobody told. */
export function bonusesOf({ by, bonus }: Roll, used: readonly Bonus[]): readonly Bonus[] {
  const told = [...by, ...used];
  const rest = bonus - told.reduce((sum, { n }) => sum + n, 0);
  return rest === 0 ? told : [...told, { card: NONE, n: rest }];
}

/** The fight that a turn has told of, as far as its last round goes. */
export function battleOf(heroes: readonly number[], facts: readonly Fact[]): Battle {
  let round = 0;
  let blows: BlowTold[] = [];
  let against: BlowTold['against'];
  for (const fact of facts) {
    const blow = blows.at(-1);
    if (blow !== undefined) retell(blow, fact);
    switch (fact.fact) {
      case 'combatBegan':
      case 'attackedHero':
        round = 0;
        blows = [];
        break;
      case 'roundBeganCombat':
        round = fact.n;
        blows = [];
        against = undefined;
        break;
      case 'duelRolled':
        against = fact;
        break;
      case 'acted': {
        const { seat, figure, role, phase } = fact;
        blows.push({ seat, figure, role, phase, ...UNTOLD });
        break;
      }
      case 'escapeTried': {
        const { seat, dice, bonus: value, need, success } = fact;
        const roll: Roll = { dice, value, bonus: 0, by: [], need, success };
        const figure = heroes[seat]!;
        blows.push({ ...UNTOLD, seat, figure, role: 'defend', phase: 'escape', roll, against, success });
      }
    }
  }
  return { round, blows };
}

const UNTOLD = { roll: undefined, used: [], against: undefined, success: undefined, dealt: 0, taken: 0 } as const;

/** What was told of a blow after it was begun. */
function retell(blow: BlowTold, fact: Fact): void {
  switch (fact.fact) {
    case 'abilityUsed':
      if (fact.seat === blow.seat && fact.adds !== undefined && blow.roll === undefined)
        blow.used = [...blow.used, { card: fact.card, n: fact.adds }];
      break;
    case 'rolled':
    case 'rolledAgain':
      count(blow, fact);
      break;
    case 'rollRaised':
      if (fact.seat === blow.seat) blow.used = [...blow.used, { card: fact.card, n: fact.by }];
      count(blow, fact.roll);
      break;
    case 'duelRolled':
      blow.against = fact;
      if (fact.roll !== undefined) count(blow, fact.roll);
      break;
    case 'sureSuccess':
      blow.success = fact.seat === blow.seat;
      break;
    case 'damageDealt':
      blow.dealt += fact.n;
      break;
    case 'damageTaken':
      if (fact.seat === blow.seat) blow.taken += fact.n;
      else blow.dealt += fact.n;
  }
}

function count(blow: BlowTold, roll: Roll): void {
  blow.roll = roll;
  blow.success = roll.success;
}
