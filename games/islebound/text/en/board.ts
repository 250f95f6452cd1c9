import { capital, count, figures, list, nameOf, oneself, ordinal, whose } from '@skerry/speech/en';
import type { CrewSymbol } from '../../content/vocabulary.ts';
import type { BoardWords, PartOutlook } from '../board.ts';
import { namesOf, type TextContext } from '../context.ts';
import { tally } from '../things.ts';
import { actions } from './actions.ts';
import { amount, amounts, percent, SKILLS } from './grammar.ts';

const names = namesOf('en');

const WHERE = { deck: 'on deck', below: 'below deck', injured: 'injured' } as const;
const BANNERS = { red: 'red', blueGreen: 'blue-green' } as const;

/** "exhaust Administrate", "exhaust any 2 crew". */
const exhausts = (symbols: readonly CrewSymbol[]): string[] =>
  tally(symbols).map(([symbol, n]) => `exhaust ${n === 1 ? skill(symbol) : several(n, symbol)}`);
const several = (n: number, symbol: CrewSymbol): string =>
  symbol === 'any' ? `any ${n} crew` : `${n} ${SKILLS[symbol]}`;
const skill = (symbol: CrewSymbol): string => (symbol === 'any' ? 'any crew' : SKILLS[symbol]);

const part = (outlook: PartOutlook): string => {
  switch (outlook.do) {
    case 'rest':
      return 'rest';
    case 'hire':
      return 'hire';
    case 'reputation':
      return 'a reputation card';
    case 'build':
      return outlook.of === 0 ? 'build' : `build (${outlook.within} of ${outlook.of} within reach)`;
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
      const cost = [
        list(
          prices.map((price) => amounts(price)),
          'or',
        ),
        ...(exhaust === undefined ? [] : exhausts([exhaust])),
      ];
      const limit = times === 'perCrewOnDeck' ? onDeckTimes(most) : times === 'any' ? ', any number' : '';
      return `${list(cost)} for ${amounts(get)}${limit}`;
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

export const board: BoardWords = {
  names,
  stress: { asked: new RegExp(`(?<=you’re at )[^,.]+|${FIGURE.source}`, 'u'), told: FIGURE },
  caption: (town, speed) => `at ${town}, speed ${speed}`,
  about: (context, seat, town, speed) => `${capital(whose(context, seat))} ship is at ${town}. Its speed is ${speed}.`,
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
    refuse: 'Refuse',
    leaveOut: 'Skip this',
    endTurn: 'End turn',
    done: 'Stop here',
    roll: 'Roll',
    keep: 'Keep',
    placeBest: 'Best placement',
    next: 'What you ask for',
    propose: 'Propose',
  },
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
    refuse: 'r',
    leaveOut: 's',
    endTurn: 'e',
    done: 'e',
    roll: 'r',
    keep: 'k',
    placeBest: 'p',
    next: 'w',
    propose: 'p',
  },
  eventLetter: 'c',
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
    pay: actions.pay,
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
  },
  groups: {
    action: 'one action',
    free: 'free',
    exhaust: 'exhaust',
    heal: 'heal',
    combat: 'one more die',
    injure: '1 strength each',
    negotiate: '1 influence each',
    dump: 'dump',
  },
  sailing: (speed, fish) => `speed ${speed}${fish > 0 ? `, ${figures(fish, 'fish', 'fish')} in the hold` : ''}`,
  sailTo: (context, to) => `Sail to ${names.townAt(context, to)}`,
  passage: ({ steps, fish, berth }) =>
    [
      figures(steps, 'step'),
      ...(fish > 0 ? [amount(fish, 'fish')] : []),
      ...(berth ? ['exhaust Administrate'] : []),
    ].join(', '),
  tooFar: ({ distance, speed, fish }) =>
    `${figures(distance, 'step')} need ${amount(distance - speed, 'fish')}, you have ${fish === 0 ? 'none' : fish}`,
  visiting: (context, { coin, to, exhaust, parts: outlooks }) => {
    const paid = coin > 0 ? [`${amount(coin, 'coin')}${to === undefined ? '' : ` to ${nameOf(context, to)}`}`] : [];
    const cost = list([...paid, ...exhausts(exhaust)]);
    return cost === '' ? parts(outlooks) : `${cost}: ${parts(outlooks)}`;
  },
  attacking: (need, dice, chance) => `needs ${need}: ${percent(chance)} with ${figures(dice, 'die', 'dice')}`,
  influencing: (need, have) => `needs ${need}, you have ${have === 0 ? 'none' : have}`,
  coins: (n) => amount(n, 'coin'),
  raiding: (own, rival) => `${figures(own, 'die', 'dice')} against ${rival}`,
  entry: (name, content) => `${name}: ${content}`,
  event: (exhaust, pay, cubes) => {
    const cost = list([...exhausts(exhaust), ...(amounts(pay) === '' ? [] : [amounts(pay)])]);
    return `${cost} for ${figures(cubes, 'cube')}`;
  },
  worth: (n) => `worth ${n}`,
  timesLeft: (n, isFirst) =>
    isFirst ? (n === 1 ? 'at most once' : `up to ${n} times`) : n === 1 ? 'once more' : `up to ${n} more times`,
  confirmEnd: 'You haven’t taken your action. End your turn anyway?',
  remarks: {
    act: 'One action, and any number of free actions.',
    reroll: 'Choose a die to reroll it.',
    short: 'Choose who is injured.',
    influence: 'Choose cubes and Negotiate crew to spend.',
    stow: 'The hold is full.',
  },

  title: 'Islebound',
  sailed: (round) => (round === 0 ? ['before', 'the first round'] : ['as sailed in', `the ${ordinal(round)} round`]),
  legend: { attack: 'attack', diplomacy: 'diplomacy' },
  lastRound: (after) => (after > 0 ? 'The round after this one is the last.' : 'This is the last round.'),
  archipelago: (regions) => `The archipelago: ${regions} regions`,
  chooseDestination: 'The archipelago: choose a destination',
  region: (context, { town, isPort, owner, banners, strength, need, coin, exhaust, hasEvent, ships, passage }) => {
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
  can: (offered) => `You can: ${offered.join('; ')}`,
  refused: (why) => `refused: ${why}`,

  slip: {
    close: 'Close',
    owner: (context, owner) =>
      owner === undefined ? 'neutral' : owner === context.reader ? 'yours' : `${nameOf(context, owner)}’s`,
    action: 'action',
    strength: 'strength',
    entry: 'entry',
    event: 'event',
    ships: 'ships',
    route: 'way',
    needs: (banners, strength, need) =>
      `${strength}${need === undefined ? '' : `, ${need} for you`}, by ${list(
        banners.map((banner) => (banner === 'red' ? 'attack' : 'diplomacy')),
        'or',
      )}`,
    entryOf: entry,
    noEntry: 'nothing',
    parts,
  },

  influence: 'Influence',
  track: (slots) => `Influence track: ${slots} slots`,
  worthEach: (n) => `worth ${n}`,
  yours: 'You',
  slot: (context, slot, worth, owner, isNext) => {
    const holder = owner === undefined ? 'empty' : owner === 'blocked' ? 'blocked' : `${nameOf(context, owner)}’s cube`;
    return `Slot ${slot}, worth ${worth}, ${holder}${isNext ? ', next' : ''}`;
  },
  paidOf: (paid, need) => `${paid} of ${need}`,

  headings: { influence: 'The influence track', cards: 'Events, reputation and renown', row: 'The building row' },
  told: {
    crew: (crew, where) => `${list(crew)}, ${WHERE[where]}.`,
    goods: (goods, ichor) => `${capital(amounts(goods) || 'no goods')}${ichor ? '; Ichor' : ''}.`,
    renown: (at, tokens) => `Renown ${at} of 7, ${count(tokens, 'token')}.`,
    city: (buildings) =>
      buildings.length === 0 ? 'No buildings.' : `${capital(count(buildings.length, 'building'))}: ${list(buildings)}.`,
    event: (name, town, terms) => `${name}, in ${town}: ${terms}.`,
    reputation: (name) => `Reputation card: ${name}.`,
    forHire: (crew) => `For hire, from the left: ${crew.length === 0 ? 'nobody' : list(crew)}.`,
    treasure: (coins) => `${capital(amount(coins, 'coin'))} on the treasure map.`,
    token: (name) => (name === undefined ? 'There are no renown tokens left.' : `Next renown token: ${name}.`),
    space: (n, building, coins, books) =>
      building === undefined
        ? `Space ${n}, empty.`
        : `Space ${n}, ${building}, ${amount(coins, 'coin')}${books === 0 ? '' : `, needs ${figures(books, 'book')}`}.`,
  },
};
