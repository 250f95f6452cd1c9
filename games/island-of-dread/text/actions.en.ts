import { nameOf, small, who, whose } from '@skerry/speech/en';
import { cellOf } from '../content/world.ts';
import { ATTRIBUTE_NAMES, counters, figureIn, gold, LIMITED_NAMES, maps, names, PHASE_NAMES } from './english.ts';
import { isAshore, movedSeat, optionOf, powerOf, pricesOf, stepOf, type Text, type TextContext } from './telling.ts';

/** What is said of a thing that is given, or asked for, in a proposal. */
const put = (telling: TextContext, what: string): string =>
  stepOf(telling) === 'want' ? `Ask for ${what}` : `Give ${what}`;

/** "plains, road, hills". */
const face = (telling: TextContext, n: number): string =>
  (telling.content.content.numbers.movementDie[n - 1] ?? [])
    .map((terrain) => small(names.named(telling, terrain)))
    .join(', ');

export const actions: Text['actions'] = {
  use: ({ card, ability }, telling) => {
    const name = names.card(telling, card);
    const { activate = false, discard = false, exhaust = 0 } = powerOf(telling, card, ability) ?? {};
    if (activate) return `Activate ${name}`;
    if (discard) return `Discard ${name}`;
    return exhaust > 0 ? `Use ${name} for ${counters(exhaust, 'exhaustion')}` : `Use ${name}`;
  },

  sailOn: () => 'Continue your voyage',
  toIsland: () => 'Make for the Island of Dread',

  roll: () => 'Roll to move',
  rest: ({ n }) => `Rest and remove ${counters(n, 'exhaustion')}`,
  step: ({ to }, telling) => `Take one step to ${names.ground(telling, to)}`,
  stay: () => 'Stay here',
  relieve: ({ figure }, telling) => `Choose ${figureIn(telling, figure)}`,
  enough: () => 'That’s enough',
  keepDice: () => 'Keep the dice',
  mark: ({ face: n }, telling) => `Mark a ${n} (${face(telling, n)})`,
  rollAgain: () => 'Reroll the marked dice',
  enter: ({ to }, telling) => `Go to ${names.ground(telling, to)}`,
  halt: () => 'Stop here',
  row: ({ row }) => `Row ${row}`,
  teleport: ({ to }, telling) => `Teleport to ${names.ground(telling, to)}`,
  lane: ({ to }, telling) => `${isAshore(telling) ? 'Set sail for' : 'Sail to'} ${names.named(telling, to)}`,
  stopHere: () => 'Stop at this anchor',

  goOn: () => 'Continue',
  attackHero: ({ rival }, telling) => `Attack ${whose(telling, rival)} Hero`,
  negotiate: ({ rival }, telling) => `Trade with ${who(telling, rival)}`,
  putGold: ({ n }, telling) => put(telling, gold(n)),
  putCard: ({ card }, telling) => put(telling, names.card(telling, card)),
  putMap: ({ colour }, telling) => put(telling, maps(1, colour)),
  next: () => 'Choose what you ask for',
  propose: () => 'Make the proposal',
  drop: () => 'Drop the proposal',
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  takeGold: (_, { state: { combat, players } }) => {
    const rival = players[combat?.rival ?? -1];
    return rival === undefined ? 'Take the gold' : `Take all the gold (${rival.gold})`;
  },
  takeCard: ({ card }, telling) => `Take ${names.card(telling, card)}`,

  choose: ({ option }, telling) => {
    const found = optionOf(telling, option);
    return found === undefined ? `Option ${option + 1}` : names.option(telling, found.card, found.id);
  },
  place: ({ to }, telling) => {
    const seat = movedSeat(telling);
    const where = names.ground(telling, to);
    return seat === undefined || seat === telling.reader
      ? `Go to ${where}`
      : `Put ${nameOf(telling, seat)}’s Hero ${cellOf(to) >= 0 && where === names.space(telling, to) ? 'in' : 'on'} ${where}`;
  },
  take: ({ card }, telling) => {
    const step = telling.state.agenda.at(-1);
    const name = names.card(telling, card);
    return step?.do === 'offer' ? `Buy ${name} for ${gold(step.price)}` : `Take ${name}`;
  },
  decline: () => 'Decline',
  putBack: ({ card }, telling) => `Put ${names.card(telling, card)} on the deck`,
  whichDeck: ({ deck }) => `Turn up a card of the ${deck} deck`,

  startPhase: ({ phase }) => `Begin with the ${PHASE_NAMES[phase]} phase`,
  fight: () => 'Fight',
  stand: () => 'Stand and fight',
  tryEscape: () => 'Try to escape',
  defend: () => 'Defend',
  attack: ({ figure }, telling) => `Attack with ${figureIn(telling, figure)}`,
  rollCombat: () => 'Roll the dice',
  accept: () => 'Accept the roll',
  strike: () => 'Strike',
  suffer: () => 'Take the damage',

  claim: ({ item }, telling) => `Take ${names.card(telling, item)}`,
  takeMap: ({ rival, colour }, telling) => `Take ${maps(1, colour)} from ${who(telling, rival)}`,
  loseCard: ({ card }, telling) => `Lose ${names.card(telling, card)}`,
  giveUp: ({ card }, telling) => `Give up ${names.card(telling, card)}`,
  swapMap: ({ colour }) => `Swap ${maps(1, colour)} for ${maps(1, colour === 'blue' ? 'green' : 'blue')}`,

  leave: () => 'Leave the market',
  buy: ({ card }, telling) => `Buy ${names.card(telling, card)} for ${gold(pricesOf(telling).buy(card))}`,
  shelf: ({ kind }) => `Look at the ${LIMITED_NAMES[kind]}`,
  sellOne: () => 'Sell something',
  sell: ({ card }, telling) => `Sell ${names.card(telling, card)} for ${gold(pricesOf(telling).sell(card))}`,
  heal: ({ figure }, telling) => {
    const price = pricesOf(telling).heal();
    return `Heal 1 wound on ${figureIn(telling, figure)} for ${price === 0 ? 'free' : gold(price)}`;
  },
  lookForCaptains: () => 'Look for Captains',
  captains: () => 'See the Captains',
  hire: ({ captain }, telling) => `Hire ${names.card(telling, captain)} for ${gold(pricesOf(telling).hire(captain))}`,
  loan: ({ captain }, telling) => `Hire ${names.card(telling, captain)} on loan`,
  back: () => 'Go back',
  keepCaptain: ({ captain }, telling) => `Keep ${names.card(telling, captain)}`,

  payToll: () => 'Pay the toll',
  train: ({ counter }, telling) =>
    `Train: +${telling.content.content.numbers.counters[counter]} ${ATTRIBUTE_NAMES[counter]}`,
  find: ({ item }, telling) => `Spend a set of maps on ${names.card(telling, item)}`,
  done: () => 'End your turn',
};
