import type { World } from '../content/world.ts';
import { chances } from '../rules/chance.ts';
import type { Attack } from '../rules/state.ts';
import { Rerolls } from './rerolls.ts';

/** A landing fleet, and the dice of its Combat crew. */
export type Landing = Pick<Attack, 'pirates' | 'serpents' | 'ichor' | 'combat'>;

/** A group's most dice; beyond it more cards hardly matter. */
const MOST = 10;

/** Exact chances of landings, cached per world. */
export class Odds {
  private readonly world: World;
  private readonly known = new Map<number, readonly number[]>();
  private readonly rolls = new Map<number, Rerolls>();

  constructor(world: World) {
    this.world = world;
  }

  /** The chance of a strength by dice alone. */
  reaching(need: number, landing: Landing): number {
    return need <= 0 ? 1 : (this.of(landing)[need] ?? 0);
  }

  /** The chance of each strength by dice alone, from 0 on. */
  of(landing: Landing): readonly number[] {
    const those = within(landing);
    if (cardsIn(those) === 0) return HOPELESS;
    const key = keyOf(those);
    let table = this.known.get(key);
    if (table === undefined) {
      table = chances(this.world, { ...UNROLLED, ...those });
      this.known.set(key, table);
    }
    return table;
  }

  /** The chance of a strength with that much wood for rerolls. */
  rerolling(need: number, landing: Landing, wood: number): number {
    if (need <= 0 || wood === 0 || cardsIn(landing) === 0) return this.reaching(need, landing);
    return this.rerolls(landing).before(need, wood);
  }

  /** The rerolls of a landing. */
  rerolls(landing: Landing): Rerolls {
    const those = within(landing);
    const key = keyOf(those);
    let rolls = this.rolls.get(key);
    if (rolls === undefined) {
      rolls = new Rerolls(this.world, those, cardsIn(those) + those.combat);
      this.rolls.set(key, rolls);
    }
    return rolls;
  }
}

/** At most as many as there are dice. */
export function within(landing: Landing): Landing {
  const serpents = Math.min(MOST, landing.serpents);
  const pirates = Math.min(MOST - serpents, landing.pirates);
  const ichor = landing.ichor && serpents + pirates < MOST;
  const combat = Math.min(MOST - pirates - serpents - Number(ichor), landing.combat);
  return { pirates, serpents, ichor, combat };
}

export const cardsIn = ({ pirates, serpents, ichor }: Landing): number => pirates + serpents + Number(ichor);
const keyOf = ({ pirates, serpents, ichor, combat }: Landing): number =>
  ((pirates * 16 + serpents) * 2 + Number(ichor)) * 16 + combat;

const known = new WeakMap<World, Odds>();
/** A world's odds, shared by all callers. */
export function oddsIn(world: World): Odds {
  const odds = known.get(world) ?? new Odds(world);
  known.set(world, odds);
  return odds;
}

/** Strength 0 is always reached. */
const HOPELESS = [1];
const UNROLLED = { need: 0, dice: [], placed: [], strength: 0, injured: 0 };
