import type { EngineWhy } from '@skerry/engine';
import type { Reason } from '../rules/reasons.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** The rules behind each reason, most relevant first. */
export const RULES_OF_REASONS: {
  readonly [W in Reason['why'] | EngineWhy['why']]: readonly [RuleNumber, ...RuleNumber[]];
} = {
  gameOver: ['FI-121'],
  noSeat: ['FI-2'],
  unknownAction: ['FI-17'],

  notYourTurn: ['FI-21'],
  noActionsLeft: ['FI-17', 'FI-18'],
  actionsOver: ['FI-16'],
  mustDiscardFirst: ['FI-75', 'FI-71'],
  mustSwimFirst: ['FI-98', 'FI-99'],

  alreadyThere: ['FI-24'],
  openSea: ['FI-4'],
  tileMissing: ['FI-23', 'FI-94'],
  notAdjacent: ['FI-22'],
  onlyDiagonal: ['FI-23', 'FI-25'],

  noDive: ['FI-31', 'FI-33'],
  cannotStopOnMissing: ['FI-32'],

  onlyPilotFlies: ['FI-27'],
  alreadyFlown: ['FI-28', 'FI-27'],

  onlyNavigatorGuides: ['FI-34'],
  notYourOwnPawn: ['FI-41'],
  pawnAlreadyThere: ['FI-36'],
  moreThanTwoSteps: ['FI-34'],
  missingInTheWay: ['FI-37'],
  pilotDoesNotFly: ['FI-39'],
  diverDivesOne: ['FI-38'],

  notFlooded: ['FI-43'],
  outOfReach: ['FI-42'],
  onlyEngineerTakesTwo: ['FI-45'],
  nameTwoDifferent: ['FI-46', 'FI-45'],

  notOnSameTile: ['FI-48', 'FI-49'],
  specialNotGiven: ['FI-50'],
  cardNotHeld: ['FI-48'],
  notToYourself: ['FI-48'],
  cardsNotTaken: ['FI-51'],

  noTreasureHere: ['FI-53', 'FI-5'],
  alreadyCaptured: ['FI-56'],
  tooFewCards: ['FI-53'],
  cardsForAnotherTile: ['FI-53', 'FI-5'],

  onlyActiveEnds: ['FI-18', 'FI-21'],

  noSandbags: ['FI-84'],
  nothingFlooded: ['FI-89'],
  noLift: ['FI-87', 'FI-109'],
  namePawn: ['FI-88'],
  pawnsApart: ['FI-87'],
  pawnsAlreadyThere: ['FI-88'],
  treasuresMissing: ['FI-112', 'FI-109'],
  notAllOnLanding: ['FI-112', 'FI-109'],

  handWithinLimit: ['FI-76', 'FI-70'],
  anotherMustDiscard: ['FI-71', 'FI-78'],

  pawnSafe: ['FI-99'],
  nearerTile: ['FI-102'],
  anotherSwimsFirst: ['FI-104'],

  nothingToPass: ['FI-82'],
  mustDiscard: ['FI-71'],
  mustSwim: ['FI-99'],
};
