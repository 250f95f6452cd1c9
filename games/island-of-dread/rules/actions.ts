import type { Seat } from '@skerry/engine';
import type { CardNumber, Counter, JewelColour, Limited, MapColour, Phase, Space } from '../content/vocabulary.ts';

/**
 * Everything a seat can do. Cards and figures are named by number, land spaces as `j8`, towns and anchors by id. A
 * compound choice is a chain of actions, so that each can be undone.
 */
export type Action =
  /** Uses the nth ability of a card, counted from 0. */
  | { readonly act: 'use'; readonly card: CardNumber; readonly ability: number }
  // Course
  | { readonly act: 'sailOn' }
  | { readonly act: 'toIsland' }
  // Movement
  | { readonly act: 'roll' }
  /** Removes `n` exhaustion and rolls the rest of four dice. */
  | { readonly act: 'rest'; readonly n: number }
  /** One space of any terrain, instead of rolling. */
  | { readonly act: 'step'; readonly to: Space }
  | { readonly act: 'stay' }
  /** The figure that loses an exhaustion counter, or a wound. */
  | { readonly act: 'relieve'; readonly figure: CardNumber }
  /** No further counter. */
  | { readonly act: 'enough' }
  | { readonly act: 'keepDice' }
  /** A die with this face, 1 to 6, will be rerolled. */
  | { readonly act: 'mark'; readonly face: number }
  | { readonly act: 'rollAgain' }
  | { readonly act: 'enter'; readonly to: Space }
  | { readonly act: 'halt' }
  | { readonly act: 'row'; readonly row: number }
  | { readonly act: 'teleport'; readonly to: Space }
  | { readonly act: 'lane'; readonly to: string }
  | { readonly act: 'stopHere' }
  // Other Heroes
  /** Declines the abilities offered here. */
  | { readonly act: 'goOn' }
  | { readonly act: 'attackHero'; readonly rival: Seat }
  | { readonly act: 'negotiate'; readonly rival: Seat }
  | { readonly act: 'putGold'; readonly n: number }
  | { readonly act: 'putCard'; readonly card: CardNumber }
  | { readonly act: 'putMap'; readonly colour: MapColour }
  | { readonly act: 'next' }
  | { readonly act: 'propose' }
  | { readonly act: 'drop' }
  | { readonly act: 'agree' }
  | { readonly act: 'refuse' }
  | { readonly act: 'takeGold' }
  | { readonly act: 'takeCard'; readonly card: CardNumber }
  // Adventure
  /** One of a card's options, counted from 0. */
  | { readonly act: 'choose'; readonly option: number }
  /** Puts another's Hero, or one's own after a knock-out, on a space. */
  | { readonly act: 'place'; readonly to: Space }
  /** Buys what is offered, or takes what is free. */
  | { readonly act: 'take'; readonly card: CardNumber }
  | { readonly act: 'decline' }
  | { readonly act: 'putBack'; readonly card: CardNumber }
  | { readonly act: 'whichDeck'; readonly deck: JewelColour }
  // Combat
  | { readonly act: 'startPhase'; readonly phase: Phase }
  | { readonly act: 'fight' }
  | { readonly act: 'stand' }
  | { readonly act: 'tryEscape' }
  | { readonly act: 'defend' }
  | { readonly act: 'attack'; readonly figure: CardNumber }
  | { readonly act: 'rollCombat' }
  | { readonly act: 'accept' }
  | { readonly act: 'strike' }
  | { readonly act: 'suffer' }
  // What is won and lost
  | { readonly act: 'claim'; readonly item: CardNumber }
  | { readonly act: 'takeMap'; readonly rival: Seat; readonly colour: MapColour }
  | { readonly act: 'loseCard'; readonly card: CardNumber }
  | { readonly act: 'giveUp'; readonly card: CardNumber }
  /** The colour of the own map that goes into the pool. */
  | { readonly act: 'swapMap'; readonly colour: MapColour }
  // Market
  | { readonly act: 'leave' }
  | { readonly act: 'buy'; readonly card: CardNumber }
  | { readonly act: 'shelf'; readonly kind: Limited }
  | { readonly act: 'sellOne' }
  | { readonly act: 'sell'; readonly card: CardNumber }
  | { readonly act: 'heal'; readonly figure: CardNumber }
  | { readonly act: 'lookForCaptains' }
  | { readonly act: 'captains' }
  | { readonly act: 'hire'; readonly captain: CardNumber }
  | { readonly act: 'loan'; readonly captain: CardNumber }
  | { readonly act: 'back' }
  | { readonly act: 'keepCaptain'; readonly captain: CardNumber }
  // Experience
  | { readonly act: 'payToll' }
  | { readonly act: 'train'; readonly counter: Counter }
  /** For a set of maps. */
  | { readonly act: 'find'; readonly item: CardNumber }
  | { readonly act: 'done' };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
