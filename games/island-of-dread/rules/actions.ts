import type { Seat } from '@skerry/engine';
import type { Counter, JewelColour, Limited, MapColour, Phase, Space } from '../content/vocabulary.ts';

/**
 * All that a seat can do. Cards and figures are told by their numbers, land spaces as `j8`, towns and anchors by their ids.
 * Compound choices are chains of these, so that each can be taken back.
 */
export type Action =
  /** Uses the nth ability of a card, counted from 0. */
  | { readonly act: 'use'; readonly card: number; readonly ability: number }
  // Course
  | { readonly act: 'sailOn' }
  | { readonly act: 'toIsland' }
  // Movement
  | { readonly act: 'roll' }
  /** Removes `n` exhaustion and rolls the dice that are left of four. */
  | { readonly act: 'rest'; readonly n: number }
  /** One space of any terrain, instead of rolling. */
  | { readonly act: 'step'; readonly to: Space }
  | { readonly act: 'stay' }
  /** From whom an exhaustion counter goes, or a wound. */
  | { readonly act: 'relieve'; readonly figure: number }
  /** No further counter. */
  | { readonly act: 'enough' }
  | { readonly act: 'keepDice' }
  /** A die with this face, 1 to 6, is to be rolled again. */
  | { readonly act: 'mark'; readonly face: number }
  | { readonly act: 'rollAgain' }
  | { readonly act: 'enter'; readonly to: Space }
  | { readonly act: 'halt' }
  | { readonly act: 'row'; readonly row: number }
  | { readonly act: 'teleport'; readonly to: Space }
  | { readonly act: 'lane'; readonly to: string }
  | { readonly act: 'stopHere' }
  // Other Heroes
  /** No use of what may be used here. */
  | { readonly act: 'goOn' }
  | { readonly act: 'attackHero'; readonly rival: Seat }
  | { readonly act: 'negotiate'; readonly rival: Seat }
  | { readonly act: 'putGold'; readonly n: number }
  | { readonly act: 'putCard'; readonly card: number }
  | { readonly act: 'putMap'; readonly colour: MapColour }
  | { readonly act: 'next' }
  | { readonly act: 'propose' }
  | { readonly act: 'drop' }
  | { readonly act: 'agree' }
  | { readonly act: 'refuse' }
  | { readonly act: 'takeGold' }
  | { readonly act: 'takeCard'; readonly card: number }
  // Adventure
  /** One of a card's options, counted from 0. */
  | { readonly act: 'choose'; readonly option: number }
  /** Puts another's Hero, or one's own after a knock-out, on a space. */
  | { readonly act: 'place'; readonly to: Space }
  /** Buys what is offered, or takes what is free. */
  | { readonly act: 'take'; readonly card: number }
  | { readonly act: 'decline' }
  | { readonly act: 'putBack'; readonly card: number }
  | { readonly act: 'whichDeck'; readonly deck: JewelColour }
  // Combat
  | { readonly act: 'startPhase'; readonly phase: Phase }
  | { readonly act: 'fight' }
  | { readonly act: 'stand' }
  | { readonly act: 'tryEscape' }
  | { readonly act: 'defend' }
  | { readonly act: 'attack'; readonly figure: number }
  | { readonly act: 'rollCombat' }
  | { readonly act: 'accept' }
  | { readonly act: 'strike' }
  | { readonly act: 'suffer' }
  // What is won and lost
  | { readonly act: 'claim'; readonly item: number }
  | { readonly act: 'takeMap'; readonly rival: Seat; readonly colour: MapColour }
  | { readonly act: 'loseCard'; readonly card: number }
  | { readonly act: 'giveUp'; readonly card: number }
  /** The colour of the own map that goes into the pool. */
  | { readonly act: 'swapMap'; readonly colour: MapColour }
  // Market
  | { readonly act: 'leave' }
  | { readonly act: 'buy'; readonly card: number }
  | { readonly act: 'shelf'; readonly kind: Limited }
  | { readonly act: 'sellOne' }
  | { readonly act: 'sell'; readonly card: number }
  | { readonly act: 'heal'; readonly figure: number }
  | { readonly act: 'lookForCaptains' }
  | { readonly act: 'captains' }
  | { readonly act: 'hire'; readonly captain: number }
  | { readonly act: 'loan'; readonly captain: number }
  | { readonly act: 'back' }
  | { readonly act: 'keepCaptain'; readonly captain: number }
  // Experience
  | { readonly act: 'payToll' }
  | { readonly act: 'train'; readonly counter: Counter }
  /** Spends a set of maps. */
  | { readonly act: 'find'; readonly item: number }
  | { readonly act: 'done' };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
