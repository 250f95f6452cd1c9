import type { EngineWhy } from '@skerry/engine';
import type { Reason } from '../rules/reasons.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** The rules that each reason rests on, most telling first. */
export const RULES_OF_REASONS: {
  readonly [W in Reason['why'] | EngineWhy['why']]: readonly [RuleNumber, ...RuleNumber[]];
} = {
  gameOver: ['IB-177'],
  noSeat: ['IB-1'],
  unknownAction: ['IB-24'],

  notYourTurn: ['IB-21'],
  notAsked: ['IB-55', 'IB-25'],
  notPlayed: ['IB-24'],
  moveFirst: ['IB-23', 'IB-22'],
  actionTaken: ['IB-21', 'IB-24'],
  finishAction: ['IB-25'],

  portTaken: ['IB-10'],
  notInPack: ['IB-195'],
  alreadyChosen: ['IB-195'],

  mustMove: ['IB-27', 'IB-22'],
  tooFar: ['IB-31', 'IB-28', 'IB-29'],
  needAdministrate: ['IB-35', 'IB-34'],
  needAdministrateCloseQuarters: ['IB-187', 'IB-186'],

  entryCoin: ['IB-52', 'IB-48'],
  entryCrew: ['IB-52', 'IB-38'],
  noSuchChoice: ['IB-55'],
  noCrewLeft: ['IB-45'],
  timesUsed: ['IB-203'],
  supplyEmpty: ['IB-57', 'IB-20'],
  trackFull: ['IB-57', 'IB-116'],
  noFreeCube: ['IB-57', 'IB-117'],
  noCards: ['IB-57', 'IB-201'],
  noReputationLeft: ['IB-137'],
  noCardThere: ['IB-137'],

  lacks: ['IB-203', 'IB-111'],
  coins: ['IB-118'],
  books: ['IB-119'],
  noCrewFor: ['IB-37', 'IB-38'],
  crewNeededFor: ['IB-112'],
  notOnDeck: ['IB-37'],
  lacksSkill: ['IB-38'],

  spaceEmpty: ['IB-122'],
  notInHand: ['IB-197'],
  onlyOneBuild: ['IB-120'],

  ownTown: ['IB-83', 'IB-103'],
  noRedBanner: ['IB-83'],
  noFleet: ['IB-84'],
  groupEmpty: ['IB-84'],
  notThatMany: ['IB-84'],
  tenDice: ['IB-85', 'IB-84'],
  noCombatCrew: ['IB-85'],
  noWood: ['IB-87'],
  noSuchFace: ['IB-87'],
  dieUsed: ['IB-88'],
  enoughAlready: ['IB-91', 'IB-92'],
  cannotReach: ['IB-92'],
  ichorIsLost: ['IB-94'],
  notInGroup: ['IB-93'],
  noBlueGreenBanner: ['IB-103'],
  noCubeOnTrack: ['IB-106'],
  tooLittleInfluence: ['IB-108', 'IB-104'],
  needMet: ['IB-107'],
  oneCubeAtLeast: ['IB-106'],
  noNegotiateCrew: ['IB-106'],
  notYourCube: ['IB-105'],

  noEventThere: ['IB-115'],
  eventElsewhere: ['IB-111'],
  ichorNotForEvents: ['IB-113'],
  noSkip: ['IB-146'],
  skipUsed: ['IB-146'],
  noSlotBehind: ['IB-146'],

  noMiracleHut: ['IB-153'],
  nobodyInjured: ['IB-153'],
  notInjured: ['IB-153'],
  usedThisTurn: ['IB-153'],
  exactlyTheExcess: ['IB-139'],

  noShipHere: ['IB-181', 'IB-188'],
  notYourself: ['IB-181', 'IB-188'],
  refusedOften: ['IB-182'],
  nobodyThere: ['IB-45'],
  handEmpty: ['IB-197'],
  bothMustGive: ['IB-183'],
  sameKindBothWays: ['IB-183'],
  ichorNotTraded: ['IB-181'],
  rivalLacks: ['IB-184', 'IB-183'],
  noBooksInArchitect: ['IB-202'],
};
