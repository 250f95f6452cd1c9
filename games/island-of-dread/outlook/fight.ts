import type { Seat } from '@skerry/engine';
import { type CardNumber, type Kind, NONE, PHASES, type Phase } from '../content/vocabulary.ts';
import type { Deed, World } from '../content/world.ts';
import { AT, comingAt } from '../rules/abilities.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { type Throws, throwsFor, throwsToEscape } from '../rules/chance.ts';
import { NO_ROLL } from '../rules/combat/combat.ts';
import { harmTo } from '../rules/combat/enemy.ts';
import { whyNoAttack } from '../rules/combat/phase.ts';
import { damageOf, enemyLife, enemyStat, failThreat, hitDamage, strengthOf, threat } from '../rules/combat/values.ts';
import { ownerOf, seatAsked } from '../rules/current-step.ts';
import { isOnIsland } from '../rules/spaces.ts';
import { combatOf, playerOf, type State, type Step } from '../rules/state.ts';
import type { BlowTold } from './battle.ts';
import { fightersOf, type Strength } from './figures.ts';
import type { Position } from './position.ts';

/** The choice of the figure that acts: an attack, or the Hero's defence. */
export type Acts = ActionOf<'attack'> | ActionOf<'defend'>;

/** The Challenge that is fought. */
export interface Foe {
  readonly card: CardNumber;
  readonly life: number;
  /** Life left. */
  readonly left: number;
}

/** The current Challenge with all changes by cards; undefined in a fight of Heroes. */
export function foeOf({ content, state }: Position): Foe | undefined {
  const { combat } = state;
  if (combat === null || combat.card === NONE) return undefined;
  const life = enemyLife(content, state);
  return { card: combat.card, life, left: life - combat.wounds };
}

/** Per phase: the values to reach, or their base, and the damage at stake. */
export function opposedBy({ content, state }: Position): readonly Strength[] {
  const { card, rival } = combatOf(state);
  return PHASES.map((phase, n) => {
    if (card !== NONE) return { phase, value: enemyStat(content, state, n), damage: threat(content, state, n) };
    const { hero } = playerOf(state, rival);
    return {
      phase,
      value: strengthOf(content, state, rival, hero, n),
      damage: damageOf(content, state, rival, hero, n),
    };
  });
}

/** The rows of a round. ID-202: there is no escape on the Island. */
export const rowsOf = ({ state }: Position): readonly (Phase | 'escape')[] =>
  isOnIsland(playerOf(state, combatOf(state).seat)) ? PHASES : ['escape', ...PHASES];

export const actorOf = ({ state: { players, combat } }: Position, action: Acts): number =>
  action.act === 'attack' ? action.figure : players[combat!.seat]!.hero;

/** The dice of an action in the current combat. */
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

/** What a figure's roll is about. */
export interface Stakes {
  readonly throws: Throws;
  /** The figure's value for the phase. */
  readonly value: number;
  /** Wounds of a hit; 0 for a defence. */
  readonly hit: number;
  /** Current cost of a failure; 0 where the roll cannot fail. */
  readonly damage: number;
  /** Whether a hit would defeat the Challenge. */
  readonly isLast: boolean;
}

export function stakesOf(position: Position, action: Acts): Stakes {
  const { content, state } = position;
  const { seat, phase } = combatOf(state);
  const actor = actorOf(position, action);
  const chosen: State = { ...state, combat: { ...state.combat!, actor, role: action.act } };
  const foe = foeOf(position);
  const throws = throwsFor(content, state, actor, action.act);
  const hit = action.act === 'attack' ? hitOf(content, chosen) : 0;
  return {
    throws,
    value: strengthOf(content, state, seat, actor, phase),
    hit,
    damage: failureOf(content, chosen, throws),
    isLast: foe !== undefined && hit >= foe.left,
  };
}

/** ID-110: the Hero's roll to escape. */
export function escapeStakes({ content, state }: Position): Pick<Stakes, 'throws' | 'damage'> {
  const { seat } = combatOf(state);
  const actor = playerOf(state, seat).hero;
  const throws = throwsToEscape(content, state);
  const chosen: State = { ...state, combat: { ...state.combat!, actor, role: 'defend', phase: 0 } };
  return { throws, damage: failureOf(content, chosen, throws) };
}

/** ID-97, ID-105: the wounds of a hit after all automatic changes. */
function hitOf(world: World, state: State): number {
  const { seat, rival } = combatOf(state);
  const target = rival === NONE ? NONE : playerOf(state, rival).hero;
  const dealt = deedsAt(world, state, seat, AT.hit).reduce(
    (sum, deed) => (deed.do === 'damage' && 'dealt' in deed ? sum + deed.dealt : sum),
    hitDamage(world, state),
  );
  return inflicted(world, state, rival === NONE ? seat : rival, target, dealt);
}

/** ID-98, ID-99, ID-105: the damage of a failure; 0 where there is none. */
function failureOf(world: World, state: State, { chance }: Throws): number {
  const { seat, actor } = combatOf(state);
  return chance >= 1 ? 0 : inflicted(world, state, seat, actor, failThreat(world, state));
}

/** Damage after automatic changes: first the Challenge's text, then the cards of the seat that takes it. */
function inflicted(world: World, state: State, seat: Seat, target: number, damage: number): number {
  if (damage <= 0) return 0;
  const taking: State = { ...state, combat: { ...state.combat!, target, damage } };
  return deedsAt(world, taking, seat, AT.damage).reduce((left, deed) => {
    if (deed.do !== 'damage') return left;
    if ('taken' in deed) return Math.max(left + deed.taken, Math.min(left, deed.min ?? 0));
    return 'none' in deed ? 0 : left;
  }, damage);
}

const deedsAt = (world: World, state: State, seat: Seat, when: (typeof AT)[keyof typeof AT]): readonly Deed[] =>
  comingAt(world, state, seat, when).flatMap(({ list }) => world.lists[list]!);

/** A possible act in a phase, and its stakes. */
export interface Chance extends Stakes {
  readonly action: Acts;
  readonly figure: CardNumber;
}

/**
 * Figures that could act in a phase of the current round, or before the first one: by the rules, with what is known
 * now.
 */
export function chancesIn(position: Position, phase: number): readonly Chance[] {
  const { content, state } = position;
  const combat = combatOf(state);
  const { seat } = combat;
  const isOn = phase === combat.phase && combat.round > 0 && state.agenda.at(-1)?.do !== 'escape';
  const there: Position = isOn
    ? position
    : { content, state: { ...state, combat: { ...combat, ...NO_ROLL, phase, round: Math.max(1, combat.round) } } };
  const attacks = fightersOf(playerOf(state, seat)).flatMap((figure): Acts[] =>
    whyNoAttack(content, there.state, seat, figure) === undefined ? [{ act: 'attack', figure }] : [],
  );
  return [...attacks, { act: 'defend' } as const].map((action) => ({
    ...{ action, figure: actorOf(there, action) },
    ...stakesOf(there, action),
  }));
}

/**
 * ID-92: the position after standing, in which the acting figure is chosen; the current one where standing is not
 * asked.
 */
export function afterStanding({ content, state }: Position): Position {
  if (state.agenda.at(-1)?.do !== 'escape') return { content, state };
  const combat = { ...state.combat!, ...NO_ROLL, phase: 0 };
  return { content, state: { ...state, combat, agenda: [...state.agenda.slice(0, -1), { do: 'phase' }] } };
}

/** The kind of counter that damage to the acting seat becomes. */
export const kindOfHarm = ({ state }: Position): Kind => harmTo(state, combatOf(state).seat);

/** Damage to a figure or to the Challenge. */
export interface Harm {
  readonly n: number;
  readonly kind: Kind;
}

/** ID-97 to ID-99: the result of a roll before it is dealt. */
export function harmOf(position: Position, { phase, role, success }: BlowTold): Harm {
  const { content, state } = position;
  if (success) {
    const isHit = phase !== 'escape' && role === 'attack';
    return isHit ? { n: Math.max(0, hitDamage(content, state)), kind: 'wound' } : { n: 0, kind: kindOfHarm(position) };
  }
  return { n: Math.max(0, failThreat(content, state)), kind: kindOfHarm(position) };
}

/** Damage that may still be reduced, and its target. */
export function damageAhead({ state }: Position): (Harm & { readonly figure: CardNumber }) | undefined {
  const { card, target, damage } = combatOf(state);
  const now = state.agenda.at(-1)?.do;
  if ((now !== 'damage' && now !== 'defendFail') || damage <= 0) return undefined;
  if (target === NONE) return { figure: card, n: damage, kind: 'wound' };
  return { figure: target, n: damage, kind: harmTo(state, ownerOf(state, target)) };
}

/** Whether a used card has cancelled a step's cost: the damage of a failed defence, the toll at sea. */
export const isCancelled = ({ turn, combat }: State, step: Step['do']): boolean =>
  step === 'toll' ? turn.tollSkipped : (step === 'defendFail' || step === 'damage') && combat?.damage === 0;

/** The seat that must answer. */
export const seatAwaited = ({ state }: Position): Seat => seatAsked(state, state.agenda.at(-1)!);
