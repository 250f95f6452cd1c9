import type { Seat } from '@skerry/engine';
import { type CardNumber, ENEMY_STATS, NONE, type Role } from '../../content/vocabulary.ts';
import type { Dice } from '../facts.ts';

/** A fight with a Challenge, or of two Heroes. Its lists are immutable, so that clones share them. */
export interface Combat extends RollOn, BlowOn {
  /** The acting seat. */
  seat: Seat;
  /** The other Hero's seat in a fight of Heroes, or `NONE`. */
  rival: Seat;
  /** Who attacked, in a fight of Heroes. */
  readonly attacker: Seat;
  /** The Challenge, or `NONE`. */
  readonly card: CardNumber;
  /** Its place on the track, or `NONE`. */
  place: number;
  wounds: number;
  /** 0 before the first round. */
  round: number;
  phase: number;
  /** ID-193: the phase in which the first round begins; `NONE` unless Before Combat is skipped. */
  startPhase: number;
  /** Figures that attacked in this round. */
  attacked: readonly CardNumber[];
  escapeTried: boolean;
  /** Changes of the enemy in this combat: values and damage of the three phases, then Life. */
  change: readonly number[];
  /** Its Life as a card sets it, or 0. */
  life: number;
  /** ID-190: the round in which the enemy inflicts exhaustion instead of wounds. */
  exhausts: number;
  /** ID-195: the enemy inflicts no damage in the first round. */
  harmless: boolean;
  /** ID-226: the same changes by the opposing Hero's cards, whose enemy is the acting Hero. */
  rivalChange: readonly number[];
  rivalExhausts: number;
  rivalHarmless: boolean;
  kept: boolean;
}

/** The current roll. */
export interface RollOn {
  actor: number;
  role: Role;
  /** The two dice, and those of the opposing Hero; 0 before they are rolled. */
  dice: Dice;
  rivalDice: Dice;
  /** Added to this roll by cards. */
  bonus: number;
  sure: boolean;
  /** The same for the opposing Hero. */
  rivalBonus: number;
  rivalSure: boolean;
}

/** The current damage. */
export interface BlowOn {
  /** Added to this hit by cards. */
  dealt: number;
  /** The target: a figure, or `NONE` for the Challenge. */
  target: number;
  damage: number;
}

const NOT_ROLLED: Dice = [0, 0];
export const UNCHANGED: readonly number[] = ENEMY_STATS.map(() => 0);

/** A combat that has not begun. One literal keeps the object's shape stable and fast. */
export const newCombat = (seat: number, rival: number, card: CardNumber, place: number): Combat => ({
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
  change: UNCHANGED,
  life: 0,
  exhausts: 0,
  harmless: false,
  rivalChange: UNCHANGED,
  rivalExhausts: 0,
  rivalHarmless: false,
  kept: false,
  actor: NONE,
  role: 'defend',
  dice: NOT_ROLLED,
  rivalDice: NOT_ROLLED,
  bonus: 0,
  sure: false,
  rivalBonus: 0,
  rivalSure: false,
  dealt: 0,
  target: NONE,
  damage: 0,
});

const { actor, role, dice, rivalDice, bonus, sure, rivalBonus, rivalSure, dealt, target, damage } = newCombat(
  NONE,
  NONE,
  NONE,
  NONE,
);

/** Nobody rolls. */
export const NO_ROLL: RollOn & BlowOn = {
  actor,
  role,
  dice,
  rivalDice,
  bonus,
  sure,
  rivalBonus,
  rivalSure,
  dealt,
  target,
  damage,
};

/** A figure is about to roll. */
export function beginRoll(combat: Combat, actor: number, role: Role): void {
  Object.assign(combat, NO_ROLL, { actor, role });
}
