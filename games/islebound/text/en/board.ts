import type { Seat } from '@skerry/engine';
import { capital, count, figures, list, nameOf, oneself, ordinal, whose } from '@skerry/speech/en';
import type { Cell } from '../../content/map.ts';
import type { Amounts, Banner, CrewSymbol, Payable, Thing } from '../../content/vocabulary.ts';
import type { Chances } from '../../outlook/attack.ts';
import type { Lacking } from '../../outlook/plan.ts';
import type { Voyage } from '../../outlook/sailing.ts';
import type { RaidOutlook } from '../../outlook/turn.ts';
import { gainsOf, type PartOutlook, type VisitOutlook } from '../../outlook/visit.ts';
import type { ActionOf } from '../../rules/actions.ts';
import type { Group, ManyAct, PlainAct, RegionOutlook, Remarked } from '../board.ts';
import { namesOf, partOf, type TextContext } from '../context.ts';
import { tally } from '../things.ts';
import { actions } from './actions.ts';
import { amount, amounts, chances, crewFor, percent, points, SKILLS } from './grammar.ts';

const names = namesOf('en');

const WHERE = { deck: 'on deck', below: 'below deck', injured: 'injured' } as const;
const BANNERS = { red: 'red', blueGreen: 'blue-green' } as const;

const WAYS = { red: 'attack', blueGreen: 'diplomacy' } as const;

/** "2 Administrate needed, you have 1". */
const lack = (lacking: Lacking): string => {
  if (lacking.what === 'coin') return '1 coin needed, you have none';
  if (lacking.what === 'together') return `${crewFor(lacking.symbols)} needed on deck`;
  const { what, need, have } = lacking;
  return `${what === 'any' ? `${need} crew on deck` : `${need} ${SKILLS[what]}`} needed, you have ${have === 0 ? 'none' : have}`;
};

/** "exhaust Administrate", "exhaust any 2 crew". */
const exhausts = (symbols: readonly CrewSymbol[]): string[] =>
  tally(symbols).map(([symbol, n]) => `exhaust ${n === 1 ? skill(symbol) : several(n, symbol)}`);
const several = (n: number, symbol: CrewSymbol): string =>
  symbol === 'any' ? `any ${n} crew` : `${n} ${SKILLS[symbol]}`;
const skill = (symbol: CrewSymbol): string => (symbol === 'any' ? 'any crew' : SKILLS[symbol]);

/** "exhausting Administrate and any 2 crew". */
const exhausting = (symbols: readonly CrewSymbol[]): string =>
  `exhausting ${list(tally(symbols).map(([symbol, n]) => (n === 1 ? skill(symbol) : several(n, symbol))))}`;

/** "for 1 coin and 1 wood, exhausting Work"; undefined if free. */
const costs = (things: string, symbols: readonly CrewSymbol[]): string | undefined =>
  [...(things === '' ? [] : [`for ${things}`]), ...(symbols.length === 0 ? [] : [exhausting(symbols)])].join(', ') ||
  undefined;

const part = (outlook: PartOutlook): string => {
  switch (outlook.do) {
    case 'rest':
      return 'rest';
    case 'hire':
      return 'hire';
    case 'reputation':
      return 'a reputation card';
    case 'build':
      return outlook.of === 0 ? 'build' : `build: ${outlook.within} of ${outlook.of} within reach`;
    case 'gain':
      return amount(outlook.n, outlook.what);
    case 'perWork': {
      const { what, each, workers, first } = outlook;
      const per = first > 0 ? `${each}` : amount(each, what);
      return `${per} per Work crew: ${first + each * workers}`;
    }
    case 'gainOne':
      return list(
        outlook.of.map(({ what, n }) => amount(n, what)),
        'or',
      );
    case 'pay': {
      const { prices, get, times, most, exhaust } = outlook;
      const each = prices.map((price) => amounts(price));
      const cost = costs(list(each, 'or'), exhaust === undefined ? [] : [exhaust]);
      const limit = times === 'perCrewOnDeck' ? onDeckTimes(most) : times === 'any' ? ', any number' : '';
      return `${amounts(get)} ${cost}${limit}`;
    }
  }
};

/** IB-203: once per crew member on deck. */
const onDeckTimes = (n: number): string => (n === 0 ? ', but nobody on deck' : `, up to ${n}×`);

const parts = (outlooks: readonly PartOutlook[]): string => outlooks.map(part).join(', then ');

const entry = (coin: number, symbols: readonly CrewSymbol[]): string =>
  list([...(coin > 0 ? [amount(coin, 'coin')] : []), ...exhausts(symbols)]);

const crewName = ({ crew: kind }: { readonly crew: Parameters<typeof names.crew>[1] }, context: TextContext): string =>
  names.crew(context, kind);

const FIGURE =
  /\d+ (?:coins?|wood|fish|books?|pirates?|sea serpents?|influence cubes?|influence|renown|strength|points?)(?!\p{L})/u;

export const board = {
  names,
  /** Emphasised: prices and points, and the town at the ship. */
  stress: { asked: new RegExp(`(?<=you’re at )[^,.]+|${FIGURE.source}`, 'u'), told: FIGURE },
  /** Beside a player's name: "off Borsham, speed 3". */
  caption: (town: string, speed: number) => `at ${town}, speed ${speed}`,
  /** A player's place in a sentence or two. */
  about: (context: TextContext, seat: Seat, town: string, speed: number) =>
    `${capital(whose(context, seat))} ship is at ${town}. Its speed is ${speed}.`,
  /** Display options of the player. */
  hints: { score: 'Show points so far' },
  score: (n: number) => `${points(n)} so far`,
  /** Nobody has chosen a home port yet. */
  notAtSea: 'no home port yet',

  labels: {
    homePort: 'Home port',
    sail: 'Sail',
    visit: 'Visit',
    visitByParts: 'Visit step by step',
    attack: 'Attack',
    diplomacy: 'Diplomacy',
    hunt: 'Hunt',
    buyFromHand: 'Buy from hand',
    heal: 'Heal',
    doPart: 'Do it',
    skip: 'Skip the slot',
    noSkip: 'Use the slot',
    placeByHand: 'Place by hand',
    placeNone: 'No die here',
    retreat: 'Retreat',
    decline: 'Don’t visit',
    drop: 'Drop the trade',
    agree: 'Agree',
    counter: 'Counter-offer',
    refuse: 'Refuse',
    leaveOut: 'Skip this',
    endTurn: 'End turn',
    done: 'Stop here',
    roll: 'Roll',
    keep: 'Keep',
    placeBest: 'Best placement',
    next: 'What you ask for',
    propose: 'Propose',
  } satisfies Readonly<Record<PlainAct, string>>,
  /** A letter of each label, unique within the bar. */
  hotkeys: {
    homePort: 'p',
    sail: 's',
    visit: 'v',
    visitByParts: 'p',
    attack: 'a',
    diplomacy: 'd',
    hunt: 't',
    buyFromHand: 'b',
    heal: 'l',
    doPart: 'd',
    skip: 'p',
    noSkip: 'u',
    placeByHand: 'y',
    placeNone: 'n',
    retreat: 'r',
    decline: 'd',
    drop: 'd',
    agree: 'a',
    counter: 'c',
    refuse: 'r',
    leaveOut: 's',
    endTurn: 'e',
    done: 'e',
    roll: 'r',
    keep: 'k',
    placeBest: 'p',
    next: 'w',
    propose: 'p',
  } satisfies Readonly<Record<PlainAct, string>>,
  /** Preferred for events whose names contain it. */
  eventLetter: 'c',
  /** Opens the building row. */
  buyLetter: 'b',
  label: {
    draft: ({ building }, context) => names.building(context, building),
    raid: ({ rival }, context) => `Raid ${oneself(context, rival)}`,
    event: ({ place }, context) => names.event(context, context.state.events[place - 1] ?? 0),
    buy: actions.buy,
    trade: ({ rival }, context) => `Trade with ${nameOf(context, rival)}`,
    exhaust: crewName,
    healCrew: crewName,
    gainOne: actions.gainOne,
    pay: (action, context) => {
      const part = partOf(context);
      return part?.do === 'pay' ? `Gain ${amounts(part.get)}` : actions.pay(action, context);
    },
    hire: actions.hire,
    reputation: actions.reputation,
    build: actions.build,
    buyCard: actions.buyCard,
    buildCard: actions.buildCard,
    payCard: ({ building }, context) => names.building(context, building),
    group: actions.group,
    combat: crewName,
    reroll: ({ face }) => `Reroll a ${face}`,
    placeDie: ({ face }) => `Place a ${face}`,
    injure: crewName,
    lose: actions.lose,
    payCube: ({ slot }) => `Slot ${slot}`,
    negotiate: crewName,
    freeCube: ({ slot }) => `Slot ${slot}`,
    dump: ({ wood, fish }) => capital(amounts({ wood, fish })),
    give: actions.give,
    ask: actions.ask,
    giveLess: actions.giveLess,
    askLess: actions.askLess,
  } satisfies { readonly [K in ManyAct]: (action: ActionOf<K>, context: TextContext) => string },
  groups: {
    action: 'one action',
    free: 'free',
    exhaust: 'exhaust',
    heal: 'heal',
    combat: 'one more die',
    injure: '1 strength each',
    negotiate: '1 influence each',
    dump: 'dump',
  } satisfies Readonly<Record<Group, string>>,
  sailing: (speed: number, fish: number) =>
    `speed ${speed}${fish > 0 ? `, ${figures(fish, 'fish', 'fish')} in the hold` : ''}`,
  sailTo: (context: TextContext, to: Cell) => `Sail to ${names.townAt(context, to)}`,
  passage: ({ steps, fish, berth }: Voyage) =>
    [
      figures(steps, 'step'),
      ...(fish > 0 ? [amount(fish, 'fish')] : []),
      ...(berth ? ['exhaust Administrate'] : []),
    ].join(', '),
  tooFar: ({ distance, speed, fish }: { readonly distance: number; readonly speed: number; readonly fish: number }) =>
    `${figures(distance, 'step')} need ${amount(distance - speed, 'fish')}, you have ${fish === 0 ? 'none' : fish}`,
  visiting: ({ parts: outlooks }: VisitOutlook) => gainsOf(outlooks).map(part).join(', ') || 'nothing now',
  entering: (context: TextContext, { coin, to, exhaust }: VisitOutlook) =>
    costs(coin === 0 ? '' : `${amount(coin, 'coin')}${to === undefined ? '' : ` to ${nameOf(context, to)}`}`, exhaust),
  taking: (spoils: number) => `town, ${amount(spoils, 'coin')}`,
  attacking: (spoils: number, odds: Chances) => `${board.taking(spoils)}: ${chances(odds)}`,
  /** The result of the dice as they are; `onDeck`: crew who could be injured. */
  keeping: (missing: number, onDeck: number) => {
    if (missing === 0) return 'the town is yours';
    return missing > onDeck ? 'retreat, one card lost' : `the town for ${missing} injured crew`;
  },
  rerolling: chances,
  rerollCosts: costs(amount(1, 'wood'), []),
  influencing: (need: number, have: number) => `for ${need} of your ${have} influence`,
  paying: (price: Amounts<Payable>, exhaust: CrewSymbol | undefined) =>
    costs(amounts(price), exhaust === undefined ? [] : [exhaust]),
  coins: (n: number) => amount(n, 'coin'),
  raiding: ({ wins, gain }: RaidOutlook) =>
    gain === 0 ? 'nothing to gain' : `${percent(wins)} to take up to ${amount(gain, 'coin')}`,
  raidRisks: ({ loses, loss }: RaidOutlook) =>
    loses === 0 || loss === 0 ? undefined : `${percent(loses)} to lose up to ${amount(loss, 'coin')}`,
  /** A name, a colon, and its content. */
  entry: (name: string, content: string) => `${name}: ${content}`,
  event: (exhaust: readonly CrewSymbol[], pay: Amounts<Payable>, cubes: number) =>
    `${board.cubes(cubes)} ${costs(amounts(pay), exhaust)}`,
  cubes: (n: number) => figures(n, 'cube'),
  eventCosts: (exhaust: readonly CrewSymbol[], pay: Amounts<Payable>) => costs(amounts(pay), exhaust),
  worth: (n: number) => `worth ${n}`,
  timesLeft: (n: number, isFirst: boolean) =>
    isFirst ? (n === 1 ? 'at most once' : `up to ${n} times`) : n === 1 ? 'once more' : `up to ${n} more times`,
  confirmEnd: 'You haven’t taken your action. End your turn anyway?',
  /** How to answer, beside the question. */
  remarks: {
    act: 'One action, and any number of free actions.',
    reroll: 'Choose a die to reroll it.',
    short: 'Choose who is injured.',
    influence: 'Choose cubes and Negotiate crew to spend.',
    stow: 'The hold is full.',
  } satisfies { readonly [S in Remarked]: string },

  /** The chart's title, and the line below it. */
  title: 'Islebound',
  sailed: (round: number): readonly [string, string] =>
    round === 0 ? ['before', 'the first round'] : ['as sailed in', `the ${ordinal(round)} round`],
  legend: { attack: 'attack', diplomacy: 'diplomacy' },
  /** In the prompt, with the number of rounds after this one. */
  lastRound: (after: number) => (after > 0 ? 'The round after this one is the last.' : 'This is the last round.'),
  archipelago: (regions: number) => `The archipelago: ${regions} regions`,
  chooseDestination: 'The archipelago: choose a destination',
  region: (
    context: TextContext,
    { town, isPort, owner, banners, strength, need, coin, exhaust, hasEvent, ships, passage }: RegionOutlook,
  ) => {
    if (passage?.why !== undefined) return `${town}, refused: ${passage.why.replace(/\.$/, '')}.`;
    const said = [
      `${town}, ${isPort ? 'port' : 'island town'}, ${owner === undefined ? 'neutral' : owner === context.reader ? 'yours' : whose(context, owner)}`,
      `${list(banners.map((banner) => BANNERS[banner]))} banner, strength ${strength}${need === undefined ? '' : `, ${need} for you`}`,
      `entry ${entry(coin, exhaust).toLowerCase() || 'nothing'}`,
      ...(hasEvent ? ['event here'] : []),
      ...(ships.length > 0 ? [list(ships.map((seat) => `${nameOf(context, seat)}’s ship`))] : []),
      ...(passage === undefined ? [] : [board.passage(passage)]),
    ];
    return `${said.join('; ')}.`;
  },
  start: 'start',
  can: (offered: readonly string[]) => `You can: ${offered.join('; ')}`,
  refused: (why: string) => `refused: ${why}`,

  /** A town's slip: rows of a heading and its text. */
  slip: {
    close: 'Close',
    owner: (context: TextContext, owner: Seat | undefined) =>
      owner === undefined ? 'neutral' : owner === context.reader ? 'yours' : `${nameOf(context, owner)}’s`,
    action: 'action',
    strength: 'strength',
    entry: 'entry',
    event: 'event',
    ships: 'ships',
    route: 'way',
    needs: (banners: readonly Banner[], strength: number, need: number | undefined) =>
      `${strength}${need === undefined ? '' : `, ${need} for you`}, by ${list(
        banners.map((banner) => WAYS[banner]),
        'or',
      )}`,
    attack: WAYS.red,
    diplomacy: WAYS.blueGreen,
    /** The player's chances there, from afar. */
    odds: chances,
    influence: (need: number, have: number) => `${need} needed, you have ${have === 0 ? 'none' : have}`,
    noVisit: (lacking: Lacking) => `You couldn’t visit: ${lack(lacking)}.`,
    entryOf: entry,
    noEntry: 'nothing',
    parts,
  },

  influence: 'Influence',
  track: (slots: number) => `Influence track: ${slots} slots`,
  /** Below the slots of one worth. */
  worthEach: (n: number) => `worth ${n}`,
  yours: 'You',
  slot: (context: TextContext, slot: number, worth: number, owner: Seat | 'blocked' | undefined, isNext: boolean) => {
    const holder = owner === undefined ? 'empty' : owner === 'blocked' ? 'blocked' : `${nameOf(context, owner)}’s cube`;
    return `Slot ${slot}, worth ${worth}, ${holder}${isNext ? ', next' : ''}`;
  },
  /** Paid of needed: "3 of 6". */
  paidOf: (paid: number, need: number) => `${paid} of ${need}`,

  headings: { influence: 'The influence track', cards: 'Events, reputation and renown', row: 'The building row' },
  /** A player's possessions, and the cards on the table, in sentences. */
  told: {
    crew: (crew: readonly string[], where: 'deck' | 'below' | 'injured') => `${list(crew)}, ${WHERE[where]}.`,
    goods: (goods: Amounts<Thing>, ichor: boolean) =>
      `${capital(amounts(goods) || 'no goods')}${ichor ? '; Ichor' : ''}.`,
    renown: (at: number, tokens: number) => `Renown ${at} of 7, ${count(tokens, 'token')}.`,
    city: (buildings: readonly string[]) =>
      buildings.length === 0 ? 'No buildings.' : `${capital(count(buildings.length, 'building'))}: ${list(buildings)}.`,
    event: (name: string, town: string, terms: string) => `${name}, in ${town}: ${terms}.`,
    reputation: (name: string) => `Reputation card: ${name}.`,
    forHire: (crew: readonly string[]) => `For hire, from the left: ${crew.length === 0 ? 'nobody' : list(crew)}.`,
    treasure: (coins: number) => `${capital(amount(coins, 'coin'))} on the treasure map.`,
    token: (name: string | undefined) =>
      name === undefined ? 'There are no renown tokens left.' : `Next renown token: ${name}.`,
    space: (n: number, building: string | undefined, coins: number, books: number) =>
      building === undefined
        ? `Space ${n}, empty.`
        : `Space ${n}, ${building}, ${amount(coins, 'coin')}${books === 0 ? '' : `, needs ${figures(books, 'book')}`}.`,
  },
};
