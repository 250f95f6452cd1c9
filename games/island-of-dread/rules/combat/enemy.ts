import type { Kind } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import type { State, Step } from '../state.ts';
import type { Dealer } from '../types.ts';
import { cutTo } from './over.ts';
import { enemyLife } from './values.ts';

const WON: Step = { do: 'won' };

/** ID-97, ID-108: a Challenge with wounds equal to its Life is defeated at once; the rest of the round does not happen. */
export function woundEnemy(world: World, state: State, n: number, dealer: Dealer): void {
  const combat = state.combat!;
  combat.wounds += n;
  dealer.tell?.({ fact: 'damageDealt', seat: combat.seat, card: combat.card, n, wounds: combat.wounds });
  if (combat.wounds < enemyLife(world, state)) return;
  cutTo(state, 'combatOver');
  state.agenda.push(WON);
}

/** ID-190, ID-195: what the Challenge's text inflicts is treated like its damage. */
export function enemyHarm(state: State, card: number, kind: Kind, n: number): { harm: Kind; n: number } {
  const { combat } = state;
  if (combat === null || combat.card !== card || kind !== 'wound') return { harm: kind, n };
  if (combat.harmless && combat.round <= 1) return { harm: kind, n: 0 };
  return { harm: combat.round > 0 && combat.exhausts === combat.round ? 'exhaustion' : 'wound', n };
}
