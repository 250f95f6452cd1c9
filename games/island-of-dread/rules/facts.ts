import type { Seat } from '@skerry/engine';
import type {
  CardNumber,
  Counter,
  Deck,
  Kind,
  MapColour,
  Phase,
  Role,
  Skill,
  Space,
  TileKind,
} from '../content/vocabulary.ts';
import type { Bonus } from './combat/values.ts';
import type { Goods } from './state.ts';

export const TURN_STEPS = ['refresh', 'movement', 'adventure', 'market', 'experience'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** Why a turn ended before its last step, if it did. */
export const TURN_ENDS = ['over', 'escaped', 'knockedOut', 'shipwrecked', 'lostFight', 'fought'] as const;
export type TurnEnd = (typeof TURN_ENDS)[number];

/** A Hero's movement: by a die, a free step, Wings, a Teleport Rune. */
export type Movement = 'die' | 'step' | 'flight' | 'teleport';

/** How the game ended. */
export const CAUSES = ['defeated', 'limit', 'doom'] as const;
export type Cause = (typeof CAUSES)[number];
export type Ending = { readonly why: Cause };

/** ID-237: the tie-breakers at the end. */
export const HEADINGS = ['counters', 'points', 'gold'] as const;
export type Headings = { readonly [H in (typeof HEADINGS)[number]]: number };

/** The two dice of a roll. */
export type Dice = readonly [number, number];

/** A figure's act in a combat phase. */
export interface Blow {
  readonly seat: Seat;
  readonly figure: CardNumber;
  readonly role: Role;
  readonly phase: Phase;
}

/** A roll in a combat. */
export interface Roll {
  readonly dice: Dice;
  /** The roller's value for the phase. */
  readonly value: number;
  /** Added by cards. */
  readonly bonus: number;
  /** Automatic bonus per card; the rest of `bonus` comes from used abilities. */
  readonly by: readonly Bonus[];
  readonly need: number;
  readonly success: boolean;
}

/** The winner's spoils in a fight of Heroes. */
export type Spoils = { readonly gold: number } | { readonly card: CardNumber } | null;

/**
 * Everything that can happen, for the log, the screen reader, motion, sound and statistics. Cards and figures are
 * named by number, land spaces as `j8`, towns, anchors and event spaces by id.
 */
export type Fact =
  // Set-up
  | { fact: 'heroDealt'; seat: Seat; hero: CardNumber }
  | { fact: 'firstSeat'; seat: Seat }
  | { fact: 'stackFilled'; town: string; cards: readonly CardNumber[]; captain: CardNumber }
  | { fact: 'shortStart'; points: number; gold: number }
  // Turn
  | { fact: 'roundBegan'; n: number }
  | { fact: 'turnBegan'; seat: Seat }
  | { fact: 'stepBegan'; seat: Seat; step: TurnStep }
  /** Cards turned face up. */
  | { fact: 'refreshed'; seat: Seat; cards: readonly CardNumber[] }
  | { fact: 'turnEnded'; seat: Seat; cause: TurnEnd }
  | { fact: 'captainsTrimmed'; seat: Seat; town: string; kept: number; gone: readonly number[] }
  // Movement; faces are 1 to 6
  | { fact: 'moveRolled'; seat: Seat; faces: readonly number[] }
  | { fact: 'diceRerolled'; seat: Seat; was: readonly number[]; now: readonly number[] }
  | { fact: 'rested'; seat: Seat; figure: CardNumber; n: number }
  | { fact: 'moved'; seat: Seat; from: Space; to: Space; how: Exclude<Movement, 'teleport'> }
  | { fact: 'stayed'; seat: Seat }
  | { fact: 'teleported'; seat: Seat; to: Space }
  /** Placed after a flood, a wreck or a knock-out. */
  | { fact: 'placed'; seat: Seat; to: Space; by: Seat }
  | { fact: 'dicePromised'; seat: Seat; dice: number }
  // Sea
  | { fact: 'setSail'; seat: Seat; town: string }
  | { fact: 'sailed'; seat: Seat; from: string; to: string; through: string | null }
  | { fact: 'landed'; seat: Seat; town: string }
  | { fact: 'captainReturned'; seat: Seat; captain: CardNumber; town: string }
  | { fact: 'toll'; seat: Seat; captain: CardNumber; kind: Kind }
  | { fact: 'tollSkipped'; seat: Seat; captain: CardNumber }
  | { fact: 'shipwrecked'; seat: Seat; cause: 'hero' | 'captain'; anchor: string }
  | { fact: 'laneOpened'; number: number }
  | { fact: 'laneClosed'; number: number }
  // Adventure
  | { fact: 'cardDrawn'; seat: Seat; deck: Deck; card: CardNumber }
  | { fact: 'deckRenewed'; deck: Deck | 'market' }
  | { fact: 'deckEmpty'; seat: Seat; deck: Deck }
  | { fact: 'cardTurnedUp'; deck: Deck; card: CardNumber }
  | { fact: 'cardPutBack'; deck: Deck; card: CardNumber }
  /** `place`: on the undefeated track, from 1; 0 for a card just drawn. */
  | { fact: 'challengeMet'; seat: Seat; card: CardNumber; place: number }
  | { fact: 'optionChosen'; seat: Seat; card: CardNumber; option: string }
  | { fact: 'encounterDone'; seat: Seat; card: CardNumber }
  | { fact: 'eventInPlay'; card: CardNumber }
  | { fact: 'eventIgnored'; card: CardNumber }
  | { fact: 'replenished'; spaces: readonly Space[] }
  /** `at`: the event space; tiles count from 1. */
  | { fact: 'tilePlaced'; tile: number; kind: TileKind; at: string }
  | { fact: 'tileTaken'; tile: number; kind: TileKind; at: string }
  | { fact: 'townRuined'; town: string }
  | { fact: 'cardDiscarded'; card: CardNumber }
  /** A market card that was shown. */
  | { fact: 'cardShown'; seat: Seat; card: CardNumber }
  | { fact: 'cardToStack'; town: string; card: CardNumber }
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
  | { fact: 'combatBegan'; seat: Seat; card: CardNumber }
  | { fact: 'roundBeganCombat'; n: number }
  | { fact: 'phaseBegan'; seat: Seat; phase: Phase }
  | ({ fact: 'acted' } & Blow)
  | ({ fact: 'rolled'; seat: Seat } & Roll)
  | ({ fact: 'rolledAgain'; seat: Seat } & Roll)
  /** A card adds to a finished roll. `success` is that of the card's owner. */
  | { fact: 'rollRaised'; seat: Seat; card: CardNumber; by: number; success: boolean; roll: Roll }
  | { fact: 'sureSuccess'; seat: Seat; card: CardNumber }
  /** To the Challenge; `wounds`: its total now. */
  | { fact: 'damageDealt'; seat: Seat; card: CardNumber; n: number; wounds: number }
  | { fact: 'damageTaken'; seat: Seat; figure: CardNumber; n: number; kind: Kind }
  | { fact: 'damageLessened'; seat: Seat; card: CardNumber; by: number }
  | { fact: 'damageRaised'; card: CardNumber; by: number }
  | { fact: 'weary'; seat: Seat }
  | { fact: 'challengeHealed'; card: CardNumber; n: number; wounds: number }
  /** A card's change for this combat. */
  | { fact: 'challengeChanged'; card: CardNumber; stat: string; now: number }
  | { fact: 'escapeTried'; seat: Seat; dice: Dice; bonus: number; need: number; success: boolean }
  | { fact: 'escaped'; seat: Seat }
  | { fact: 'paidOff'; seat: Seat; card: CardNumber }
  // Results
  | { fact: 'challengeDefeated'; seat: Seat; card: CardNumber }
  | { fact: 'undefeated'; card: CardNumber; place: number; space: Space }
  | { fact: 'trackFull'; card: CardNumber }
  | { fact: 'pointsGained'; seat: Seat; n: number }
  /** `from`: the card that gave it. */
  | { fact: 'goldGained'; seat: Seat; n: number; from: number }
  /** `why`: the card, a knock-out, or a shipwreck, in which perhaps only the Captain fell. */
  | { fact: 'goldLost'; seat: Seat; n: number; why: number | 'fall' | 'wreck' }
  | { fact: 'trophyKept'; seat: Seat; card: CardNumber }
  | { fact: 'rewardLost'; seat: Seat; what: 'gold' | 'experience' | 'map' | 'legendary' | 'card' }
  | { fact: 'allyKilled'; seat: Seat; card: CardNumber }
  | { fact: 'captainKilled'; seat: Seat; card: CardNumber }
  | { fact: 'knockedOut'; seat: Seat; where: Space | 'island' }
  | { fact: 'cardLost'; seat: Seat; card: CardNumber }
  | { fact: 'countersPut'; seat: Seat; figure: CardNumber; kind: Kind; n: number }
  | { fact: 'countersRemoved'; seat: Seat; figure: CardNumber; kind: Kind; n: number }
  // Cards
  /** `adds`: to the coming roll. */
  | { fact: 'abilityUsed'; seat: Seat; card: CardNumber; adds?: number }
  | { fact: 'activated'; seat: Seat; card: CardNumber }
  | { fact: 'trophyUsed'; seat: Seat; card: CardNumber }
  | { fact: 'marketDrawn'; town: string; card: CardNumber }
  | { fact: 'bought'; seat: Seat; card: CardNumber; gold: number }
  | { fact: 'gotFree'; seat: Seat; card: CardNumber }
  | { fact: 'sold'; seat: Seat; card: CardNumber; gold: number }
  | { fact: 'gaveUp'; seat: Seat; card: CardNumber }
  | { fact: 'healed'; seat: Seat; figure: CardNumber; gold: number }
  | { fact: 'captainDrawn'; town: string; card: CardNumber }
  | { fact: 'hired'; seat: Seat; card: CardNumber; gold: number }
  | { fact: 'hiredOnLoan'; seat: Seat; card: CardNumber }
  | { fact: 'captainDiscarded'; card: CardNumber }
  // Experience
  | { fact: 'trained'; seat: Seat; counter: Counter }
  /** `from`: the pool or a rival. */
  | { fact: 'mapGained'; seat: Seat; colour: MapColour; from: Seat | 'pool' }
  | { fact: 'mapsSpent'; seat: Seat; n: number }
  | { fact: 'mapSwapped'; seat: Seat; gave: MapColour; took: MapColour }
  | { fact: 'legendaryGained'; seat: Seat; item: CardNumber }
  | { fact: 'legendaryUsed'; seat: Seat; item: CardNumber }
  // Heroes
  | { fact: 'attackedHero'; seat: Seat; rival: Seat }
  /** The opposing Hero's dice: the number to reach. `roll`: the acting Hero's, if made before. */
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
  | { fact: 'silverShuffled'; cards: readonly CardNumber[] }
  | { fact: 'doomCounter'; n: number }
  | { fact: 'lastTurns'; seat: Seat }
  | { fact: 'gameEnded'; cause: Cause; seat: Seat | null }
  | { fact: 'ranked'; places: readonly number[] };
