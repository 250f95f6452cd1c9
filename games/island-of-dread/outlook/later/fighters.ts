import type { CardNumber } from '../../content/vocabulary.ts';
import { chanceOf } from '../../rules/chance.ts';

/** A Challenge in its current state, or an opposing Hero. */
export interface Foe {
  readonly values: readonly number[];
  readonly damages: readonly number[];
  readonly life: number;
  /** Wounds it recovers per round; 0 if absent. Approximated as extra Life. */
  readonly mends?: number;
  /** The same, calculated round by round. */
  readonly regrows?: number;
}

/** One side of a fight: the Hero first, then Allies, and the Captain at sea. */
export interface Party {
  /** The Hero's Life without wounds. */
  readonly life: number;
  /** Damage that cards prevent in each combat. */
  readonly guard: number;
  /** Bonus and damage of each figure per phase. */
  readonly figures: readonly Fighter[];
  /** The Hero's bonus for defence rolls per phase. */
  readonly defence: readonly number[];
}

export interface Fighter {
  readonly figure: CardNumber;
  readonly rolls: readonly number[];
  readonly blows: readonly number[];
  /** The cost of this figure's wounds to its side, in half wounds of the Hero. */
  harm(wounds: number): number;
}

/** An act's chance of success, damage, and cost of failure in half wounds. */
export interface Act {
  /** The attacker's index in the party; -1 for a defence. */
  readonly who: number;
  readonly chance: number;
  readonly blow: number;
  readonly harm: number;
}

/** The cost of others' wounds, in wounds of the Hero. */
export const COSTS = {
  /** An Ally's or a Captain's wound relative to the Hero's. */
  ally: 0.5,
  captain: 1,
  /** A death, beside the wounds: a shipwreck is as bad as a knock-out. */
  killed: 1,
  wrecked: 100,
  /** Damage prevented by a card that cancels a whole blow. */
  cancelled: 2,
} as const;

/** Wounds taken that one dealt is worth: boldly, and with care. */
export const BOLDNESS = [2.2, 0.8];

/** Counts in halves, since an Ally's wounds count less than the Hero's. */
export const HALVES = 2;

/** No attack: the Hero defends. */
export const NOBODY = -1;

export function actsIn(party: Party, foe: Foe, phase: number): Act[] {
  const need = foe.values[phase]!;
  const damage = foe.damages[phase]!;
  const defended = chanceOf(need - party.defence[phase]!);
  const acts: Act[] = [{ who: NOBODY, chance: defended, blow: 0, harm: HALVES * damage }];
  for (const [who, { rolls, blows, harm }] of party.figures.entries())
    acts.push({
      who,
      chance: chanceOf(need - rolls[phase]!),
      blow: blows[phase]!,
      harm: damage > 0 ? harm(damage) : 0,
    });
  return acts;
}

/** The best acts from a phase on, no figure attacking twice, where a wound dealt is worth `boldness` taken. */
export function bestActs(phases: readonly (readonly Act[])[], boldness: number): readonly Act[] {
  const [ranged, melee, magic] = phases as readonly [readonly Act[], readonly Act[], readonly Act[]];
  const worth = ({ chance, blow, harm }: Act): number => HALVES * boldness * chance * blow - (1 - chance) * harm;
  const last = magic.map(worth);
  let [one, two, three] = [ranged[0]!, melee[0]!, magic[0]!];
  let most = Number.NEGATIVE_INFINITY;
  for (const first of ranged) {
    const before = worth(first);
    for (const second of melee) {
      if (second.who !== NOBODY && second.who === first.who) continue;
      const both = before + worth(second);
      for (let n = 0; n < magic.length; n++) {
        const third = magic[n]!;
        if (third.who !== NOBODY && (third.who === first.who || third.who === second.who)) continue;
        const all = both + last[n]!;
        if (all <= most) continue;
        most = all;
        one = first;
        two = second;
        three = third;
      }
    }
  }
  return [one, two, three];
}

/** The best acts per boldness, without duplicates. */
export function waysToAct(phases: readonly (readonly Act[])[]): (readonly Act[])[] {
  const ways: (readonly Act[])[] = [];
  for (const boldness of BOLDNESS) {
    const acts = bestActs(phases, boldness);
    if (!ways.some((way) => way.every((act, phase) => act === acts[phase]))) ways.push(acts);
  }
  return ways;
}
