import type { Seat } from '@skerry/engine';
import { type CardNumber, ENEMY_STATS, type EnemyStat, type Kind, NONE, PHASES } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { putCounters } from '../counters.ts';
import { enemySeat } from '../current-step.ts';
import { combatOf, playerOf, type State, type Step } from '../state.ts';
import type { Dealer } from '../types.ts';
import { cutTo } from './end.ts';
import { damageOf, enemyLife, enemyStat, isSpared, strengthOf } from './values.ts';

const WON: Step = { do: 'won' };

/** ID-97, ID-108: a Challenge with wounds equal to its Life is defeated at once; the rest of the round does not happen. */
export function woundEnemy(world: World, state: State, n: number, dealer: Dealer): void {
  const combat = combatOf(state);
  combat.wounds += n;
  dealer.tell?.({ fact: 'damageDealt', seat: combat.seat, card: combat.card, n, wounds: combat.wounds });
  if (combat.wounds < enemyLife(world, state)) return;
  cutTo(state, 'combatOver');
  state.agenda.push(WON);
}

/** ID-226: in a fight of Heroes the other Hero takes what the Challenge would. */
export function hurtEnemy(world: World, state: State, seat: Seat, kind: Kind, n: number, dealer: Dealer): void {
  const other = enemySeat(state, seat);
  if (other === NONE) return woundEnemy(world, state, n, dealer);
  const harm = kind === 'wound' ? harmTo(state, other) : kind;
  putCounters(world, state, other, playerOf(state, other).hero, harm, n, dealer);
}

/**
 * ID-190: the kind of counter that damage to a seat's figures becomes: exhaustion instead of wounds under the Helmet.
 */
export function harmTo({ combat }: State, seat: Seat): Kind {
  const { round, rival, exhausts, rivalExhausts } = combat!;
  const until = seat === rival ? rivalExhausts : exhausts;
  return round > 0 && until === round ? 'exhaustion' : 'wound';
}

/**
 * A current value or the damage of a seat's enemy: the Challenge, or the other Hero (ID-226). Cards never change a
 * Hero's Life.
 */
export function statOfEnemy(world: World, state: State, seat: Seat, stat: EnemyStat): number {
  const other = enemySeat(state, seat);
  const place = ENEMY_STATS.indexOf(stat);
  if (other === NONE) return enemyStat(world, state, place);
  const { hero } = playerOf(state, other);
  const phase = place % PHASES.length;
  return place < PHASES.length
    ? strengthOf(world, state, other, hero, phase)
    : damageOf(world, state, other, hero, phase);
}

/** ID-190, ID-195: what the Challenge's text inflicts is treated like its damage. */
export function enemyHarm(state: State, card: CardNumber, kind: Kind, n: number): { harm: Kind; n: number } {
  const { combat } = state;
  if (combat === null || combat.card !== card || kind !== 'wound') return { harm: kind, n };
  if (isSpared(state, combat.seat)) return { harm: kind, n: 0 };
  return { harm: harmTo(state, combat.seat), n };
}
