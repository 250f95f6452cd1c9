import { type CardNumber, NONE, type Phase } from '../content/vocabulary.ts';
import type { Bonus } from '../rules/combat/values.ts';
import type { Blow, Dice, Fact, Roll } from '../rules/facts.ts';

/** A figure's act in a phase, or a Hero's escape, as told. */
export interface BlowTold extends Omit<Blow, 'phase'> {
  readonly phase: Phase | 'escape';
  /** Absent before the roll, and where no roll is needed. */
  roll: Roll | undefined;
  /** Bonuses of abilities used for the roll. */
  used: readonly Bonus[];
  /** The opposing Hero's dice and the value they are added to. */
  against: { readonly dice: Dice; readonly value: number } | undefined;
  /** Absent before the roll. */
  success: boolean | undefined;
  /** Wounds given, and counters suffered. */
  dealt: number;
  taken: number;
}

/** A round of a fight; round 0 is before the first one. */
export interface RoundTold {
  readonly round: number;
  readonly blows: readonly BlowTold[];
  /** Other events worth a line. */
  readonly notes: readonly Fact[];
}

/** The current or last round, and all before it. */
export interface Battle extends RoundTold {
  readonly past: readonly RoundTold[];
}

/**
 * Facts worth a line beside the blows: tests and card effects. Before the first round, counters come from nothing
 * else.
 */
const NOTED: ReadonlySet<Fact['fact']> = new Set([
  'tested',
  'optionChosen',
  'challengeChanged',
  'challengeHealed',
  'weary',
  'allyKilled',
  'captainKilled',
] satisfies Fact['fact'][]);
const NOTED_BEFORE: ReadonlySet<Fact['fact']> = new Set([
  ...NOTED,
  'countersPut',
  'countersRemoved',
  'damageDealt',
] satisfies Fact['fact'][]);

export const sumOf = ({ dice, value, bonus }: Roll): number => dice[0] + dice[1] + value + bonus;

/** Bonus per card; `NONE` for a bonus without a known source. */
export function bonusesOf({ by, bonus }: Roll, used: readonly Bonus[]): readonly Bonus[] {
  const told = [...by, ...used];
  const rest = bonus - told.reduce((sum, { n }) => sum + n, 0);
  return rest === 0 ? told : [...told, { card: NONE, n: rest }];
}

/** The last fight in a turn's facts. */
export function battleOf(heroes: readonly CardNumber[], facts: readonly Fact[]): Battle {
  let past: RoundTold[] = [];
  let round = 0;
  let blows: BlowTold[] = [];
  let notes: Fact[] = [];
  let against: BlowTold['against'];
  const begin = (n: number): void => {
    round = n;
    blows = [];
    notes = [];
    against = undefined;
  };
  for (const fact of facts) {
    const blow = blows.at(-1);
    if (blow !== undefined) retell(blow, fact);
    if ((round === 0 ? NOTED_BEFORE : NOTED).has(fact.fact)) notes.push(fact);
    switch (fact.fact) {
      case 'combatBegan':
      case 'attackedHero':
        past = [];
        begin(0);
        break;
      case 'roundBeganCombat':
        if (round > 0 || notes.length > 0) past = [...past, { round, blows, notes }];
        begin(fact.n);
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
  return { round, blows, notes, past };
}

const UNTOLD = { roll: undefined, used: [], against: undefined, success: undefined, dealt: 0, taken: 0 } as const;

/** Adds a later fact to a blow. */
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
