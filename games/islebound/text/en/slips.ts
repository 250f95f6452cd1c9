import { capital, figures, list, nameOf, number, people, subject, theyDo, verb, who, whose } from '@skerry/speech/en';
import { playerOf } from '../../rules/state.ts';
import { namesOf, type TextContext } from '../context.ts';
import { effectsOf } from '../effects.ts';
import type { SlipWords, Wanted } from '../slips.ts';
import { counted, effects as effectWords } from './effects.ts';
import { amount, amounts, kind, slots } from './grammar.ts';

const names = namesOf('en');

/** "Dario’s town: strength 5, and 2 more because it is taken." */
function town(context: TextContext, { owner, strength, more }: Wanted): string {
  if (owner === undefined) return `Neutral town: strength ${strength}.`;
  return `${capital(whose(context, owner))} town: strength ${strength}, and ${more} more because it is controlled.`;
}

const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.01) return 'under 1%';
  if (chance < 1 && chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
};

const CARDS = { pirate: 'Pirate', serpent: 'Serpent', ichor: 'Ichor' };
const MANY_CARDS = { pirate: 'pirates', serpent: 'serpents', ichor: 'Ichor' };

const crewOnDeck = (n: number): string =>
  n === 1 ? 'the one crew member on deck' : `${number(n)} of the crew on deck`;

export const slips: SlipWords = {
  names,
  percent,
  withOffer: (label, offer) => `${label}. ${offer}`,
  asides: {
    attack: { label: 'The attack', hotkey: 'a' },
    talks: { label: 'Diplomacy', hotkey: 'a' },
    track: { label: 'Influence', hotkey: 'i' },
    row: { label: 'Buildings', hotkey: 'b' },
    buy: { label: 'Buy', hotkey: 'b' },
    build: { label: 'Build', hotkey: 'b' },
    draft: { label: 'The cards', hotkey: 'c' },
    hand: { label: 'Your cards', hotkey: 'y' },
    trade: { label: 'The trade', hotkey: 't' },
    hire: { label: 'Crew for hire', hotkey: 'c' },
    reputation: { label: 'Reputation', hotkey: 'r' },
  },

  attack: {
    title: (name) => `Attack on ${name}`,
    remark: (context, wanted) => `${town(context, wanted)} Spoils: ${amount(wanted.strength, 'coin')}.`,
    cards: CARDS,
    spareDie: 'spare die',
    fromCombat: 'from Combat crew',
    combatCrew: 'Combat crew: one more die each',
    atBest: (chance) => `at best ${chance}`,
    thenChance: (chance) => `then ${chance}`,
    byDice: 'by the dice alone',
    withInjuries: 'if crew may be injured',
    of: (need) => `of ${need}`,
    strength: (total, need) => `Strength ${total} of ${need}`,
    fromBuildings: (n) => `${n} of it from buildings.`,
    fromInjuries: (n) => `${n} of it from injured crew.`,
    ifKept: (context, seat, missing, onDeck) => {
      if (missing === 0) return 'These dice are enough to take the town.';
      const short = `With these dice ${who(context, seat)} ${verb(context, seat, 'is', 'are')} ${missing} short.`;
      const way =
        missing > onDeck
          ? 'Your crew on deck can’t make up the difference: you would have to retreat and lose one card.'
          : `If ${crewOnDeck(missing)} ${missing === 1 ? 'is' : 'are'} injured, the town is taken; a retreat costs one card.`;
      return `${short} ${way}`;
    },
    reRolls: (context, seat) =>
      `Each wood rerolls one die: ${who(context, seat)} ${verb(context, seat, 'has', 'have')} ${amount(playerOf(context.state, seat).wood, 'wood')}.`,
    byHand: 'Each card takes one die. What is left over gives nothing.',
    ifShort: (missing, onDeck) =>
      missing > onDeck
        ? `The dice are placed: ${missing} short, and your crew on deck can’t make up the difference. A retreat costs one card of the group.`
        : `The dice are placed: ${missing} short. Each crew member injured adds 1; a retreat costs one card of the group.`,
    retreats: (context, seat) =>
      `${subject(context, seat)} ${verb(context, seat, 'retreats', 'retreat')}: one card of the group is lost.`,
    die: (card, face, strength) => `${card} with a ${face}: strength ${strength}`,
    spare: (face) => `Spare die: ${face}`,
    noDie: (card) => `${card} without a die`,
    placeHere: (card) => `${card}: waits for a die`,
    diceLeft: 'Dice left',
    readAloud: (placings, total, need) => {
      const each = placings.map(({ card, faces, strengths }) => {
        const several = faces.length > 1;
        return `${several ? MANY_CARDS[card] : CARDS[card]} ${list(faces.map(String))} ${several ? 'give' : 'gives'} ${list(strengths.map(String))}`;
      });
      return `${capital(each.join(', '))}; ${total} of ${need}.`;
    },
  },

  raid: {
    title: (context, seat, rival) =>
      `${subject(context, seat)} ${verb(context, seat, 'raids', 'raid')} ${who(context, rival)}`,
    hits: (n) => figures(n, 'hit'),
    result: (context, winner) =>
      winner === undefined
        ? 'It is even: nobody takes anything.'
        : `${subject(context, winner)} ${verb(context, winner, 'wins', 'win')} the raid.`,
    close: 'Close',
  },

  talks: {
    title: (name) => `Diplomacy with ${name}`,
    remark: (context, wanted) => `${town(context, wanted)} Spoils: ${amount(wanted.strength, 'coin')}.`,
    freeTitle: (name) => `A cube for ${name}`,
    freeRemark: 'All your cubes are in use, so one comes off the influence track.',
    skipTitle: 'Influence cubes',
    skipRemark: 'Place the cube in the first empty slot, or skip that slot this time.',
    influence: (paid, need) => `Influence ${paid} of ${need}`,
    fromBuildings: (n) => `${n} of it from buildings.`,
    track: 'Influence track',
    worth: (n) => `worth ${n}`,
    crew: 'Negotiate crew: 1 influence each',
    paid: (numbers, crew) => {
      const parts = [
        ...(numbers.length > 0 ? [`the ${numbers.length === 1 ? 'cube' : 'cubes'} in ${slots(numbers)}`] : []),
        ...(crew > 0 ? [figures(crew, 'crew member')] : []),
      ];
      return parts.length === 0
        ? 'Pay at least one cube. Anything you pay beyond the need is lost.'
        : `Paid so far: ${list(parts)}.`;
    },
  },

  row: {
    title: 'The building row',
    remark: 'New cards enter on the left; the others slide right to fill gaps.',
    buildTitle: 'Build from the row',
    buildRemark: 'Pay wood and fish, not coins. You still need the books, but you keep them.',
    within: (n, of) => `${n} of ${of}`,
    books: (n) => (n === 0 ? 'no books' : figures(n, 'book')),
    or: 'or',
    yoursFor: (price) => `Yours for ${price.coin ?? amounts(price)}`,
    haveBooks: (n) => `You have ${n === 0 ? 'no books' : figures(n, 'book')}`,
    short: (n, what) => `${amount(n, what)} short`,
    worth: (n) => `Worth ${n} at the end, bought or built.`,
    effects: (abilities, mode) => effectsOf(effectWords, abilities, mode),
    noEffect: 'No special ability.',
    space: (n) => `Space ${n}`,
    card: (name, { coins, wood, fish }, books) => {
      const price = `${amount(coins, 'coin')} or ${amounts({ wood, fish })}`;
      return `${name}, ${price}${books === undefined ? '' : `, needs ${books === 0 ? 'no books' : figures(books, 'book')}`}`;
    },
    refused: (why) => `refused: ${why}`,
    city: (context, seat) => `${capital(whose(context, seat))} city`,
    cityWorth: (n) => `worth ${n}`,
    lastRound: (n) => `${n}th: last round`,
    whoseCity: 'Whose city',
  },

  draft: {
    title: (pick, of) => `Choose card ${pick} of ${of}`,
    remark: (context, to) => `Keep one and pass the others on to ${nameOf(context, to)}. Nobody sees what you keep.`,
    secret: 'Everyone chooses at the same time, in secret.',
    kept: 'Kept so far',
    keeping: (building) => `You keep ${building}.`,
    waiting: (context, seats) =>
      seats.length === 0
        ? 'Passing the cards on…'
        : `${capital(people(context, seats))} ${theyDo(context, seats, 'is', 'are')} still choosing.`,
  },

  hand: {
    title: 'Your cards',
    remark: 'Nobody else sees them. No books are needed.',
    buyTitle: 'Buy from your hand',
    payTitle: 'Pay with a card',
    payRemark: (left) => `${figures(left, 'card')} to pay. Paid cards leave your hand, face up.`,
    cards: (n) => figures(n, 'card'),
    empty: 'You have no cards in hand.',
  },

  trade: {
    title: (context, seat, rival) =>
      seat === context.reader ? `Trade with ${nameOf(context, rival)}` : `${nameOf(context, seat)} proposes a trade`,
    remark: (n, of) =>
      `Both sides must give something.${n === 0 ? '' : ` ${capital(number(n))} of ${number(of)} proposals refused this turn.`}`,
    gives: (context, seat) => `${subject(context, seat)} ${verb(context, seat, 'gives', 'give')}`,
    have: (n) => `of ${n}`,
    ware: (what) => capital(kind(what)),
    count: (n, what) => amount(n, what),
    takeBack: 'Undo removes items one at a time.',
    waiting: (context, seat) =>
      seat === context.reader ? 'Agree to the trade, or refuse it.' : `Waiting for ${nameOf(context, seat)} to answer.`,
  },

  hire: {
    title: 'Crew for hire',
    remark: (context, seat, coins) =>
      `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${amount(coins, 'coin')}.`,
    price: (n) => (n === 0 ? 'free' : amount(n, 'coin')),
    next: 'comes next',
    nobody: 'nobody',
    hire: 'Hire',
    crewOf: (context, seat) => `${capital(whose(context, seat))} crew`,
  },

  reputation: {
    title: 'Reputation cards',
    remark: 'One scores for everyone, then leaves the game.',
    active: (context, seat, n) => `${amount(n, 'renown')} for ${who(context, seat)}, then`,
    each: (per, isArchitect, limit) =>
      `1 per ${PER[per] ?? counted(per, 1, isArchitect)}${Number.isFinite(limit) ? `, at most ${limit}` : ''}, for everyone`,
  },
};

/** What is counted for everyone, where it is told otherwise for the reader alone. */
const PER: { readonly [per: string]: string } = { town: 'town', fleet: 'card of the fleet' };
