import type { Seat } from '@skerry/engine';
import { type Kind, NONE, PHASES, type Phase } from '../content/vocabulary.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { type Throws, throwsFor, throwsToEscape } from '../rules/chance.ts';
import { harmTo } from '../rules/combat/enemy.ts';
import { damageOf, enemyLife, enemyStat, failThreat, hitDamage, strengthOf, threat } from '../rules/combat/values.ts';
import { ownerOf, seatAsked } from '../rules/current-step.ts';
import { isOnIsland } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { BlowTold } from './battle.ts';
import type { Strength } from './figures.ts';
import type { Position } from './position.ts';

/** Whoever is to act: an attack, or the Hero's defence. */
export type Acts = ActionOf<'attack'> | ActionOf<'defend'>;

/** The Challenge that is fought. */
export interface Foe {
  readonly card: number;
  readonly life: number;
  /** What is left of it. */
  readonly left: number;
}

/** The Challenge that is fought as cards change it; nobody in a fight of Heroes. */
export function foeOf({ content, state }: Position): Foe | undefined {
  const { combat } = state;
  if (combat === null || combat.card === NONE) return undefined;
  const life = enemyLife(content, state);
  return { card: combat.card, life, left: life - combat.wounds };
}

/** What each phase is fought against: the values to reach, or what they begin with, and the damage that threatens. */
export function opposedBy({ content, state }: Position): readonly Strength[] {
  const { card, rival } = state.combat!;
  return PHASES.map((phase, n) => {
    if (card !== NONE) return { phase, value: enemyStat(content, state, n), damage: threat(content, state, n) };
    const { hero } = state.players[rival]!;
    return {
      phase,
      value: strengthOf(content, state, rival, hero, n),
      damage: damageOf(content, state, rival, hero, n),
    };
  });
}

/** The rows of a round. ID-202: nobody escapes on the Island. */
export const rowsOf = ({ state }: Position): readonly (Phase | 'escape')[] =>
  isOnIsland(state.players[state.combat!.seat]!) ? PHASES : ['escape', ...PHASES];

/** The figure that acts. */
export const actorOf = ({ state: { players, combat } }: Position, action: Acts): number =>
  action.act === 'attack' ? action.figure : players[combat!.seat]!.hero;

/** The dice that an action asks for in the combat that is on. */
export function throwsOf(position: Position, action: Action): Throws | undefined {
  const { content, state } = position;
  const { combat } = state;
  if (combat === null) return undefined;
  switch (action.act) {
    case 'attack':
    case 'defend':
      return throwsFor(content, state, actorOf(position, action), action.act);
    case 'rollCombat':
      return throwsFor(content, state, combat.actor, combat.role);
    case 'tryEscape':
      return throwsToEscape(content, state);
    default:
      return undefined;
  }
}

/** What a figure rolls for. */
export interface Stakes {
  readonly throws: Throws;
  /** What the figure has for the phase. */
  readonly value: number;
  /** What a failure costs now. */
  readonly damage: number;
  /** Whether a hit would defeat the Challenge. */
  readonly isLast: boolean;
}

export function stakesOf(position: Position, action: Acts): Stakes {
  const { content, state } = position;
  const { seat, phase } = state.combat!;
  const actor = actorOf(position, action);
  const chosen: State = { ...state, combat: { ...state.combat!, actor, role: action.act } };
  const foe = foeOf(position);
  return {
    throws: throwsFor(content, state, actor, action.act),
    value: strengthOf(content, state, seat, actor, phase),
    damage: failThreat(content, chosen),
    isLast: action.act === 'attack' && foe !== undefined && hitDamage(content, chosen) >= foe.left,
  };
}

/** ID-110: what the Hero who would escape rolls for. */
export const escapeStakes = (position: Position): Pick<Stakes, 'throws' | 'damage'> => ({
  throws: throwsToEscape(position.content, position.state),
  damage: opposedBy(position)[0]!.damage,
});

/** What damage to whoever acts becomes. */
export const kindOfHarm = ({ state }: Position): Kind => harmTo(state, state.combat!.seat);

/** Damage to a figure or to the Challenge. */
export interface Harm {
  readonly n: number;
  readonly kind: Kind;
}

/** ID-97 to ID-99: what a roll comes to, though it has not been dealt yet. */
export function harmOf(position: Position, { phase, role, success }: BlowTold): Harm {
  const { content, state } = position;
  if (success) {
    const isHit = phase !== 'escape' && role === 'attack';
    return isHit ? { n: Math.max(0, hitDamage(content, state)), kind: 'wound' } : { n: 0, kind: kindOfHarm(position) };
  }
  return { n: Math.max(0, failThreat(content, state)), kind: kindOfHarm(position) };
}

/** Damage that somebody may still lessen, and the figure or Challenge that is to take it. */
export function damageAhead({ state }: Position): (Harm & { readonly figure: number }) | undefined {
  const { card, target, damage } = state.combat!;
  const now = state.agenda.at(-1)?.do;
  if ((now !== 'damage' && now !== 'defendFail') || damage <= 0) return undefined;
  if (target === NONE) return { figure: card, n: damage, kind: 'wound' };
  return { figure: target, n: damage, kind: harmTo(state, ownerOf(state, target)) };
}

/** Whose answer is waited for. */
export const seatAwaited = ({ state }: Position): Seat => seatAsked(state, state.agenda.at(-1)!);
