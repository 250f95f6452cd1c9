import type { Seat } from '@skerry/engine';
import type { Counter, Deck, Kind, MapColour, Phase, Role, Skill, Space, TileKind } from '../content/vocabulary.ts';
import type { Bonus } from './combat/values.ts';
import type { Goods } from './state.ts';

export const TURN_STEPS = ['refresh', 'movement', 'adventure', 'market', 'experience'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** Why a turn ended before its last step, if it did. */
export const TURN_ENDS = ['over', 'escaped', 'knockedOut', 'shipwrecked', 'lostFight', 'fought'] as const;
export type TurnEnd = (typeof TURN_ENDS)[number];

/** How a Hero moved: by a die, a free step, Wings, a Teleport Rune. */
export type Movement = 'die' | 'step' | 'flight' | 'teleport';

/** How the game ended. */
export const CAUSES = ['defeated', 'limit', 'doom'] as const;
export type Cause = (typeof CAUSES)[number];
export type Ending = { readonly why: Cause };

/** What is left at the end, for the ranking (ID-237). */
export const HEADINGS = ['counters', 'points', 'gold'] as const;
export type Headings = { readonly [H in (typeof HEADINGS)[number]]: number };

/** The two dice of a roll. */
export type Dice = readonly [number, number];

/** Who acts in a phase of a combat. */
export interface Blow {
  readonly seat: Seat;
  readonly figure: number;
  readonly role: Role;
  readonly phase: Phase;
}

/** A roll in a combat, as it stands. */
export interface Roll {
  readonly dice: Dice;
  /** What whoever rolls has for the phase. */
  readonly value: number;
  /** What cards add to it. */
  readonly bonus: number;
  /** What each card adds by itself; the rest of `bonus` comes from abilities that were used. */
  readonly by: readonly Bonus[];
  readonly need: number;
  readonly success: boolean;
}

/** What is taken by the winner of a fight of Heroes. */
export type Spoils = { readonly gold: number } | { readonly card: number } | null;

/**
 * All that can happen, for the log, the screen reader, motion, sound and statistics. Cards and figures are told by their
 * numbers, land spaces as `j8`, towns, anchors and event spaces by their ids.
 */
export type Fact =
  // Set-up
  | { fact: 'heroDealt'; seat: Seat; hero: number }
  | { fact: 'firstSeat'; seat: Seat }
  | { fact: 'stackFilled'; town: string; cards: readonly number[]; captain: number }
  | { fact: 'shortStart'; points: number; gold: number }
  // Turn
  | { fact: 'roundBegan'; n: number }
  | { fact: 'turnBegan'; seat: Seat }
  | { fact: 'stepBegan'; seat: Seat; step: TurnStep }
  /** The cards turned up. */
  | { fact: 'refreshed'; seat: Seat; cards: readonly number[] }
  | { fact: 'turnEnded'; seat: Seat; cause: TurnEnd }
  | { fact: 'captainsTrimmed'; seat: Seat; town: string; kept: number; gone: readonly number[] }
  // Movement; faces are 1 to 6
  | { fact: 'moveRolled'; seat: Seat; faces: readonly number[] }
  | { fact: 'diceRerolled'; seat: Seat; was: readonly number[]; now: readonly number[] }
  | { fact: 'rested'; seat: Seat; figure: number; n: number }
  | { fact: 'moved'; seat: Seat; from: Space; to: Space; how: Exclude<Movement, 'teleport'> }
  | { fact: 'stayed'; seat: Seat }
  | { fact: 'teleported'; seat: Seat; to: Space }
  /** Put there after a flood, a wreck or a fall. */
  | { fact: 'placed'; seat: Seat; to: Space; by: Seat }
  | { fact: 'dicePromised'; seat: Seat; dice: number }
  // Sea
  | { fact: 'setSail'; seat: Seat; town: string }
  | { fact: 'sailed'; seat: Seat; from: string; to: string; through: string | null }
  | { fact: 'landed'; seat: Seat; town: string }
  | { fact: 'captainReturned'; seat: Seat; captain: number; town: string }
  | { fact: 'toll'; seat: Seat; captain: number; kind: Kind }
  | { fact: 'tollSkipped'; seat: Seat; captain: number }
  | { fact: 'shipwrecked'; seat: Seat; cause: 'hero' | 'captain'; anchor: string }
  | { fact: 'laneOpened'; number: number }
  | { fact: 'laneClosed'; number: number }
  // Adventure
  | { fact: 'cardDrawn'; seat: Seat; deck: Deck; card: number }
  | { fact: 'deckRenewed'; deck: Deck | 'market' }
  | { fact: 'deckEmpty'; seat: Seat; deck: Deck }
  | { fact: 'cardTurnedUp'; deck: Deck; card: number }
  | { fact: 'cardPutBack'; deck: Deck; card: number }
  /** `place`: on the undefeated track, from 1; 0 for a card just drawn. */
  | { fact: 'challengeMet'; seat: Seat; card: number; place: number }
  | { fact: 'optionChosen'; seat: Seat; card: number; option: string }
  | { fact: 'encounterDone'; seat: Seat; card: number }
  | { fact: 'eventInPlay'; card: number }
  | { fact: 'eventIgnored'; card: number }
  | { fact: 'replenished'; spaces: readonly Space[] }
  /** `at`: the event space; tiles count from 1. */
  | { fact: 'tilePlaced'; tile: number; kind: TileKind; at: string }
  | { fact: 'tileTaken'; tile: number; kind: TileKind; at: string }
  | { fact: 'townRuined'; town: string }
  | { fact: 'cardDiscarded'; card: number }
  /** A market card that was shown. */
  | { fact: 'cardShown'; seat: Seat; card: number }
  | { fact: 'cardToStack'; town: string; card: number }
  // Tests and combat
  | {
      fact: 'tested';
      seat: Seat;
      skill: Skill;
      dice: Dice;
      bonus: number;
      difficulty: number;
      passed: boolean;
    }
  | { fact: 'combatBegan'; seat: Seat; card: number }
  | { fact: 'roundBeganCombat'; n: number }
  | { fact: 'phaseBegan'; seat: Seat; phase: Phase }
  | ({ fact: 'acted' } & Blow)
  | ({ fact: 'rolled'; seat: Seat } & Roll)
  | ({ fact: 'rolledAgain'; seat: Seat } & Roll)
  /** A card adds to a roll that was made. `success`: of whoever has the card. */
  | { fact: 'rollRaised'; seat: Seat; card: number; by: number; success: boolean; roll: Roll }
  | { fact: 'sureSuccess'; seat: Seat; card: number }
  /** To the Challenge; `wounds`: all it has now. */
  | { fact: 'damageDealt'; seat: Seat; card: number; n: number; wounds: number }
  | { fact: 'damageTaken'; seat: Seat; figure: number; n: number; kind: Kind }
  | { fact: 'damageLessened'; seat: Seat; card: number; by: number }
  | { fact: 'damageRaised'; card: number; by: number }
  | { fact: 'weary'; seat: Seat }
  | { fact: 'challengeHealed'; card: number; n: number; wounds: number }
  /** What a card changes for this combat. */
  | { fact: 'challengeChanged'; card: number; stat: string; now: number }
  | { fact: 'escapeTried'; seat: Seat; dice: Dice; bonus: number; need: number; success: boolean }
  | { fact: 'escaped'; seat: Seat }
  | { fact: 'paidOff'; seat: Seat; card: number }
  // Results
  | { fact: 'challengeDefeated'; seat: Seat; card: number }
  | { fact: 'undefeated'; card: number; place: number; space: Space }
  | { fact: 'trackFull'; card: number }
  | { fact: 'pointsGained'; seat: Seat; n: number }
  /** `from`: the card that gives it. */
  | { fact: 'goldGained'; seat: Seat; n: number; from: number }
  /** `why`: the card that takes it, a knock-out, or a shipwreck, in which it may be that only the Captain fell. */
  | { fact: 'goldLost'; seat: Seat; n: number; why: number | 'fall' | 'wreck' }
  | { fact: 'trophyKept'; seat: Seat; card: number }
  | { fact: 'rewardLost'; seat: Seat; what: 'gold' | 'experience' | 'map' | 'legendary' | 'card' }
  | { fact: 'allyKilled'; seat: Seat; card: number }
  | { fact: 'captainKilled'; seat: Seat; card: number }
  | { fact: 'knockedOut'; seat: Seat; where: Space | 'island' }
  | { fact: 'cardLost'; seat: Seat; card: number }
  | { fact: 'countersPut'; seat: Seat; figure: number; kind: Kind; n: number }
  | { fact: 'countersRemoved'; seat: Seat; figure: number; kind: Kind; n: number }
  // Cards
  /** `adds`: to the roll that is to be made. */
  | { fact: 'abilityUsed'; seat: Seat; card: number; adds?: number }
  | { fact: 'activated'; seat: Seat; card: number }
  | { fact: 'trophyUsed'; seat: Seat; card: number }
  | { fact: 'marketDrawn'; town: string; card: number }
  | { fact: 'bought'; seat: Seat; card: number; gold: number }
  | { fact: 'gotFree'; seat: Seat; card: number }
  | { fact: 'sold'; seat: Seat; card: number; gold: number }
  | { fact: 'gaveUp'; seat: Seat; card: number }
  | { fact: 'healed'; seat: Seat; figure: number; gold: number }
  | { fact: 'captainDrawn'; town: string; card: number }
  | { fact: 'hired'; seat: Seat; card: number; gold: number }
  | { fact: 'hiredOnLoan'; seat: Seat; card: number }
  | { fact: 'captainDiscarded'; card: number }
  // Experience
  | { fact: 'trained'; seat: Seat; counter: Counter }
  /** `from`: the pool or a rival. */
  | { fact: 'mapGained'; seat: Seat; colour: MapColour; from: Seat | 'pool' }
  | { fact: 'mapsSpent'; seat: Seat; n: number }
  | { fact: 'mapSwapped'; seat: Seat; gave: MapColour; took: MapColour }
  | { fact: 'legendaryGained'; seat: Seat; item: number }
  | { fact: 'legendaryUsed'; seat: Seat; item: number }
  // Heroes
  | { fact: 'attackedHero'; seat: Seat; rival: Seat }
  /** The opposing Hero's dice: the number to reach. `roll`: the other's, if it was made before. */
  | { fact: 'duelRolled'; seat: Seat; dice: Dice; value: number; need: number; roll?: Roll }
  | { fact: 'duelWon'; seat: Seat; rival: Seat }
  | { fact: 'spoilsTaken'; seat: Seat; rival: Seat; what: Spoils }
  | { fact: 'proposed'; seat: Seat; rival: Seat; give: Goods; get: Goods }
  | { fact: 'proposalDropped'; seat: Seat }
  | { fact: 'answered'; seat: Seat; yes: boolean }
  | { fact: 'traded'; seat: Seat; rival: Seat; give: Goods; get: Goods }
  // Island and end
  | { fact: 'declaredIsland'; seat: Seat }
  | { fact: 'reachedIsland'; seat: Seat }
  | { fact: 'silverShuffled'; cards: readonly number[] }
  | { fact: 'doomCounter'; n: number }
  | { fact: 'lastTurns'; seat: Seat }
  | { fact: 'gameEnded'; cause: Cause; seat: Seat | null }
  | { fact: 'ranked'; places: readonly number[] };
