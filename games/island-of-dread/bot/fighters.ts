import { chanceOf } from '../rules/chance.ts';

/** A Challenge as it stands, or a Hero who opposes another. */
export interface Foe {
  readonly values: readonly number[];
  readonly damages: readonly number[];
  readonly life: number;
  /** Wounds that it loses by itself in a round; none if not given. The fight is reckoned as if it had more Life. */
  readonly mends?: number;
  /** The same, reckoned round by round. */
  readonly regrows?: number;
}

/** Those who fight on one side: the Hero first, then Allies, and the Captain at sea. */
export interface Party {
  /** The Hero's Life, wounds not counted. */
  readonly life: number;
  /** Damage that cards keep off the Hero in each combat. */
  readonly guard: number;
  /** What each figure adds to its roll, and inflicts, in each phase. */
  readonly figures: readonly Fighter[];
  /** What the Hero adds to a defence roll in each phase. */
  readonly defence: readonly number[];
}

export interface Fighter {
  readonly figure: number;
  readonly rolls: readonly number[];
  readonly blows: readonly number[];
  /** What wounds of this figure cost the Hero's side, in half wounds of the Hero. */
  harm(wounds: number): number;
}

/** What acting means in a phase: how likely it succeeds, what that inflicts, and what it costs, in half wounds, if it fails. */
export interface Act {
  /** The place of whoever attacks in the party; -1 for a defence. */
  readonly who: number;
  readonly chance: number;
  readonly blow: number;
  readonly harm: number;
}

/** How many wounds taken one dealt is worth: boldly, or with care. */
export const BOLDNESS = [2.2, 0.8];

/** Wounds are reckoned by halves, since those of Allies count less than the Hero's. */
export const HALVES = 2;

/** Nobody attacks: the Hero defends. */
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

/** The best acts of the phases from one on, nobody attacking twice, where a wound dealt is worth `boldness` taken. */
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

/** The best acts for each boldness; once, where it is the same ones that are best. */
export function waysToAct(phases: readonly (readonly Act[])[]): (readonly Act[])[] {
  const ways: (readonly Act[])[] = [];
  for (const boldness of BOLDNESS) {
    const acts = bestActs(phases, boldness);
    if (!ways.some((way) => way.every((act, phase) => act === acts[phase]))) ways.push(acts);
  }
  return ways;
}
