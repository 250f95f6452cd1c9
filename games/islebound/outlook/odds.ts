import type { World } from '../content/world.ts';
import { chances } from '../rules/chance.ts';
import type { Attack } from '../rules/state.ts';

/** A fleet that goes ashore, and the dice of Combat crew beside it. */
export type Landing = Pick<Attack, 'pirates' | 'serpents' | 'ichor' | 'combat'>;

/** A group gets no more dice than this; beyond it more cards hardly matter. */
const MOST = 10;

/** The exact chances of landings, each reckoned once for a world. */
export class Odds {
  private readonly world: World;
  private readonly known = new Map<number, readonly number[]>();

  constructor(world: World) {
    this.world = world;
  }

  /** The chance to reach a strength by dice alone. */
  reaching(need: number, landing: Landing): number {
    return need <= 0 ? 1 : (this.of(landing)[need] ?? 0);
  }

  /** The chance to reach each strength by dice alone, from 0 on. */
  of(landing: Landing): readonly number[] {
    const serpents = Math.min(MOST, landing.serpents);
    const pirates = Math.min(MOST - serpents, landing.pirates);
    const ichor = landing.ichor && serpents + pirates < MOST;
    const cards = pirates + serpents + Number(ichor);
    if (cards === 0) return HOPELESS;
    const combat = Math.min(MOST - cards, landing.combat);
    const key = ((pirates * 16 + serpents) * 2 + Number(ichor)) * 16 + combat;
    let table = this.known.get(key);
    if (table === undefined) {
      table = chances(this.world, { ...UNROLLED, pirates, serpents, ichor, combat });
      this.known.set(key, table);
    }
    return table;
  }
}

/** A strength of nothing is always reached. */
const HOPELESS = [1];
const UNROLLED = { need: 0, dice: [], placed: [], strength: 0, injured: 0 };
