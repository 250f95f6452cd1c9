import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Tile, Treasure } from '../content/tiles.ts';

/** Why an action is refused. */
export type Reason =
  // Not now
  | { why: 'notYourTurn'; whose: Seat }
  | { why: 'noActionsLeft' }
  | { why: 'actionsOver' }
  | { why: 'mustDiscardFirst'; seat: Seat }
  | { why: 'mustSwimFirst'; seat: Seat }
  // Places
  | { why: 'alreadyThere' }
  | { why: 'openSea' }
  | { why: 'tileMissing'; tile: Tile }
  | { why: 'notAdjacent'; tile: Tile }
  | { why: 'onlyDiagonal'; tile: Tile }
  // Move
  | { why: 'noDive'; tile: Tile }
  | { why: 'cannotStopOnMissing'; tile: Tile }
  // Fly
  | { why: 'onlyPilotFlies' }
  | { why: 'alreadyFlown' }
  // Guide
  | { why: 'onlyNavigatorGuides' }
  | { why: 'notYourOwnPawn' }
  | { why: 'pawnAlreadyThere'; seat: Seat }
  | { why: 'moreThanTwoSteps'; tile: Tile }
  | { why: 'missingInTheWay'; tile: Tile }
  | { why: 'pilotDoesNotFly' }
  | { why: 'diverDivesOne' }
  // Shore up
  | { why: 'notFlooded'; tile: Tile }
  | { why: 'outOfReach'; tile: Tile }
  | { why: 'onlyEngineerTakesTwo' }
  | { why: 'nameTwoDifferent' }
  // Give
  | { why: 'notOnSameTile'; seat: Seat; tile: Tile }
  | { why: 'specialNotGiven'; card: Card }
  | { why: 'cardNotHeld'; card: Card }
  | { why: 'notToYourself' }
  | { why: 'cardsNotTaken' }
  // Capture
  | { why: 'noTreasureHere'; tile: Tile }
  | { why: 'alreadyCaptured'; treasure: Treasure }
  | { why: 'tooFewCards'; have: number; treasure: Treasure }
  | { why: 'cardsForAnotherTile'; treasure: Treasure; tiles: readonly Tile[] }
  // End actions
  | { why: 'onlyActiveEnds'; whose: Seat }
  // Special cards
  | { why: 'noSandbags' }
  | { why: 'nothingFlooded' }
  | { why: 'noLift' }
  | { why: 'namePawn' }
  | { why: 'pawnsApart' }
  | { why: 'pawnsAlreadyThere' }
  | { why: 'treasuresMissing'; treasures: readonly Treasure[] }
  | { why: 'notAllOnLanding'; seats: readonly Seat[] }
  // Discard
  | { why: 'handWithinLimit' }
  | { why: 'anotherMustDiscard'; seat: Seat }
  // Swim
  | { why: 'pawnSafe' }
  | { why: 'nearerTile'; steps: number }
  | { why: 'anotherSwimsFirst'; seat: Seat }
  // Pass
  | { why: 'nothingToPass' }
  | { why: 'mustDiscard' }
  | { why: 'mustSwim' };
