import { capital, figures, list, nameOf, small, whose } from '@skerry/speech/en';
import type { Condition, When } from '../../content/vocabulary.ts';
import type { Text, TextContext } from '../context.ts';
import { counters, figureIn, gold, LIMITED_NAMES, names, points } from './grammar.ts';
import { asking } from './prompts.ts';

const short = (need: string, have: number): string => `${need}, and you have ${have === 0 ? 'none' : have}`;

const WHENS: { readonly [W in When]: string } = {
  static: 'It’s automatic.',
  turnStart: 'You can only use it at the start of a turn.',
  beforeMove: 'You can only use it before you move.',
  afterMoveDice: 'You can only use it after rolling movement dice.',
  enterSpace: 'You can only use it when you enter a space.',
  adventureStart: 'You can only use it at the start of your Adventure Step.',
  drawn: 'You can only use it when you draw a Challenge.',
  beforeCombat: 'You can only use it before combat.',
  roundStart: 'You can only use it at the start of a combat round.',
  escape: 'You can only use it in an escape phase.',
  beforeRoll: 'You can only use it before a combat roll.',
  afterRoll: 'You can only use it after a failed combat roll.',
  hit: 'You can only use it when an attack hits.',
  miss: 'You can only use it after a failed attack.',
  defendFail: 'You can only use it after a failed defence.',
  damage: 'You can only use it when damage is inflicted.',
  hurt: 'You can only use it after damage.',
  reward: 'You can only use it with the reward of a Challenge.',
  beforeTest: 'You can only use it for a test.',
  experience: 'You can only use it at the start of your Experience Step.',
  shipwrecked: 'You can only use it in a shipwreck.',
  anytime: 'You can’t use it between the choice of who acts and the damage.',
};

const CONDITIONS: { readonly [C in Condition]: string } = {
  phase: 'You can only use it in another phase.',
  role: 'It doesn’t apply to this kind of roll.',
  roller: 'It doesn’t affect the figure rolling.',
  target: 'It doesn’t affect the figure taking damage.',
  terrain: 'It doesn’t work on this terrain.',
  voyaging: 'It only works at sea.',
  onLand: 'It only works on land.',
  round: 'You can only use it in another round.',
  tag: 'It doesn’t work against this Challenge.',
  deck: 'It doesn’t work against a Challenge of this colour.',
  gold: 'You don’t have enough gold for it.',
  skill: 'You can only use it for another skill.',
};

const figure = (context: TextContext, card: number): string => capital(figureIn(context, card));

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seat }, context) => `It’s ${whose(context, seat)} turn.`,
  notAsked: ({ now }) => `Not now. ${asking[now]}`,

  turnHasBegun: () => 'You can only set out for the Island at the very start of your turn.',
  beganElsewhere: () => 'To set out for the Island, start your turn on an anchor.',
  notOnAnchor: () => 'Your Hero must be on an anchor for this.',
  noMapSet: ({ blue, green }) => {
    const lacking = blue + green === 0 ? 'maps' : `${blue === 0 ? 'blue' : 'green'} map`;
    return `You need a blue map and a green map, and you have no ${lacking}.`;
  },
  onAnchorSailOn: () => 'Your Hero is at sea: sail to an anchor or a town.',
  movedAlready: () => 'Your Hero has already moved this turn.',
  nothingToRest: ({ exhaustion }) =>
    exhaustion === 0
      ? 'Nobody in your party has any exhaustion.'
      : `Your party has only ${counters(exhaustion, 'exhaustion')}.`,
  tooFewDice: ({ dice }) =>
    dice === 0 ? 'You have no dice to roll.' : `You have only ${figures(dice, 'die')} to rest with.`,
  noExhaustion: ({ figure: card }, context) => `There is no exhaustion to remove from ${figureIn(context, card)}.`,
  noSuchFace: () => 'No unmarked die shows this.',
  noDieMarked: () => 'Mark at least one die first.',
  notAdjacent: () => 'This space is not next to your Hero.',
  noDieFor: ({ terrain, dice }, context) => {
    const name = small(names.named(context, terrain));
    return dice.length === 0
      ? `You have no die left for ${name}.`
      : `You have no die left for ${name}: your dice show ${list(dice.map(String))}.`;
  },
  diceSpent: () => 'You have used all your dice.',
  acrossSea: () => 'The sea is in the way: you can only cross it by voyaging.',
  flooded: () => 'This space is flooded.',
  noSuchRow: () => 'There is no space of this island in that row.',
  otherRow: () => 'This space is not in the row you chose, or not on this island.',
  standsThere: () => 'Your Hero is already there.',

  noCaptain: () => 'You need a Captain to set sail.',
  notInTown: () => 'Your Hero must be in a town for this.',
  noLane: ({ to }, context) => `No sea lane leads from here to ${names.named(context, to)}.`,
  laneClosed: ({ number }) => `Sea lane ${number} is closed: its tile is not on the board.`,
  sailForbidden: ({ event }, context) => `Nobody can set sail from here: ${names.card(context, event)} is in play.`,
  onlyThePilot: () => 'Your Captain can’t sail through an anchor without stopping.',
  notBackAtOnce: () => 'You can’t go straight back to where this move began.',

  notYours: ({ card }, context) => `You don’t have ${names.card(context, card)}.`,
  noAbility: ({ card }, context) => `${names.card(context, card)} has no such ability.`,
  faceDown: ({ card }, context) => `${names.card(context, card)} is face down until your next Refresh Step.`,
  staminaFull: ({ figure: card }, context) => `${figure(context, card)} can’t take that much exhaustion.`,
  oncePerRoll: () => 'You can only use it once per roll.',
  oncePerRound: () => 'You can only use it once per round.',
  oncePerCombat: () => 'You can only use it once per combat.',
  oncePerTurn: () => 'You can only use it once per turn.',
  notNow: ({ when }) => `Not now. ${WHENS[when]}`,
  condition: ({ which }) => CONDITIONS[which],
  noEffect: () => 'It wouldn’t change anything.',
  noSuchOption: () => 'The card has no such option.',

  alreadyAttacked: ({ figure: card }, context) =>
    `You have already attacked with ${figureIn(context, card)} this round.`,
  mayNotAttack: ({ figure: card, card: by }, context) =>
    `${figure(context, card)} can’t attack now because of ${names.card(context, by)}.`,
  captainOnlyAtSea: () => 'Captains only fight at sea.',
  noEscapeHere: () => 'There is no escape on the Island of Dread.',
  triedThisRound: () => 'Your Hero has already tried to escape this round.',
  firstRoundSkipped: () => 'The first round has no escape phase: it began later.',
  notAFigure: () => 'This isn’t one of your figures.',

  gold: ({ need, have }) => `It costs ${short(gold(need), have)}.`,
  soldThisTurn: () => 'You sold it or gave it up this turn, so you can’t buy it back.',
  boughtThisTurn: () => 'You bought it this turn, so you can’t sell it.',
  notInStack: () => 'This card is not in the town’s stack.',
  shelfNotNeeded: () => 'Everything you can buy is already shown.',
  shelfEmpty: ({ kind }) => `You can’t buy any ${LIMITED_NAMES[kind]} here.`,
  onAShelf: ({ kind }) => `Look under ${LIMITED_NAMES[kind]} first.`,
  nothingToSell: () => 'You have nothing to sell.',
  wouldFall: () => 'Your Hero has too many wounds or too much exhaustion to part with this card.',
  noCost: () => 'This card has no cost, so it can’t be sold.',
  unhurt: ({ figure: card }, context) => `There is no wound to heal on ${figureIn(context, card)}.`,
  captainsNotHealed: () => 'Captains can’t be healed here.',
  lookedAlready: () => 'You have already looked for Captains in this Market Step.',
  lookFirst: () => 'Look for Captains first.',
  hiredAlready: () => 'You have already hired a Captain in this Market Step.',
  noCaptainsHere: () => 'There is no Captain in this town.',
  otherKind: ({ kind }) => `Choose from your ${LIMITED_NAMES[kind]}.`,
  notTheDearest: () => 'It isn’t one of your most expensive cards.',
  notShown: () => 'This card was not drawn.',
  tooDear: ({ maxCost }) => `Only an Item that costs ${gold(maxCost)} or less is free.`,
  onlyItems: () => 'Only Items are free, not Allies.',

  points: ({ price, have }) => `A counter costs ${short(points(price), have)}.`,
  poolEmpty: () => 'The pool of Legendary Items is empty.',
  notInPool: () => 'This Legendary Item is not in the pool.',
  noMap: () => 'You have no map of this colour.',
  poolHasNone: ({ colour }) => `There is no ${colour} map in the pool.`,
  poolNotEmpty: () => 'There are still maps in the pool.',
  hasNone: ({ seat, colour }, context) => `${nameOf(context, seat)} has no ${colour} map.`,

  pvpOff: () => 'Heroes don’t attack each other at this table.',
  negotiateOff: () => 'Heroes don’t trade at this table.',
  notYourself: () => 'Choose another player.',
  notHere: ({ seat }, context) => `${capital(whose(context, seat))} Hero is not in your space.`,
  voyaging: ({ seat }, context) => `${capital(whose(context, seat))} Hero is at sea.`,
  attackedAlready: () => 'You can only attack one Hero per turn.',
  proposalsUsed: ({ limit }) => `You can only make ${figures(limit, 'proposal')} per turn.`,
  hasNot: ({ what }, context) => {
    if (what === 'gold') return 'There isn’t that much gold on this side.';
    if (typeof what === 'number') return `${names.card(context, what)} isn’t on this side.`;
    return `There are no more ${what} maps on this side.`;
  },
  notTraded: ({ card }, context) => `${names.card(context, card)} can’t be traded.`,
  nothingNamed: () => 'Add at least one thing.',
  noGoldThere: () => 'There is no gold to take.',

  notAdjacentLand: () => 'This space is not on land next to it.',
  notATown: () => 'It must be a town.',
  notTheNearest: () => 'It must be one of the nearest towns.',
};
