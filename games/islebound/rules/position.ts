import {
  type AbilityStep,
  type FaultWords,
  FIRST_OF_ALL,
  type Form,
  type Game,
  type Miscounted,
  type PositionFault,
  part,
  type Seat,
  same,
  type Translated,
} from '@skerry/engine';
import { CONSTANTS, COPIES } from '../content/constants.ts';
import { CELLS, CORNERS } from '../content/map.ts';
import {
  BLOCKED,
  type BuildingNumber,
  CREW_KINDS,
  type CrewNumber,
  type CrewSet,
  crewKind,
  EDITIONS,
  FLEET_KINDS,
  NOBODY,
  REGIONS,
  SIDES,
  SYMBOLS,
  THINGS,
  TOWN_NAMES,
  TRADE_KINDS,
  townName,
  WHENS,
} from '../content/vocabulary.ts';
import { BOARD_ORDERS, CREW_BITS, crewIn, STARTERS, type World } from '../content/world.ts';
import { count } from './crew.ts';
import { BUILDING_NUMBERS } from './hand.ts';
import { holdLimit } from './hold.ts';
import { isLaid, layCards, setUp } from './set-up.ts';
import {
  ANY_NUMBER,
  CAUSES,
  NOT_PASSED,
  type Options,
  type Player,
  PURPOSES,
  SOURCES,
  type State,
  type Step,
  type Trigger,
} from './state.ts';
import type { Islebound } from './types.ts';

const CUBES = CONSTANTS.cubesPerPlayer - CONSTANTS.cubesSetAside;
const MOST_COINS = 999;
const MOST_GOODS = 99;
const MOST_ROUNDS = 9999;

const amount = part.whole(0, MOST_GOODS);
const none = part.record({});
const CREW = part.named(
  CREW_KINDS.map((_, kind) => kind),
  crewKind,
);
const crewOrNone = part.named([NOBODY, ...CREW_KINDS.keys()], (kind) => (kind === NOBODY ? '-' : crewKind(kind)));

/** The crew of these kinds, none of whom is one of the others, as long as there are some. */
function bitsFor(kinds: readonly CrewNumber[], others: CrewSet): CrewSet {
  let bits = 0;
  for (const kind of kinds) {
    const all = CREW_BITS.flatMap((each, bit) => (each === kind ? [1 << bit] : []));
    bits |= all.find((bit) => ((bits | others) & bit) === 0) ?? all[0] ?? 0;
  }
  return bits;
}

const numbersIn = (set: CrewSet): CrewNumber[] => crewIn(set).map((kind) => CREW_KINDS.indexOf(kind));

/** Crew members as their kinds. */
const CREW_SET: part.Part<CrewSet> = part.mapped(
  part.list(CREW, 0, CREW_BITS.length),
  part.whole(0, (1 << CREW_BITS.length) - 1),
  numbersIn,
  (kinds) => bitsFor(kinds, 0),
);

/** Two of a kind are alike: the first is on deck, if either is. */
function withAlike<P extends Pick<Player, 'deck' | 'below' | 'injured'>>(player: P): P {
  const deck = bitsFor(numbersIn(player.deck), 0);
  const below = bitsFor(numbersIn(player.below), deck);
  return { ...player, deck, below, injured: bitsFor(numbersIn(player.injured), deck | below) };
}

/** The cards of a pack by their names. */
function cardsOf({ content }: World) {
  const card = (names: readonly { readonly name: Translated<string> }[], none: boolean) =>
    part.numbered([...(none ? [0] : []), ...names.map((_, n) => n + 1)], (number) =>
      number === 0 ? '' : names[number - 1]!.name.en,
    );
  return {
    building: card(content.buildings, false),
    buildingOrNone: card(content.buildings, true),
    eventOrNone: card(content.events, true),
    event: card(content.events, false),
    reputationOrNone: card(content.reputation, true),
    reputation: card(content.reputation, false),
    tokenOrNone: card(content.tokens, true),
    token: card(content.tokens, false),
  };
}

type Cards = ReturnType<typeof cardsOf>;

/** A player is written without the cubes that are left over. */
function players(cards: Cards, state: State) {
  const fields = {
    coins: part.whole(0, MOST_COINS),
    wood: amount,
    fish: amount,
    books: amount,
    pirates: part.whole(0, COPIES.pirate),
    serpents: part.whole(0, COPIES.serpent),
    ichor: part.flag(),
    deck: CREW_SET,
    below: CREW_SET,
    injured: CREW_SET,
    cubes: part.whole(0, CUBES),
    renown: part.whole(0, CONSTANTS.renownTrackTop - 1),
    tokens: part.list(cards.token, 0, COPIES.token),
    sevens: part.whole(0, COPIES.token),
    city: part.list(cards.building, 0, COPIES.building),
  };
  const { seats } = state;
  const usual = { coins: CONSTANTS.startCoins, wood: 0, fish: 0, books: 0, pirates: 0, serpents: 0, ichor: false };
  const nothing = { deck: STARTERS, below: 0, injured: 0, renown: 0, tokens: [], sevens: 0, city: [] };
  type Written = Omit<Player, 'cubes'> & { cubes?: number | undefined };
  const written = part.record<Written>({ ...fields, cubes: part.optional(fields.cubes) }, { ...usual, ...nothing });
  const left = (seat: Seat): number => Math.max(0, CUBES - cubesOut(state, seat));
  const all = part.mapped(
    part.rows(written, seats, seats),
    part.rows(part.record<Player>(fields), seats, seats),
    (all) => all.map((player, seat) => (player.cubes === left(seat) ? { ...player, cubes: undefined } : player)),
    (all) => all.map((player, seat) => withAlike({ ...player, cubes: player.cubes ?? left(seat) })),
  );
  return { ...all, tidy: (value: Player[]) => value.map(withAlike) };
}

/** A seat's cubes in towns and on the influence track. */
const cubesOut = ({ owners, influence }: Pick<State, 'owners' | 'influence'>, seat: Seat): number =>
  [...owners, ...influence].filter((owner) => owner === seat).length;

function steps(world: World, cards: Cards, state: State) {
  const { seats } = state;
  const seat = part.seat(seats);
  const all = part.list(seat, 0, seats);
  const left = part.whole(0, MOST_GOODS);
  const n = part.whole(0, MOST_COINS);
  const inPart = part.whole(0, 20);
  const place = part.whole(1, CONSTANTS.eventsShown);
  const symbols = part.list(part.word(SYMBOLS), 1, 20);
  const slot = part.whole(NOT_PASSED, world.slots.length);
  const building = cards.building;
  const goods = part.list(amount, TRADE_KINDS.length, TRADE_KINDS.length);
  const trigger = part.variants<'when', Trigger>('when', {
    ...Object.fromEntries(WHENS.map((when) => [when, none])),
    bookGained: part.record({ count: amount, before: amount }),
    townGift: part.record({ of: part.word(['wood', 'fish']) }),
  } as Parameters<typeof part.variants<'when', Trigger>>[1]);
  return part.after(
    part.list(
      part.variants<'do', Step>('do', {
        homePort: part.record({ seat }),
        draft: part.record({ pick: part.whole(1, CONSTANTS.architectHand), left: all }),
        round: none,
        turn: part.record({ seat }),
        sail: none,
        act: none,
        endTurn: none,
        exhaust: part.record({ symbols, for: part.word(PURPOSES) }),
        heal: part.record({ left }),
        buyCard: none,
        arrive: none,
        parts: part.record({ part: inPart }),
        ability: part.record<Omit<AbilityStep<Trigger>, 'do'>>({
          seat,
          bearer: building,
          nth: amount,
          occasion: trigger,
        }),
        gain: part.record({
          seat,
          what: part.word(THINGS),
          n,
          from: part.named([...SOURCES, ...BUILDING_NUMBERS], String),
        }),
        gainOne: part.record({ part: inPart }),
        pay: part.record({
          part: inPart,
          left: part.whole(ANY_NUMBER, MOST_GOODS),
          times: part.whole(ANY_NUMBER, MOST_GOODS),
        }),
        hire: part.record({ part: inPart }),
        reputation: part.record({ part: inPart }),
        repScore: part.record({ card: cards.reputation, seat }),
        repNext: part.record({ place: part.whole(1, CONSTANTS.reputationShown) }),
        build: part.record({ part: inPart }),
        payCard: part.record({ left, for: part.word(['pay', 'event']) }),
        eventDone: part.record({ place }),
        eventNext: part.record({ place }),
        cubes: part.record({ seat, n: amount, slot }),
        groupPirates: none,
        groupSerpents: none,
        groupIchor: none,
        combat: none,
        roll: none,
        reroll: none,
        place: none,
        placeCard: none,
        compare: none,
        short: part.record({ missing: amount }),
        retreat: none,
        influence: none,
        takeTown: none,
        freeCube: none,
        raiseFlag: none,
        freeVisit: none,
        endAction: none,
        renown: part.record({ seat, left: n }),
        stow: part.record({ seat }),
        tradeGive: none,
        tradeGet: none,
        tradeAnswer: none,
        tradeCounter: part.record({ give: goods, get: goods }),
        counterAnswer: part.record({ give: goods, get: goods }),
      }),
      1,
      60,
    ),
    ([next]): Step[] => (next?.do === 'act' ? [{ do: 'endTurn' }] : [{ do: 'endTurn' }, { do: 'act' }]),
  );
}

function rest(all: readonly number[], ...elsewhere: readonly (readonly number[])[]): number[][] {
  const left = [...all];
  for (const card of elsewhere.flat()) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left.length > 0 ? [left] : [];
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, card) => card + 1);
const TWO_SKILLED: readonly CrewNumber[] = [...CREW_KINDS.keys()].slice(2);
const sum = (state: State, count: (player: Player) => number): number =>
  state.players.reduce((total, player) => total + count(player), 0);
const crewOf = ({ deck, below, injured }: Player): CrewNumber[] => [deck, below, injured].flatMap(numbersIn);
const secretCards = ({ secrets = [] }: State): BuildingNumber[] =>
  secrets.flatMap(({ hand, pack, chosen }) => (chosen > 0 ? [...hand, ...pack, chosen] : [...hand, ...pack]));
const openBuildings = ({ row, paid, players }: State): BuildingNumber[] => [
  ...row.filter((card) => card > 0),
  ...paid,
  ...players.flatMap(({ city }) => city),
];

export function positionForm({ content: world }: Game<Islebound>): Form<Islebound> {
  const cards = cardsOf(world);
  const begun = ({ seats }: State, options: Options): State => setUp(world)(seats, options, FIRST_OF_ALL);
  /** As at the set-up, or with cards laid out once rounds are played. */
  const laid = (state: State, options: Options): State => {
    const first = begun(state, options);
    if (state.round > 0) layCards(world, first, FIRST_OF_ALL);
    return first;
  };
  const option = <K extends 'edition' | 'boards' | 'trading' | 'closeQuarters' | 'raid' | 'sixBuildings' | 'architect'>(
    name: K,
    written: part.Part<Options[K]>,
  ) => ({ part: () => written, otherwise: (_: State, options: Options) => options[name] });
  const cells = CELLS.map((_, cell) => cell);
  const spaces = (state: State): number =>
    state.architect ? 0 : (state.sixBuildings ? CONSTANTS.sixRowBooks : CONSTANTS.rowBooks).length;
  const townIn = ({ towns }: State) =>
    part.named([NOBODY, ...cells], (cell) => (cell === NOBODY ? '-' : townName(towns[cell]!)));
  const group = part.record({
    need: amount,
    pirates: part.whole(0, COPIES.pirate),
    serpents: part.whole(0, COPIES.serpent),
    ichor: part.flag(),
    combat: part.whole(0, CREW_BITS.length),
    dice: part.list(part.whole(1, 6), 0, CONSTANTS.dice),
    placed: part.list(part.record({ card: part.word(FLEET_KINDS), face: part.whole(0, 6) }), 0, CONSTANTS.dice),
    strength: amount,
    injured: part.whole(0, CREW_BITS.length),
  });
  return {
    edition: option('edition', part.word(EDITIONS)),
    boards: option('boards', part.word(SIDES)),
    trading: option('trading', part.flag()),
    closeQuarters: option('closeQuarters', part.flag()),
    raid: option('raid', part.flag()),
    sixBuildings: option('sixBuildings', part.flag()),
    architect: option('architect', part.flag()),
    first: { part: ({ seats }) => part.seat(seats), otherwise: (state, options) => begun(state, options).first },
    order: {
      part: () => part.whole(0, BOARD_ORDERS.length - 1),
      otherwise: (state, options) => begun(state, options).order,
    },
    towns: {
      part: () =>
        part.list(
          part.named(
            TOWN_NAMES.map((_, town) => town),
            townName,
          ),
          CELLS.length,
          CELLS.length,
        ),
      otherwise: (state, options) => begun(state, options).towns,
    },
    round: { part: () => part.whole(0, MOST_ROUNDS), otherwise: () => 0 },
    turns: {
      part: () => part.whole(1, MOST_ROUNDS * 4),
      otherwise: ({ round, seats }) => 1 + Math.max(0, round - 1) * seats + (round > 0 ? 1 : 0),
    },
    active: {
      part: ({ seats }) => part.seat(seats),
      otherwise: (state, options) => (state.round > 0 ? state.first : begun(state, options).active),
    },
    acted: { part: part.flag, otherwise: () => false },
    built: { part: part.flag, otherwise: () => false },
    healed: { part: part.flag, otherwise: () => false },
    refusals: {
      part: ({ seats }) => part.list(amount, seats, seats),
      otherwise: ({ seats }) => Array.from({ length: seats }, () => 0),
    },
    ships: {
      part: (state) => part.list(townIn(state), state.seats, state.seats),
      otherwise: ({ seats, round }) => Array.from({ length: seats }, (_, seat) => (round > 0 ? seat : NOBODY)),
    },
    owners: {
      part: ({ towns, seats }) => part.keyed(towns.map(townName), part.seat(seats, NOBODY), NOBODY),
      otherwise: ({ ships, round }) =>
        CELLS.map((_, cell) => (round > 0 && cell < CORNERS.length ? ships.indexOf(cell) : NOBODY)),
    },
    influence: {
      part: ({ seats }) =>
        part.list(
          part.named([BLOCKED, NOBODY, ...upTo(seats).map((n) => n - 1)], (owner) =>
            owner === BLOCKED ? 'x' : owner === NOBODY ? '-' : String(owner + 1),
          ),
          world.slots.length,
          world.slots.length,
        ),
      otherwise: (state, options) => laid(state, options).influence,
    },
    players: {
      part: (state) => players(cards, state),
      otherwise: (state, options) =>
        begun(state, options).players.map((player, seat) => ({ ...player, cubes: CUBES - cubesOut(state, seat) })),
    },
    pirates: {
      part: () => part.whole(0, COPIES.pirate),
      otherwise: (state) => Math.max(0, COPIES.pirate - sum(state, ({ pirates }) => pirates)),
    },
    serpents: {
      part: () => part.whole(0, COPIES.serpent),
      otherwise: (state) => Math.max(0, COPIES.serpent - sum(state, ({ serpents }) => serpents)),
    },
    ichor: { part: part.flag, otherwise: ({ players }) => !players.some(({ ichor }) => ichor) },
    treasure: { part: () => amount, otherwise: () => 0 },
    crewRow: {
      part: () => part.list(crewOrNone, CONSTANTS.crewRowPrices.length, CONSTANTS.crewRowPrices.length),
      otherwise: (state, options) => laid(state, options).crewRow,
    },
    crewNext: { part: () => crewOrNone, otherwise: (state, options) => laid(state, options).crewNext },
    crewStack: {
      part: () => part.pile(CREW, CREW_KINDS.length),
      otherwise: (state) => rest(TWO_SKILLED, state.crewRow, [state.crewNext], state.players.flatMap(crewOf)),
    },
    events: {
      part: () => part.list(cards.eventOrNone, CONSTANTS.eventsShown, CONSTANTS.eventsShown),
      otherwise: (state, options) => laid(state, options).events,
    },
    eventPile: {
      part: () => part.pile(cards.event, COPIES.event),
      otherwise: ({ events }) => rest(upTo(COPIES.event), events),
    },
    reputation: {
      part: () => part.list(cards.reputationOrNone, CONSTANTS.reputationShown, CONSTANTS.reputationShown),
      otherwise: (state, options) => laid(state, options).reputation,
    },
    reputationPile: {
      part: () => part.pile(cards.reputation, COPIES.reputation),
      otherwise: ({ reputation }) => rest(upTo(COPIES.reputation), reputation),
    },
    token: { part: () => cards.tokenOrNone, otherwise: (state, options) => laid(state, options).token },
    tokenPile: {
      part: () => part.pile(cards.token, COPIES.token),
      otherwise: ({ token, players }) =>
        rest(
          world.tokens,
          [token],
          players.flatMap(({ tokens }) => tokens),
        ),
    },
    row: {
      part: (state) => part.list(cards.buildingOrNone, spaces(state), spaces(state)),
      otherwise: (state, options) => laid(state, options).row,
    },
    paid: { part: () => part.list(cards.building, 0, COPIES.building), otherwise: () => [] },
    secrets: {
      part({ architect, seats }) {
        if (!architect) return part.absent();
        const hand = part.list(cards.building, 0, COPIES.building);
        const secret = part.record(
          { hand, pack: hand, chosen: cards.buildingOrNone },
          { hand: [], pack: [], chosen: 0 },
        );
        return part.rows(secret, seats, seats);
      },
      otherwise: (state, options) => (state.architect ? begun(state, options).secrets : undefined),
    },
    hands: {
      part: ({ seats }) => part.list(part.whole(0, COPIES.building), seats, seats),
      otherwise: ({ seats, secrets }) => Array.from({ length: seats }, (_, seat) => secrets?.[seat]?.hand.length ?? 0),
    },
    hidden: {
      part: ({ architect }) =>
        architect ? part.record({ deck: part.pile(cards.building, COPIES.building) }) : part.absent(),
      otherwise: (state) =>
        state.architect ? { deck: rest(BUILDING_NUMBERS, openBuildings(state), secretCards(state)) } : undefined,
    },
    deck: {
      part: ({ architect }) => part.pile(cards.building, architect ? 0 : COPIES.building),
      otherwise: (state) => (state.architect ? [] : rest(BUILDING_NUMBERS, openBuildings(state))),
    },
    deckSize: {
      part: () => part.whole(0, COPIES.building),
      otherwise: ({ deck, hidden }) => deck.flat().length + (hidden?.deck.flat().length ?? 0),
    },
    visit: {
      part: () =>
        part.orNull(
          part.record(
            {
              free: part.flag(),
              careful: part.flag(),
              books: amount,
              slot: part.whole(NOT_PASSED, world.slots.length),
            },
            { free: false, careful: false, books: 0, slot: -1 },
          ),
        ),
      otherwise: () => null,
    },
    used: {
      part: () =>
        part.list(
          part.record({ bearer: cards.building, nth: amount, until: part.word(['visit']) }),
          0,
          COPIES.building,
        ),
      otherwise: () => [],
    },
    event: {
      part: () => part.orNull(part.record({ slot: part.whole(NOT_PASSED, world.slots.length) })),
      otherwise: () => null,
    },
    attack: { part: () => part.orNull(group), otherwise: () => null },
    talks: {
      part: () =>
        part.orNull(
          part.record({
            need: amount,
            paid: amount,
            slots: part.list(part.whole(1, world.slots.length), 0, world.slots.length),
            crew: part.list(CREW, 0, CREW_BITS.length),
          }),
        ),
      otherwise: () => null,
    },
    trade: {
      part: ({ seats }) => {
        const goods = part.list(amount, TRADE_KINDS.length, TRADE_KINDS.length);
        return part.orNull(part.record({ rival: part.seat(seats), give: goods, get: goods }));
      },
      otherwise: () => null,
    },
    ending: {
      part: () => part.orNull(part.record({ round: part.whole(1, MOST_ROUNDS), cause: part.word(CAUSES) })),
      otherwise: () => null,
    },
    agenda: {
      part: (state) => steps(world, cards, state),
      otherwise: ({ round, active }) =>
        round > 0 ? [{ do: 'endTurn' }, { do: 'act' }, { do: 'sail' }] : [{ do: 'homePort', seat: active }],
    },
    outcome: { part: part.outcome, otherwise: () => null },
  };
}

/** What may be wrong with a position. */
export type Fault =
  | { readonly fault: 'setting'; readonly option: string }
  | { readonly fault: 'layout' }
  | { readonly fault: 'crewTwice'; readonly seat: Seat }
  | { readonly fault: 'starters'; readonly seat: Seat }
  | { readonly fault: 'cubes'; readonly seat: Seat; readonly have: number; readonly want: number }
  | { readonly fault: 'hold'; readonly seat: Seat; readonly have: number; readonly most: number }
  | { readonly fault: 'noShip'; readonly seat: Seat }
  | { readonly fault: 'sevens'; readonly seat: Seat }
  | { readonly fault: 'cardTwice'; readonly name: Translated<string> }
  | { readonly fault: 'tokenKinds' }
  | { readonly fault: 'deckSize'; readonly have: number; readonly said: number }
  | { readonly fault: 'gap'; readonly row: 'crew' | 'building' }
  | { readonly fault: 'noEvent' }
  | { readonly fault: 'blocked'; readonly slots: number }
  | { readonly fault: 'afterEnd'; readonly round: number }
  | { readonly fault: 'handSize'; readonly seat: Seat }
  | { readonly fault: 'steps' };

export type PositionWords = FaultWords<Fault | Miscounted>;

const SETTINGS = ['edition', 'boards', 'trading', 'closeQuarters', 'raid', 'sixBuildings', 'architect'] as const;

export function positionFaults(state: State, { content: world }: Game<Islebound>, options: Options): PositionFault[] {
  const found: PositionFault[] = [];
  const add = (place: string, fault: Fault): void => void found.push({ ...fault, place, blocks: true });
  for (const name of SETTINGS) if (state[name] !== options[name]) add(name, { fault: 'setting', option: name });
  if (!isLayout(world, state)) add('towns', { fault: 'layout' });
  if (found.length > 0) return found;

  for (const [seat, player] of state.players.entries()) playerFaults(world, state, player, seat, add);
  cardFaults(world, state, add);
  const { round, ending, influence } = state;
  const blocked = state.seats === 2 && isLaid(state) ? CONSTANTS.blockedSlotsTwoPlayers : 0;
  if (influence.some((owner, slot) => (owner === BLOCKED) !== slot < blocked))
    add('influence', { fault: 'blocked', slots: blocked });
  if (ending !== null && round > ending.round) add('ending', { fault: 'afterEnd', round: ending.round });
  if (!isCourse(state)) add('agenda', { fault: 'steps' });
  return found;
}

type Add = (place: string, fault: Fault) => void;

/** IB-2 to IB-4: the towns follow from the ports and the order of the boards. */
function isLayout({ content }: World, { towns, order }: State): boolean {
  const ports = towns.slice(0, CORNERS.length);
  const boards = BOARD_ORDERS[order]!.flatMap((board) =>
    REGIONS.map((region) => TOWN_NAMES.indexOf(content.boards[board]!.regions[region])),
  );
  return same(towns.slice(CORNERS.length), boards) && new Set([...ports, ...boards]).size === CELLS.length;
}

function playerFaults(world: World, state: State, player: Player, seat: Seat, add: Add): void {
  const { deck, below, injured, cubes, wood, fish, sevens } = player;
  const here = `players[${seat}]`;
  if (((deck & below) | (deck & injured) | (below & injured)) !== 0) add(here, { fault: 'crewTwice', seat });
  if (count((deck | below | injured) & STARTERS) !== count(STARTERS)) add(here, { fault: 'starters', seat });
  const have = cubes + cubesOut(state, seat);
  if (have !== CUBES) add(`${here}.cubes`, { fault: 'cubes', seat, have, want: CUBES });
  const most = holdLimit(world, state, seat);
  const isStowing = state.agenda.some((step) => step.do === 'stow' && step.seat === seat);
  if (wood + fish > most && !isStowing) add(here, { fault: 'hold', seat, have: wood + fish, most });
  if (state.round > 0 && state.ships[seat] === NOBODY) add(`ships[${seat}]`, { fault: 'noShip', seat });
  if (sevens > 0 && state.token > 0) add(`${here}.sevens`, { fault: 'sevens', seat });
  const hand = state.secrets?.[seat]?.hand.length ?? 0;
  if (state.hands[seat] !== hand) add(`hands[${seat}]`, { fault: 'handSize', seat });
}

/** Each card is in one place. */
function cardFaults(world: World, state: State, add: Add): void {
  const { content } = world;
  const { events, eventPile, reputation, reputationPile, row, deck, hidden, crewRow, crewNext, token } = state;
  const decks = [...deck.flat(), ...(hidden?.deck.flat() ?? [])];
  const sorts = [
    ['row', [...openBuildings(state), ...secretCards(state), ...decks], content.buildings],
    ['events', [...events, ...eventPile.flat()], content.events],
    ['reputation', [...reputation, ...reputationPile.flat()], content.reputation],
  ] as const;
  for (const [place, all, names] of sorts) {
    const shown = all.filter((card) => card > 0);
    for (const card of new Set(shown.filter((each, n) => shown.indexOf(each) < n)))
      add(place, { fault: 'cardTwice', name: names[card - 1]!.name });
  }
  const crew = [...crewRow, crewNext, ...state.crewStack.flat(), ...state.players.flatMap(crewOf)];
  const twoSkilled = crew.filter((kind) => TWO_SKILLED.includes(kind));
  for (const kind of new Set(twoSkilled.filter((each, n) => twoSkilled.indexOf(each) < n)))
    add('crewRow', { fault: 'cardTwice', name: content.crew[kind]!.name });
  const tokens = [token, ...state.tokenPile.flat(), ...state.players.flatMap((player) => player.tokens)];
  const kinds = (all: readonly number[]) => all.filter((kind) => kind > 0).toSorted((a, b) => a - b);
  if (!same(kinds(tokens), kinds(world.tokens))) add('tokenPile', { fault: 'tokenKinds' });
  if (decks.length !== state.deckSize) add('deckSize', { fault: 'deckSize', have: decks.length, said: state.deckSize });
  if (!isLaid(state)) return;
  if (row.includes(0) && state.deckSize > 0) add('row', { fault: 'gap', row: 'building' });
  if (crewRow.includes(NOBODY) && crewNext !== NOBODY) add('crewRow', { fault: 'gap', row: 'crew' });
  if (crewNext === NOBODY && state.crewStack.length > 0) add('crewNext', { fault: 'gap', row: 'crew' });
  if (events.every((event) => event === 0)) add('events', { fault: 'noEvent' });
}

/** IB-21: what may be below everything else on the agenda. What comes above is tried by playing. */
const COURSE = /^(homePort|turn|round|round draft|endTurn|endTurn act( .*)?)$/;
const BASES: readonly string[] = ['homePort', 'turn', 'round', 'draft', 'endTurn', 'act'];

function isCourse({ agenda, round, active, visit, attack, talks, trade }: State): boolean {
  const names = agenda.map((step) => step.do);
  if (!COURSE.test(names.join(' ')) || names.slice(2).some((name) => BASES.includes(name))) return false;
  if (names[0] === 'endTurn' ? round === 0 : names[0] === 'homePort' && round > 0) return false;
  const [bottom] = agenda;
  if (bottom?.do === 'homePort' && bottom.seat !== active) return false;
  if (names.slice(0, -1).includes('sail') || names.slice(3).includes('sail')) return false;
  const isPlain = names.at(-1) === 'sail' || names.at(-1) === 'act';
  return !isPlain || (visit === null && attack === null && talks === null && trade === null);
}
