import { PHASES, type Role } from '../content/vocabulary.ts';
import type { Card, World } from '../content/world.ts';
import { attributeOf, lifeOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import { NONE, type Player } from '../rules/state.ts';
import { FIGHTING } from './weights.ts';

const SIDES = 10;

/** The chance that two ten-sided dice show at least so much, by that number. */
const AT_LEAST: readonly number[] = Array.from({ length: 2 * SIDES + 2 }, (_, least) => {
  let ways = 0;
  for (let one = 1; one <= SIDES; one++) for (let other = 1; other <= SIDES; other++) if (one + other >= least) ways++;
  return ways / SIDES ** 2;
});

export const chanceOf = (least: number): number => (least <= 2 ? 1 : least >= AT_LEAST.length ? 0 : AT_LEAST[least]!);

/** A Challenge, or the average of a deck. */
export interface Foe {
  readonly values: readonly number[];
  readonly damages: readonly number[];
  readonly life: number;
}

/** The average Challenge of a deck. */
export function averageFoe(world: World, deck: number): Foe {
  const foes = world.decks[deck]!.map((card) => world.cards[card]!).filter(({ kind }) => kind === 'challenge');
  const mean = (of: (foe: Card) => number): number => foes.reduce((sum, foe) => sum + of(foe), 0) / foes.length;
  return {
    values: PHASES.map((_, phase) => Math.round(mean(({ values }) => values[phase]!))),
    damages: PHASES.map((_, phase) => mean(({ damages }) => damages[phase]!)),
    life: mean(({ life }) => life),
  };
}

/** What a player's cards add by themselves to the Hero's rolls, or hits, of a kind. */
function addedTo(world: World, player: Player, what: 'rolls' | 'dealt', phase: number, role: Role): number {
  let sum = 0;
  for (const card of [player.hero, ...player.items, player.captain]) {
    if (card === NONE) continue;
    for (const { if: conditions, n } of world.cards[card]!.statics[what]) {
      if (conditions.roller === 'self' || (conditions.voyaging && !isVoyaging(player))) continue;
      if (conditions.role !== undefined && conditions.role !== role) continue;
      if (conditions.phase === undefined || conditions.phase.includes(PHASES[phase]!)) sum += n;
    }
  }
  return sum;
}

interface Act {
  readonly figure: number;
  /** Wounds dealt and taken on average. */
  readonly dealt: number;
  readonly taken: number;
}

/** What each figure that may attack, and the Hero's defence, would bring in a phase. */
function actsIn(world: World, player: Player, foe: Foe, phase: number): Act[] {
  const { hero, allies, captain } = player;
  const need = foe.values[phase]!;
  const harm = foe.damages[phase]!;
  const mind = attributeOf(world, player, phase);
  const fail = (bonus: number): number => 1 - chanceOf(need - bonus);
  const attack = mind + addedTo(world, player, 'rolls', phase, 'attack');
  const blow = world.cards[hero]!.damages[phase]! + addedTo(world, player, 'dealt', phase, 'attack');
  const acts: Act[] = [
    { figure: NONE, dealt: 0, taken: harm * fail(mind + addedTo(world, player, 'rolls', phase, 'defend')) },
    { figure: hero, dealt: blow * (1 - fail(attack)), taken: harm * fail(attack) },
  ];
  const others = isVoyaging(player) && captain !== NONE ? [...allies, captain] : allies;
  for (const figure of others) {
    const { values, damages } = world.cards[figure]!;
    const missed = fail(values[phase]!);
    acts.push({ figure, dealt: damages[phase]! * (1 - missed), taken: FIGHTING.others * harm * missed });
  }
  return acts;
}

const worthOf = ({ dealt, taken }: Act): number => dealt * FIGHTING.dealt - taken;

/** The best row of acts for a combat round: each figure attacks once. */
function bestRound(world: World, player: Player, foe: Foe): Act[] {
  const phases = PHASES.map((_, phase) => actsIn(world, player, foe, phase));
  let best: Act[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const ranged of phases[0]!)
    for (const melee of phases[1]!)
      for (const magic of phases[2]!) {
        const acts = [ranged, melee, magic];
        const attackers = acts.filter(({ figure }) => figure !== NONE).map(({ figure }) => figure);
        if (new Set(attackers).size < attackers.length) continue;
        const worth = acts.reduce((sum, act) => sum + worthOf(act), 0);
        if (worth <= most) continue;
        most = worth;
        best = acts;
      }
  return best;
}

/** The wounds that a fight is expected to cost the Hero. */
export function costOf(world: World, player: Player, foe: Foe): number {
  const acts = bestRound(world, player, foe);
  const dealt = acts.reduce((sum, act) => sum + act.dealt, 0);
  const taken = acts.reduce((sum, act) => sum + act.taken, 0);
  return dealt <= 0 ? Number.POSITIVE_INFINITY : (taken * Math.max(foe.life, 1)) / dealt;
}

/** How many times over the Hero has the Life that a fight is expected to cost. */
export const marginOf = (world: World, player: Player, foe: Foe): number =>
  (lifeOf(world, player, player.hero) - player.wounds) / Math.max(0.1, costOf(world, player, foe));

/** Who had best act in a phase, with the later phases of the round in mind; `NONE` to defend. */
export function bestActor(
  world: World,
  player: Player,
  foe: Foe,
  phase: number,
  allowed: readonly number[],
  attacked: readonly number[],
): number {
  const later = PHASES.map((_, each) =>
    each <= phase ? [] : actsIn(world, player, foe, each).filter(({ figure }) => !attacked.includes(figure)),
  );
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of actsIn(world, player, foe, phase)) {
    if (act.figure !== NONE && !allowed.includes(act.figure)) continue;
    const worth = worthOf(act) + bestAfter(later, phase + 1, act.figure === NONE ? [] : [act.figure]);
    if (worth <= most) continue;
    most = worth;
    best = act.figure;
  }
  return best;
}

function bestAfter(phases: readonly (readonly Act[])[], from: number, used: readonly number[]): number {
  const acts = phases[from];
  if (acts === undefined) return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    if (used.includes(act.figure)) continue;
    const next = act.figure === NONE ? used : [...used, act.figure];
    most = Math.max(most, worthOf(act) + bestAfter(phases, from + 1, next));
  }
  return most;
}
