import type { Seat } from '@skerry/engine';
import { ENEMY_STATS, type Role } from '../../content/vocabulary.ts';
import { NONE } from '../state.ts';

/** A fight with a Challenge, or of two Heroes. */
export interface Combat {
  /** Who acts. */
  seat: Seat;
  /** The other Hero's seat in a fight of Heroes, or `NONE`. */
  rival: Seat;
  /** Who attacked, in a fight of Heroes. */
  readonly attacker: Seat;
  /** The Challenge, or `NONE`. */
  readonly card: number;
  /** Its place on the track, or `NONE`. */
  place: number;
  wounds: number;
  /** 0 before the first round. */
  round: number;
  phase: number;
  /** ID-193: the phase in which the first round begins; `NONE` unless Before Combat is skipped. */
  startPhase: number;
  /** Those who attacked in this round. */
  attacked: number[];
  escapeTried: boolean;
  /** What cards change in the enemy for this combat: values and damage of the three phases, then Life. */
  change: number[];
  /** Its Life as a card sets it, or 0. */
  life: number;
  /** ID-190: the round in which the enemy inflicts exhaustion instead of wounds. */
  exhausts: number;
  /** ID-195: the enemy inflicts no damage in the first round. */
  harmless: boolean;
  /** ID-226: the same by the cards of the opposing Hero, whose enemy is the acting one. */
  rivalChange: number[];
  rivalExhausts: number;
  rivalHarmless: boolean;
  kept: boolean;
  // The roll that is on
  actor: number;
  role: Role;
  /** The two dice, and those of the opposing Hero; 0 before they are rolled. */
  dice: number[];
  rivalDice: number[];
  /** What cards add to this roll. */
  bonus: number;
  sure: boolean;
  /** The same for the opposing Hero. */
  rivalBonus: number;
  rivalSure: boolean;
  /** What cards add to this hit. */
  dealt: number;
  // The damage that is on
  /** Who is to take it: a figure, or `NONE` for the Challenge. */
  target: number;
  damage: number;
}

export const UNCHANGED: readonly number[] = ENEMY_STATS.map(() => 0);

/** A combat that has not begun: with a Challenge, or with a rival's Hero. */
export const newCombat = (seat: number, rival: number, card: number, place: number): Combat => ({
  seat,
  rival,
  attacker: seat,
  card,
  place,
  wounds: 0,
  round: 0,
  phase: 0,
  startPhase: NONE,
  attacked: [],
  escapeTried: false,
  change: UNCHANGED.slice(),
  life: 0,
  exhausts: 0,
  harmless: false,
  rivalChange: UNCHANGED.slice(),
  rivalExhausts: 0,
  rivalHarmless: false,
  kept: false,
  actor: NONE,
  role: 'defend',
  dice: [0, 0],
  rivalDice: [0, 0],
  bonus: 0,
  sure: false,
  rivalBonus: 0,
  rivalSure: false,
  dealt: 0,
  target: NONE,
  damage: 0,
});

export function cloneCombat(combat: Combat): Combat {
  return {
    seat: combat.seat,
    rival: combat.rival,
    attacker: combat.attacker,
    card: combat.card,
    place: combat.place,
    wounds: combat.wounds,
    round: combat.round,
    phase: combat.phase,
    startPhase: combat.startPhase,
    attacked: combat.attacked.slice(),
    escapeTried: combat.escapeTried,
    change: combat.change.slice(),
    life: combat.life,
    exhausts: combat.exhausts,
    harmless: combat.harmless,
    rivalChange: combat.rivalChange.slice(),
    rivalExhausts: combat.rivalExhausts,
    rivalHarmless: combat.rivalHarmless,
    kept: combat.kept,
    actor: combat.actor,
    role: combat.role,
    dice: combat.dice.slice(),
    rivalDice: combat.rivalDice.slice(),
    bonus: combat.bonus,
    sure: combat.sure,
    rivalBonus: combat.rivalBonus,
    rivalSure: combat.rivalSure,
    dealt: combat.dealt,
    target: combat.target,
    damage: combat.damage,
  };
}
