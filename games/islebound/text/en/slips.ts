import type { Seat } from '@skerry/engine';
import { capital, figures, list, nameOf, number, people, subject, theyDo, verb, who, whose } from '@skerry/speech/en';
import type { Ability, Amounts, Count, Payable, TradeKind } from '../../content/vocabulary.ts';
import type { Mode, Priced } from '../../content/world.ts';
import type { Chances, Placing } from '../../outlook/attack.ts';
import { namesOf, type TextContext } from '../context.ts';
import { effectsOf } from '../effects.ts';
import type { AsideWords, SLIPS, Wanted } from '../slips.ts';
import { counted, effects as effectWords } from './effects.ts';
import { amount, amounts, chances, kind, percent, slots } from './grammar.ts';

const names = namesOf('en');

/** "Dario’s town: strength 5, and 2 more because it is taken." */
function town(context: TextContext, { owner, strength, more }: Wanted): string {
  if (owner === undefined) return `Neutral town: strength ${strength}.`;
  return `${capital(whose(context, owner))} town: strength ${strength}, and ${more} more because it is controlled.`;
}

const CARDS = { pirate: 'Pirate', serpent: 'Serpent', ichor: 'Ichor' };
const MANY_CARDS = { pirate: 'pirates', serpent: 'serpents', ichor: 'Ichor' };

const crewOnDeck = (n: number): string => (n === 1 ? 'one crew member on deck' : `${number(n)} of the crew on deck`);

export const slips = {
  names,
  percent,
  /** Name and offer, for the screen reader. */
  withOffer: (label: string, offer: string) => `${label}. ${offer}`,
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
  } satisfies { readonly [S in (typeof SLIPS)[number]]: AsideWords },

  attack: {
    title: (name: string) => `Attack on ${name}`,
    remark: (context: TextContext, wanted: Wanted) =>
      `${town(context, wanted)} Spoils: ${amount(wanted.strength, 'coin')}.`,
    cards: CARDS,
    spareDie: 'spare die',
    fromCombat: 'from Combat crew',
    combatCrew: 'Combat crew: one more die each',
    /** The chance with that many, then everything else available. */
    atBest: (odds: Chances) => `at best ${chances(odds)}`,
    /** The chance with one more die, or if this one is rerolled next. */
    thenChance: chances,
    byDice: 'by the dice alone',
    /** Keeping the dice. */
    kept: 'if these dice are kept',
    withWood: (n: number) => `rerolling with ${amount(n, 'wood')}`,
    /** If all on deck may be injured for it. */
    withInjuries: (n: number) => `also injuring up to ${figures(n, 'crew', 'crew')}`,
    /** After the strength reached: "of 7". */
    of: (need: number) => `of ${need}`,
    strength: (total: number, need: number) => `Strength ${total} of ${need}`,
    fromBuildings: (n: number) => `${n} of it from buildings.`,
    fromInjuries: (n: number) => `${n} of it from injured crew.`,
    /** The result of the dice as they are; `onDeck`: crew who could be injured. */
    ifKept: (context: TextContext, seat: Seat, missing: number, onDeck: number) => {
      if (missing === 0) return 'These dice are enough to take the town.';
      const short = `With these dice ${who(context, seat)} ${verb(context, seat, 'is', 'are')} ${missing} short.`;
      const way =
        missing > onDeck
          ? 'Your crew on deck can’t make up the difference: you would have to retreat and lose one card.'
          : `If ${crewOnDeck(missing)} ${missing === 1 ? 'is' : 'are'} injured, the town is taken; a retreat costs one card.`;
      return `${short} ${way}`;
    },
    byHand: 'Each card takes one die. What is left over gives nothing.',
    /** The shortfall after placement. */
    ifShort: (missing: number, onDeck: number) =>
      missing > onDeck
        ? `The dice are placed: ${missing} short, and your crew on deck can’t make up the difference. A retreat costs one card of the group.`
        : `The dice are placed: ${missing} short. Each crew member injured adds 1; a retreat costs one card of the group.`,
    retreats: (context: TextContext, seat: Seat) =>
      `${subject(context, seat)} ${verb(context, seat, 'retreats', 'retreat')}: one card of the group is lost.`,
    die: (card: string, face: number, strength: number) => `${card} with a ${face}: strength ${strength}`,
    spare: (face: number) => `Spare die: ${face}`,
    noDie: (card: string) => `${card} without a die`,
    placeHere: (card: string) => `${card}: waits for a die`,
    diceLeft: 'Dice left',
    readAloud: (placings: readonly Placing[], total: number, need: number) => {
      const each = placings.map(({ card, faces, strengths }) => {
        const several = faces.length > 1;
        return `${several ? MANY_CARDS[card] : CARDS[card]} ${list(faces.map(String))} ${several ? 'give' : 'gives'} ${list(strengths.map(String))}`;
      });
      return `${capital(each.join(', '))}; ${total} of ${need}.`;
    },
  },

  raid: {
    title: (context: TextContext, seat: Seat, rival: Seat) =>
      `${subject(context, seat)} ${verb(context, seat, 'raids', 'raid')} ${who(context, rival)}`,
    hits: (n: number) => figures(n, 'hit'),
    /** The winner; undefined for a draw. */
    result: (context: TextContext, winner: Seat | undefined) =>
      winner === undefined
        ? 'It is even: nobody takes anything.'
        : `${subject(context, winner)} ${verb(context, winner, 'wins', 'win')} the raid.`,
    close: 'Close',
  },

  talks: {
    title: (name: string) => `Diplomacy with ${name}`,
    remark: (context: TextContext, wanted: Wanted) =>
      `${town(context, wanted)} Spoils: ${amount(wanted.strength, 'coin')}.`,
    freeTitle: (name: string) => `A cube for ${name}`,
    freeRemark: 'All your cubes are in use, so one comes off the influence track.',
    skipTitle: 'Influence cubes',
    skipRemark: 'Place the cube in the first empty slot, or skip that slot this time.',
    influence: (paid: number, need: number) => `Influence ${paid} of ${need}`,
    fromBuildings: (n: number) => `${n} of it from buildings.`,
    track: 'Influence track',
    worth: (n: number) => `worth ${n}`,
    crew: 'Negotiate crew: 1 influence each',
    /** Paid so far. */
    paid: (numbers: readonly number[], crew: number) => {
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
    /** Available buildings of the row: "3 of 5". */
    within: (n: number, of: number) => (n === 0 ? 'none within reach' : `${n} of ${of} within reach`),
    books: (n: number) => (n === 0 ? 'no books' : figures(n, 'book')),
    or: 'or',
    yoursFor: (price: Amounts<Payable>) => `Yours for ${price.coin ?? amounts(price)}`,
    haveBooks: (n: number) => `You have ${n === 0 ? 'no books' : figures(n, 'book')}`,
    short: (n: number, what: Payable) => `${amount(n, what)} short`,
    worth: (n: number) => `Worth ${n} at the end, bought or built.`,
    effects: (abilities: readonly Ability[], mode: Mode): readonly string[] => effectsOf(effectWords, abilities, mode),
    noEffect: 'No special ability.',
    space: (n: number) => `Space ${n}`,
    /** A card for the screen reader: "Trade Office, 9 coins or 3 wood and 2 fish, needs 2 books". */
    card: (name: string, { coins, wood, fish }: Priced, books: number | undefined) => {
      const price = `${amount(coins, 'coin')} or ${amounts({ wood, fish })}`;
      return `${name}, ${price}${books === undefined ? '' : `, needs ${books === 0 ? 'no books' : figures(books, 'book')}`}`;
    },
    refused: (why: string) => `refused: ${why}`,
    city: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} city`,
    cityWorth: (n: number) => (n === 0 ? 'worth nothing yet' : `worth ${n}`),
    /** On the place whose building triggers the last round. */
    lastRound: (n: number) => `${n}th: last round`,
    whoseCity: 'Whose city',
  },

  draft: {
    title: (pick: number, of: number) => `Choose card ${pick} of ${of}`,
    /** The recipient of the other cards. */
    remark: (context: TextContext, to: Seat) =>
      `Keep one and pass the others on to ${nameOf(context, to)}. Nobody sees what you keep.`,
    /** For spectators. */
    secret: 'Everyone chooses at the same time, in secret.',
    kept: 'Kept so far',
    keeping: (building: string) => `You keep ${building}.`,
    waiting: (context: TextContext, seats: readonly Seat[]) =>
      seats.length === 0
        ? 'Passing the cards on…'
        : `${capital(people(context, seats))} ${theyDo(context, seats, 'is', 'are')} still choosing.`,
  },

  hand: {
    title: 'Your cards',
    remark: 'Nobody else sees them. No books are needed.',
    buyTitle: 'Buy from your hand',
    payTitle: 'Pay with a card',
    payRemark: (left: number) => `${figures(left, 'card')} to pay. Paid cards leave your hand, face up.`,
    cards: (n: number) => figures(n, 'card'),
    empty: 'You have no cards in hand.',
  },

  trade: {
    title: (context: TextContext, seat: Seat, rival: Seat, isCounter: boolean) => {
      if (isCounter) return `${capital(whose(context, rival))} counter-offer`;
      return seat === context.reader
        ? `Trade with ${nameOf(context, rival)}`
        : `${nameOf(context, seat)} proposes a trade`;
    },
    remark: (n: number, of: number) =>
      `Both sides must give something.${n === 0 ? '' : ` ${capital(number(n))} of ${number(of)} proposals refused this turn.`}`,
    gives: (context: TextContext, seat: Seat) => `${subject(context, seat)} ${verb(context, seat, 'gives', 'give')}`,
    /** The amount available: "of 4". */
    have: (n: number) => `of ${n}`,
    ware: (what: TradeKind) => capital(kind(what)),
    count: (n: number, what: TradeKind) => amount(n, what),
    /** In the proposal that this one answers. */
    was: (n: number) => `was ${n}`,
    waiting: (context: TextContext, seat: Seat) =>
      seat === context.reader ? 'Agree to the trade, or refuse it.' : `Waiting for ${nameOf(context, seat)} to answer.`,
  },

  hire: {
    title: 'Crew for hire',
    remark: (context: TextContext, seat: Seat, coins: number) =>
      `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${coins === 0 ? 'no coins' : amount(coins, 'coin')}.`,
    price: (n: number) => (n === 0 ? 'free' : amount(n, 'coin')),
    next: 'comes next',
    nobody: 'nobody',
    /** On the button; the screen reader gets the whole effect. */
    hire: 'Hire',
    crewOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} crew`,
  },

  reputation: {
    title: 'Reputation cards',
    remark: 'One scores for everyone, then leaves the game.',
    active: (context: TextContext, seat: Seat, n: number) => `${amount(n, 'renown')} for ${who(context, seat)}, then`,
    each: (per: Count, isArchitect: boolean, limit: number) =>
      `1 per ${PER[per] ?? counted(per, 1, isArchitect)}${Number.isFinite(limit) ? `, at most ${limit}` : ''}, for everyone`,
  },
};

/** Wording for all seats where it differs from that for the player alone. */
const PER: { readonly [per: string]: string } = { town: 'town', fleet: 'card of the fleet' };
