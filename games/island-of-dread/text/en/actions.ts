import { nameOf, small, who, whose } from '@skerry/speech/en';
import { cellOf } from '../../content/world.ts';
import { isCancelled } from '../../outlook/fight.ts';
import { isAshore, movedSeat, optionOf, powerOf, pricesOf, stepOf, type Text, type TextContext } from '../context.ts';
import {
  ATTRIBUTE_NAMES,
  counters,
  figureIn,
  gold,
  LIMITED_NAMES,
  maps,
  names,
  PHASE_NAMES,
  toGround,
} from './grammar.ts';

/** A thing given or asked for in a proposal. */
const put = (context: TextContext, what: string): string =>
  stepOf(context) === 'want' ? `Ask for ${what}` : `Give ${what}`;

/** "plains, road, hills". */
const face = (context: TextContext, n: number): string =>
  (context.content.content.numbers.movementDie[n - 1] ?? [])
    .map((terrain) => small(names.named(context, terrain)))
    .join(', ');

export const actions: Text['actions'] = {
  use: ({ card, ability }, context) => {
    const name = names.card(context, card);
    const { activate = false, discard = false, exhaust = 0 } = powerOf(context, card, ability) ?? {};
    if (activate) return `Activate ${name}`;
    if (discard) return `Discard ${name}`;
    return exhaust > 0 ? `Use ${name} for ${counters(exhaust, 'exhaustion')}` : `Use ${name}`;
  },

  sailOn: () => 'Continue your voyage',
  toIsland: () => 'Make for the Island of Dread',

  roll: () => 'Roll to move',
  rest: ({ n }) => `Rest and remove ${counters(n, 'exhaustion')}`,
  step: ({ to }, context) => `Take one step to ${toGround(context, to)}`,
  stay: () => 'Stay here',
  relieve: ({ figure }, context) => `Choose ${figureIn(context, figure)}`,
  enough: () => 'That’s enough',
  keepDice: () => 'Keep the dice',
  mark: ({ face: n }, context) => `Mark a ${n} (${face(context, n)})`,
  rollAgain: () => 'Reroll the marked dice',
  enter: ({ to }, context) => `Go to ${toGround(context, to)}`,
  halt: () => 'Stop here',
  row: ({ row }) => `Row ${row}`,
  teleport: ({ to }, context) => `Teleport to ${toGround(context, to)}`,
  lane: ({ to }, context) => `${isAshore(context) ? 'Set sail for' : 'Sail to'} ${names.named(context, to)}`,
  stopHere: () => 'Stop at this anchor',

  goOn: () => 'Continue',
  attackHero: ({ rival }, context) => `Attack ${whose(context, rival)} Hero`,
  negotiate: ({ rival }, context) => `Trade with ${who(context, rival)}`,
  putGold: ({ n }, context) => put(context, gold(n)),
  putCard: ({ card }, context) => put(context, names.card(context, card)),
  putMap: ({ colour }, context) => put(context, maps(1, colour)),
  next: () => 'Choose what you ask for',
  propose: () => 'Make the proposal',
  drop: () => 'Drop the proposal',
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  takeGold: (_, { state: { combat, players } }) => {
    const rival = players[combat?.rival ?? -1];
    return rival === undefined ? 'Take the gold' : `Take all the gold (${rival.gold})`;
  },
  takeCard: ({ card }, context) => `Take ${names.card(context, card)}`,

  choose: ({ option }, context) => {
    const found = optionOf(context, option);
    return found === undefined ? `Option ${option + 1}` : names.option(context, found.card, found.id);
  },
  place: ({ to }, context) => {
    const seat = movedSeat(context);
    const where = toGround(context, to);
    return seat === undefined || seat === context.reader
      ? `Go to ${where}`
      : `Put ${nameOf(context, seat)}’s Hero ${cellOf(to) >= 0 && where === names.space(context, to) ? 'in' : 'on'} ${where}`;
  },
  take: ({ card }, context) => {
    const step = context.state.agenda.at(-1);
    const name = names.card(context, card);
    return step?.do === 'offer' ? `Buy ${name} for ${gold(step.price)}` : `Take ${name}`;
  },
  decline: () => 'Decline',
  putBack: ({ card }, context) => `Put ${names.card(context, card)} on the deck`,
  whichDeck: ({ deck }) => `Turn up a card of the ${deck} deck`,

  startPhase: ({ phase }) => `Begin with the ${PHASE_NAMES[phase]} phase`,
  fight: () => 'Fight',
  stand: () => 'Stand and fight',
  tryEscape: () => 'Try to escape',
  defend: () => 'Defend',
  attack: ({ figure }, context) => `Attack with ${figureIn(context, figure)}`,
  rollCombat: () => 'Roll the dice',
  accept: () => 'Accept the roll',
  strike: () => 'Strike',
  suffer: (_, { state }) => (isCancelled(state, 'damage') ? 'Continue' : 'Take the damage'),

  claim: ({ item }, context) => `Take ${names.card(context, item)}`,
  takeMap: ({ rival, colour }, context) => `Take ${maps(1, colour)} from ${who(context, rival)}`,
  loseCard: ({ card }, context) => `Lose ${names.card(context, card)}`,
  giveUp: ({ card }, context) => `Give up ${names.card(context, card)}`,
  swapMap: ({ colour }) => `Swap ${maps(1, colour)} for ${maps(1, colour === 'blue' ? 'green' : 'blue')}`,

  leave: () => 'Leave the market',
  buy: ({ card }, context) => `Buy ${names.card(context, card)} for ${gold(pricesOf(context).buy(card))}`,
  shelf: ({ kind }) => `Look at the ${LIMITED_NAMES[kind]}`,
  sellOne: () => 'Sell something',
  sell: ({ card }, context) => `Sell ${names.card(context, card)} for ${gold(pricesOf(context).sell(card))}`,
  heal: ({ figure }, context) => {
    const price = pricesOf(context).heal();
    return `Heal 1 wound on ${figureIn(context, figure)} for ${price === 0 ? 'free' : gold(price)}`;
  },
  lookForCaptains: () => 'Look for Captains',
  captains: () => 'See the Captains',
  hire: ({ captain }, context) => `Hire ${names.card(context, captain)} for ${gold(pricesOf(context).hire(captain))}`,
  loan: ({ captain }, context) => `Hire ${names.card(context, captain)} on loan`,
  back: () => 'Go back',
  keepCaptain: ({ captain }, context) => `Keep ${names.card(context, captain)}`,

  payToll: (_, { state }) => (isCancelled(state, 'toll') ? 'Continue' : 'Pay the toll'),
  train: ({ counter }, context) =>
    `Train: +${context.content.content.numbers.counters[counter]} ${ATTRIBUTE_NAMES[counter]}`,
  find: ({ item }, context) => `Spend a set of maps on ${names.card(context, item)}`,
  done: () => 'End your turn',
};
