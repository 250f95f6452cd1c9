import type { Seat } from '@skerry/engine';
import type { Phase, Role } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import type { Bonus } from '../../rules/combat/values.ts';
import type { Dice, Fact } from '../../rules/facts.ts';
import { NONE } from '../../rules/state.ts';

/** What one figure did in a phase, as it was told. */
export interface Blow {
  readonly phase: Phase | 'escape';
  readonly seat: Seat;
  readonly figure: number;
  readonly role: Role;
  /** Absent before the roll, and where none is needed. */
  dice: Dice | undefined;
  value: number;
  /** What each card adds; `NONE` for what nobody told. */
  bonuses: readonly Bonus[];
  need: number;
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
  readonly blows: readonly Blow[];
}

export const sumOf = ({ dice, value, bonuses }: Blow): number =>
  (dice === undefined ? 0 : dice[0] + dice[1]) + value + bonuses.reduce((sum, { n }) => sum + n, 0);

/** The fight that a turn has told of, as far as its last round goes. */
export function battleOf(world: World, heroes: readonly number[], facts: readonly Fact[]): Battle {
  let round = 0;
  let blows: Blow[] = [];
  let against: Blow['against'];
  for (const fact of facts) {
    const blow = blows.at(-1);
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
      case 'acted':
        blows.push({ ...BEFORE, phase: fact.phase, seat: fact.seat, figure: fact.figure, role: fact.role });
        break;
      case 'escapeTried':
        blows.push({
          ...BEFORE,
          phase: 'escape',
          seat: fact.seat,
          figure: heroes[fact.seat]!,
          role: 'defend',
          dice: fact.dice,
          value: fact.bonus,
          need: fact.need,
          against,
          success: fact.success,
        });
        break;
      case 'duelRolled':
        against = { dice: fact.dice, value: fact.value };
        if (blow === undefined) break;
        blow.against = against;
        blow.need = fact.need;
        if (blow.dice !== undefined) blow.success = sumOf(blow) >= blow.need;
        break;
      default:
        if (blow !== undefined) retell(world, blow, fact);
    }
  }
  return { round, blows };
}

const BEFORE = {
  dice: undefined,
  value: 0,
  bonuses: [],
  need: 0,
  against: undefined,
  success: undefined,
  dealt: 0,
  taken: 0,
} as const;

/** What was told of a blow after it was begun. */
function retell(world: World, blow: Blow, fact: Fact): void {
  switch (fact.fact) {
    case 'abilityUsed':
      if (fact.seat === blow.seat && blow.dice === undefined)
        blow.bonuses = [...blow.bonuses, ...usedFor(world, fact.card)];
      break;
    case 'rolled': {
      const told = [...fact.by, ...blow.bonuses];
      const rest = fact.bonus - told.reduce((sum, { n }) => sum + n, 0);
      blow.dice = fact.dice;
      blow.value = fact.value;
      blow.bonuses = rest === 0 ? told : [...told, { card: NONE, n: rest }];
      blow.need = fact.need;
      blow.success = fact.success;
      break;
    }
    case 'rolledAgain':
      blow.dice = fact.dice;
      blow.success = fact.success;
      break;
    case 'rollRaised':
      if (fact.seat === blow.seat) blow.bonuses = [...blow.bonuses, { card: fact.card, n: fact.by }];
      else blow.need += fact.by;
      blow.success = (fact.seat === blow.seat) === fact.success;
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
      break;
  }
}

/** What a card that is used before a roll adds to it. */
function usedFor(world: World, card: number): Bonus[] {
  const lists = world.cards[card]!.powers.flatMap(({ when, list }) => (when === 'beforeRoll' ? [list] : []));
  const n = lists
    .flatMap((list) => world.lists[list]!)
    .reduce((sum, deed) => (deed.do === 'roll' && 'add' in deed ? sum + deed.add : sum), 0);
  return n === 0 ? [] : [{ card, n }];
}
