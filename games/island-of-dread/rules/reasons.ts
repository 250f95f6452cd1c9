import type { Seat } from '@skerry/engine';
import type { CardNumber, Condition, Limited, MapColour, Space, Terrain, When } from '../content/vocabulary.ts';
import type { Asked } from './state.ts';

/** Why an action is refused: section 4 of the ledger. Cards and figures are named by number. */
export type Reason =
  // Not now
  | { why: 'notYourTurn'; whose: Seat }
  /** The answer belongs to a question other than the current one. */
  | { why: 'notAsked'; now: Asked }
  // Course and movement
  | { why: 'turnHasBegun' }
  | { why: 'beganElsewhere' }
  | { why: 'notOnAnchor' }
  | { why: 'noMapSet'; blue: number; green: number }
  | { why: 'onAnchorSailOn' }
  | { why: 'movedAlready' }
  | { why: 'nothingToRest'; exhaustion: number }
  | { why: 'tooFewDice'; dice: number }
  | { why: 'noExhaustion'; figure: CardNumber }
  | { why: 'noSuchFace' }
  | { why: 'noDieMarked' }
  | { why: 'notAdjacent' }
  | { why: 'noDieFor'; terrain: Terrain; dice: readonly number[] }
  | { why: 'diceSpent' }
  | { why: 'acrossSea' }
  | { why: 'flooded'; space: Space }
  | { why: 'noSuchRow' }
  | { why: 'otherRow' }
  | { why: 'standsThere' }
  // Sea
  | { why: 'noCaptain' }
  | { why: 'notInTown' }
  | { why: 'noLane'; to: string }
  | { why: 'laneClosed'; number: number }
  | { why: 'sailForbidden'; event: CardNumber }
  | { why: 'onlyThePilot' }
  | { why: 'notBackAtOnce' }
  // Abilities
  | { why: 'notYours'; card: CardNumber }
  | { why: 'noAbility'; card: CardNumber }
  | { why: 'faceDown'; card: CardNumber }
  | { why: 'staminaFull'; figure: CardNumber }
  | { why: 'oncePerRoll' }
  | { why: 'oncePerRound' }
  | { why: 'oncePerCombat' }
  | { why: 'oncePerTurn' }
  | { why: 'notNow'; when: When }
  | { why: 'condition'; which: Condition }
  | { why: 'noEffect' }
  | { why: 'noSuchOption' }
  // Combat
  | { why: 'alreadyAttacked'; figure: CardNumber }
  | { why: 'mayNotAttack'; figure: CardNumber; card: CardNumber }
  | { why: 'captainOnlyAtSea' }
  | { why: 'noEscapeHere' }
  | { why: 'triedThisRound' }
  | { why: 'firstRoundSkipped' }
  | { why: 'notAFigure' }
  // Market
  | { why: 'gold'; need: number; have: number }
  | { why: 'soldThisTurn' }
  | { why: 'boughtThisTurn' }
  | { why: 'notInStack' }
  | { why: 'shelfNotNeeded' }
  | { why: 'shelfEmpty'; kind: Limited }
  | { why: 'onAShelf'; kind: Limited }
  | { why: 'nothingToSell' }
  | { why: 'wouldFall' }
  | { why: 'noCost' }
  | { why: 'unhurt'; figure: CardNumber }
  | { why: 'captainsNotHealed' }
  | { why: 'lookedAlready' }
  | { why: 'lookFirst' }
  | { why: 'hiredAlready' }
  | { why: 'noCaptainsHere' }
  | { why: 'otherKind'; kind: Limited }
  | { why: 'notTheDearest' }
  | { why: 'notShown' }
  | { why: 'tooDear'; maxCost: number }
  | { why: 'onlyItems' }
  // Experience and maps
  | { why: 'points'; price: number; have: number }
  | { why: 'poolEmpty' }
  | { why: 'notInPool' }
  | { why: 'noMap' }
  | { why: 'poolHasNone'; colour: MapColour }
  | { why: 'poolNotEmpty' }
  | { why: 'hasNone'; seat: Seat; colour: MapColour }
  // Other Heroes
  | { why: 'pvpOff' }
  | { why: 'negotiateOff' }
  | { why: 'notYourself' }
  | { why: 'notHere'; seat: Seat }
  | { why: 'voyaging'; seat: Seat }
  | { why: 'attackedAlready' }
  | { why: 'proposalsUsed'; limit: number }
  | { why: 'hasNot'; what: number | MapColour | 'gold' }
  | { why: 'notTraded'; card: CardNumber }
  | { why: 'nothingNamed' }
  | { why: 'noGoldThere' }
  // Placing
  | { why: 'notAdjacentLand'; space: Space }
  | { why: 'notATown' }
  | { why: 'notTheNearest' };
