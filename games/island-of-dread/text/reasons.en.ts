import { capital, figures, list, nameOf, small, whose } from '@skerry/speech/en';
import type { Condition, When } from '../content/vocabulary.ts';
import { asking } from './asking.en.ts';
import { counters, figureIn, gold, LIMITED_NAMES, names, points } from './english.ts';
import type { Telling, Text } from './telling.ts';

const short = (need: string, have: number): string => `${need}, and you have ${have === 0 ? 'none' : have}`;

const WHENS: { readonly [W in When]: string } = {
  static: 'It’s automatic.',
  turnStart: 'It is for the start of a turn.',
  beforeMove: 'You can only use it before you move.',
  afterMoveDice: 'You can only use it after rolling movement dice.',
  enterSpace: 'It is for entering a space.',
  adventureStart: 'It is for the start of your Adventure Step.',
  drawn: 'You can only use it when you draw a Challenge.',
  beforeCombat: 'It is for the time before combat.',
  roundStart: 'It is for the start of a combat round.',
  escape: 'It is for an escape phase.',
  beforeRoll: 'It is for the time before a combat roll.',
  afterRoll: 'You can only use it after a failed combat roll.',
  hit: 'It is for an attack that hits.',
  miss: 'It is for an attack that failed.',
  defendFail: 'It is for a defence that failed.',
  damage: 'It is for the moment when damage is inflicted.',
  hurt: 'It is for the moment after damage.',
  reward: 'It is for the reward of a Challenge.',
  beforeTest: 'It is for tests.',
  experience: 'It is for the start of your Experience Step.',
  shipwrecked: 'It is for a shipwreck.',
  anytime: 'You can’t use it between the choice of who acts and the damage.',
};

const CONDITIONS: { readonly [C in Condition]: string } = {
  phase: 'It is for another phase.',
  role: 'It doesn’t apply to this kind of roll.',
  roller: 'It doesn’t affect the figure rolling.',
  target: 'It doesn’t affect the figure taking damage.',
  terrain: 'The terrain is not the right one.',
  voyaging: 'It only works at sea.',
  onLand: 'It only works on land.',
  round: 'It is for another round.',
  tag: 'It is of no use against this Challenge.',
  deck: 'It is of no use against a Challenge of this colour.',
  gold: 'You don’t have enough gold for it.',
  skill: 'It is for another skill.',
};

const figure = (telling: Telling, card: number): string => capital(figureIn(telling, card));

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seat }, telling) => `It is ${whose(telling, seat)} turn.`,
  notAsked: ({ now }) => `Not now. ${asking[now]}`,

  turnHasBegun: () => 'You can only set out for the Island at the very start of your turn.',
  beganElsewhere: () => 'To set out for the Island, start your turn on an anchor.',
  notOnAnchor: () => 'Your Hero must be on an anchor for this.',
  noMapSet: ({ blue, green }) => `You need a blue map and a green map, and you have ${blue} blue and ${green} green.`,
  onAnchorSailOn: () => 'Your Hero is at sea and must sail on.',
  movedAlready: () => 'Your Hero has already moved this turn.',
  nothingToRest: ({ exhaustion }) =>
    exhaustion === 0
      ? 'Nobody in your party has any exhaustion.'
      : `Your party has only ${counters(exhaustion, 'exhaustion')}.`,
  tooFewDice: ({ dice }) =>
    dice === 0 ? 'You have no dice to roll.' : `You have only ${figures(dice, 'die')} to rest with.`,
  noExhaustion: ({ figure: card }, telling) => `There is nothing to remove from ${figureIn(telling, card)}.`,
  noSuchFace: () => 'No unmarked die shows this.',
  noDieMarked: () => 'Mark at least one die first.',
  notAdjacent: () => 'This space is not next to your Hero.',
  noDieFor: ({ terrain, dice }, telling) => {
    const name = small(names.named(telling, terrain));
    return dice.length === 0
      ? `You have no die left for ${name}.`
      : `No die is left for ${name}: your dice show ${list(dice.map(String))}.`;
  },
  diceSpent: () => 'You have used all your dice.',
  acrossSea: () => 'The sea is in the way: you can only cross it by voyaging.',
  flooded: ({ space }, telling) => `The space ${names.space(telling, space)} is flooded.`,
  noSuchRow: () => 'There is no space of this island in that row.',
  otherRow: () => 'This space is not in the row you chose, or not on this island.',
  standsThere: () => 'Your Hero is already there.',

  noCaptain: () => 'You need a Captain to set sail.',
  notInTown: () => 'Your Hero must be in a town for this.',
  noLane: ({ to }, telling) => `No sea lane leads from here to ${names.named(telling, to)}.`,
  laneClosed: ({ number }) => `Sea lane ${number} is closed: its tile is not on the board.`,
  sailForbidden: ({ event }, telling) => `Nobody may set sail from here: ${names.card(telling, event)} is in play.`,
  onlyThePilot: () => 'Your Captain can’t sail through an anchor without stopping.',
  notBackAtOnce: () => 'You can’t go straight back to where this move began.',

  notYours: ({ card }, telling) => `You don’t have ${names.card(telling, card)}.`,
  noAbility: ({ card }, telling) => `${names.card(telling, card)} has no such ability.`,
  faceDown: ({ card }, telling) => `${names.card(telling, card)} is face down until your next Refresh Step.`,
  staminaFull: ({ figure: card }, telling) => `${figure(telling, card)} can’t take that much exhaustion.`,
  oncePerRoll: () => 'You can use it once per roll.',
  oncePerRound: () => 'You can use it once per round.',
  oncePerCombat: () => 'You can use it once per combat.',
  oncePerTurn: () => 'You can use it once per turn.',
  notNow: ({ when }) => `Not now. ${WHENS[when]}`,
  condition: ({ which }) => CONDITIONS[which],
  noEffect: () => 'It would change nothing.',
  noSuchOption: () => 'The card has no such option.',

  alreadyAttacked: ({ figure: card }, telling) => `${figure(telling, card)} has already attacked this round.`,
  mayNotAttack: ({ figure: card, card: by }, telling) =>
    `${figure(telling, card)} may not attack now: ${names.card(telling, by)}.`,
  captainOnlyAtSea: () => 'Captains only fight at sea.',
  noEscapeHere: () => 'There is no escape on the Island of Dread.',
  triedThisRound: () => 'Your Hero has already tried to escape in this round.',
  firstRoundSkipped: () => 'The first round has no escape phase: it began later.',
  notAFigure: () => 'That is not one of your figures.',

  gold: ({ need, have }) => `It costs ${short(gold(need), have)}.`,
  soldThisTurn: () => 'You sold it or gave it up this turn, so you can’t buy it back.',
  boughtThisTurn: () => 'You bought it this turn, so you can’t sell it.',
  notInStack: () => 'This card is not in the town’s stack.',
  shelfNotNeeded: () => 'Everything you can buy is already shown.',
  shelfEmpty: ({ kind }) => `There are no ${LIMITED_NAMES[kind]} here that you can buy.`,
  onAShelf: ({ kind }) => `Look under ${LIMITED_NAMES[kind]} first.`,
  nothingToSell: () => 'You have nothing to sell.',
  wouldFall: () => 'Without this card your Hero would be knocked out.',
  noCost: () => 'This card has no cost, so it can’t be sold.',
  unhurt: ({ figure: card }, telling) => `There is no wound to heal on ${figureIn(telling, card)}.`,
  captainsNotHealed: () => 'Captains can’t be healed here.',
  lookedAlready: () => 'You have already looked for Captains in this Market Step.',
  lookFirst: () => 'Look for Captains first.',
  hiredAlready: () => 'You have already hired a Captain in this Market Step.',
  noCaptainsHere: () => 'There is no Captain in this town.',
  otherKind: ({ kind }) => `It must be one of your ${LIMITED_NAMES[kind]}.`,
  notTheDearest: () => 'It isn’t one of your most expensive cards.',
  notShown: () => 'This card was not drawn.',
  tooDear: ({ maxCost }) => `Only an Item that costs ${maxCost} or less is free.`,
  onlyItems: () => 'Only Items are free, not Allies.',

  points: ({ price, have }) => `A counter costs ${short(points(price), have)}.`,
  poolEmpty: () => 'The pool of Legendary Items is empty.',
  notInPool: () => 'This Legendary Item is not in the pool.',
  noMap: () => 'You have no map of this colour.',
  poolHasNone: ({ colour }) => `There is no ${colour} map in the pool.`,
  poolNotEmpty: () => 'There are still maps in the pool.',
  hasNone: ({ seat, colour }, telling) => `${nameOf(telling, seat)} has no ${colour} map.`,

  pvpOff: () => 'At this table Heroes do not attack each other.',
  negotiateOff: () => 'At this table Heroes do not trade.',
  notYourself: () => 'Choose another player.',
  notHere: ({ seat }, telling) => `${capital(whose(telling, seat))} Hero is not in your space.`,
  voyaging: ({ seat }, telling) => `${capital(whose(telling, seat))} Hero is at sea.`,
  attackedAlready: () => 'You can attack one Hero per turn.',
  proposalsUsed: ({ limit }) => `You can make ${figures(limit, 'proposal')} per turn.`,
  hasNot: ({ what }, telling) => {
    if (what === 'gold') return 'There is not that much gold on this side.';
    if (typeof what === 'number') return `${names.card(telling, what)} does not belong to this side.`;
    return `There are no more ${what} maps on this side.`;
  },
  notTraded: ({ card }, telling) => `${names.card(telling, card)} can’t be traded.`,
  nothingNamed: () => 'Add at least one thing.',
  noGoldThere: () => 'There is no gold to take.',

  notAdjacentLand: ({ space }, telling) => `The space ${names.space(telling, space)} is not on land next to it.`,
  notATown: () => 'It must be a town.',
  notTheNearest: () => 'It must be one of the nearest towns.',
};
