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
} from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import {
  type CardNumber,
  COUNTERS,
  DECKS,
  ENEMY_STATS,
  ISLAND,
  KINDS,
  LIMITED,
  LIMITS,
  type Limited,
  MAP_COLOURS,
  type MapColour,
  NONE,
  PHASES,
  ROLES,
  WHENS,
} from '../content/vocabulary.ts';
import { CELLS, cardOf, SPACE_WORDS, type World } from '../content/world.ts';
import { type Combat, UNCHANGED } from './combat/combat.ts';
import { isAnybodyOnIsland } from './decks.ts';
import { TURN_ENDS } from './facts.ts';
import { lifeOf, staminaOf } from './figures.ts';
import { isOver } from './limits.ts';
import { allMaps } from './maps.ts';
import type { Options } from './options.ts';
import { newPlayer, setUp } from './set-up.ts';
import { isFlooded, isOnLand, isVoyaging, townAt } from './spaces.ts';
import type { Player, State, Step, Trigger } from './state.ts';
import { FRESH_TURN } from './turn.ts';
import type { IslandOfDread } from './types.ts';

const MOST = 9999;
const BITS = 0x7fff_ffff;
const amount = part.whole(0, MOST);
const change = part.whole(-99, 99);
const none = part.record({});
const opposing = { opposing: part.optional(part.flag() as part.Part<true>) };

/** Cards are written by their ids, `-` for none. */
function cardsOf(world: World) {
  const among = (cards: readonly CardNumber[]) => part.named(cards, (card) => cardOf(world, card).id);
  const orNone = (cards: readonly CardNumber[]) =>
    part.named([NONE, ...cards], (card) => (card === NONE ? '-' : cardOf(world, card).id));
  const all = world.cards.map(({ number }) => number);
  const adventure = world.decks.flat();
  const market = [...world.items, ...world.allies];
  return {
    all: among(all),
    allOrNone: orNone(all),
    hero: among(world.heroes),
    captain: among(world.captains),
    captainOrNone: orNone(world.captains),
    legendary: among(world.legendary),
    adventure: among(adventure),
    adventureOrNone: orNone(adventure),
    item: among(world.items),
    ally: among(world.allies),
    market: among(market),
  };
}

type Cards = ReturnType<typeof cardsOf>;

/** `d4`, the id of an anchor, or `island`. */
function placesOf({ chart }: World) {
  const anchors = chart.anchors.map((_, n) => CELLS + n);
  const name = (space: number): string =>
    space === ISLAND
      ? 'island'
      : space < CELLS
        ? SPACE_WORDS[space]!
        : chart.ports[chart.towns.length + space - CELLS]!;
  return {
    place: part.named([ISLAND, ...chart.spaces, ...anchors], name),
    landOrNone: part.named([NONE, ...chart.spaces], (space) => (space === NONE ? '-' : name(space))),
    from: part.named([ISLAND, ...chart.spaces, ...anchors], name),
  };
}

/** As dealt; the Hero differs from seat to seat. */
function startingPlayer({ chart }: World): Omit<Player, 'hero'> {
  const { hero, ...player } = newPlayer(NONE, chart.towns[chart.startTown]!, CONSTANTS.startGold, 0);
  return player;
}

function players(world: World, cards: Cards, { seats }: State) {
  const upTo = (most: number, card: part.Part<number>) => part.list(card, 0, most);
  const counters = part.list(amount, 0, world.allies.length);
  return part.rows(
    part.record<Player>(
      {
        hero: cards.hero,
        at: placesOf(world).place,
        gold: amount,
        points: amount,
        trained: part.list(part.whole(0, 99), COUNTERS.length, COUNTERS.length),
        wounds: amount,
        exhaustion: amount,
        items: upTo(world.items.length, cards.item),
        allies: upTo(world.allies.length, cards.ally),
        allyWounds: counters,
        allyExhaustion: counters,
        captain: cards.captainOrNone,
        captainWounds: amount,
        captainExhaustion: amount,
        loan: part.flag(),
        trophies: upTo(world.decks.flat().length, cards.adventure),
        legendary: upTo(world.legendary.length, cards.legendary),
        blue: part.whole(0, CONSTANTS.mapsOfAColour),
        green: part.whole(0, CONSTANTS.mapsOfAColour),
        down: upTo(world.cards.length, cards.all),
        promisedDice: part.whole(0, world.content.numbers.moveDice),
      },
      startingPlayer(world),
    ),
    seats,
    seats,
  );
}

/** What comes below a step of each part of a turn, as written by three dots. */
const TURN: readonly Step[] = [
  { do: 'endTurn', cause: 'over' },
  { do: 'experienceStep' },
  { do: 'marketStep' },
  { do: 'adventure' },
];
const BELOW: { readonly [step: string]: number } = {
  ...Object.fromEntries(['experienceStep', 'toll', 'experience', 'keepOne'].map((step) => [step, 1])),
  ...Object.fromEntries(['marketStep', 'market', 'shelf', 'sell', 'captains', 'keepCaptain'].map((step) => [step, 2])),
  ...Object.fromEntries(
    [
      ...['movement', 'move', 'sail', 'sailThrough', 'walk', 'rollDice', 'rerollAsk', 'markDie', 'restWho', 'fly'],
      ...['teleportRow', 'teleportSpace', 'refresh', 'turnStart', 'course'],
    ].map((step) => [step, 4]),
  ),
};

function steps(world: World, cards: Cards, { seats }: State) {
  const seat = part.seat(seats);
  const { from } = placesOf(world);
  const deck = part.named(
    DECKS.map((_, n) => n),
    (n) => DECKS[n]!,
  );
  const dice = part.whole(0, world.content.numbers.moveDice);
  const left = part.whole(0, 99);
  const list = part.whole(0, world.lists.length - 1);
  const doing = part.record({ list, nth: left, seat, card: cards.allOrNone });
  const trigger = part.record<Trigger>({ when: part.word(WHENS) });
  return part.after(
    part.list(
      part.variants<'do', Step>('do', {
        round: none,
        turn: part.record({ seat }),
        course: none,
        turnStart: none,
        refresh: none,
        movement: none,
        move: none,
        restWho: part.record({ left, dice }),
        rollDice: part.record({ dice }),
        rerollAsk: none,
        markDie: part.record({ marked: part.list(part.whole(0, 9), 0, 9) }),
        walk: none,
        fly: part.record({ left }),
        teleportRow: none,
        teleportSpace: part.record({ row: part.whole(0, 99) }),
        sail: none,
        sailThrough: part.record({ from: part.whole(0, 99), left }),
        meet: none,
        give: none,
        want: none,
        answer: none,
        spoils: none,
        duelOver: none,
        adventure: none,
        explore: none,
        lookout: none,
        face: part.record({ deck }),
        encounter: part.record({ card: cards.adventure }),
        ability: part.record<Omit<AbilityStep<Trigger>, 'do'>>({
          seat,
          bearer: cards.all,
          nth: left,
          occasion: trigger,
        }),
        effects: doing,
        choose: doing,
        floodPlace: part.record({ seat }),
        castAshore: part.record({ seat, anchor: part.whole(0, world.chart.anchors.length - 1) }),
        sendHome: part.record({ seat }),
        offer: part.record({ seat, card: cards.market, price: amount }),
        freeItem: part.record({ seat, maxCost: amount }),
        putBack: part.record({ deck, left }),
        whichDeck: part.record({ n: left }),
        drawn: none,
        startPhase: none,
        beforeCombat: part.record(opposing),
        combatRound: part.record(opposing),
        escape: none,
        phase: none,
        beforeRoll: none,
        afterRoll: none,
        opposing: part.record({ when: part.word(['beforeRoll', 'afterRoll', 'hit', 'defendFail']) }),
        hit: none,
        defendFail: none,
        blow: none,
        damage: none,
        nextPhase: none,
        won: none,
        combatOver: none,
        legendary: part.record({ seat, left }),
        takeMap: part.record({ seat, left }),
        lost: part.record({ seat, from }),
        loseCostliest: part.record({ seat }),
        nearestTown: part.record({ seat, from }),
        pickFigure: part.record({ seat, who: part.word(['heroOrAlly', 'party']), kind: part.word(KINDS), n: left }),
        swapMap: part.record({ seat }),
        makeRoom: part.record({ seat, kind: part.word(LIMITED) }),
        marketStep: none,
        market: none,
        shelf: part.record({ kind: part.word(LIMITED) }),
        sell: none,
        captains: none,
        keepCaptain: part.record({ card: cards.captain, loan: part.flag() }),
        experienceStep: none,
        toll: none,
        experience: none,
        island: none,
        keepOne: part.record({ town: part.whole(0, world.chart.towns.length - 1) }),
        endTurn: part.record({ cause: part.word(TURN_ENDS) }),
      }),
      1,
      80,
    ),
    ([next]) => TURN.slice(0, BELOW[next?.do ?? ''] ?? 3),
  );
}

function combat(cards: Cards, { seats }: State): part.Part<Combat> {
  const seatOrNone = part.seat(seats, NONE);
  const pair = part.list(part.whole(0, 20), 2, 2);
  const dice: part.Part<Combat['dice']> = part.mapped(
    pair,
    { check: pair.check },
    (all: Combat['dice']): number[] => [...all],
    ([one = 0, other = 0]) => [one, other],
  );
  const changes = part.list(change, ENEMY_STATS.length, ENEMY_STATS.length);
  return part.record<Combat>(
    {
      seat: part.seat(seats),
      rival: seatOrNone,
      attacker: part.seat(seats),
      card: cards.adventureOrNone,
      place: part.whole(NONE, CONSTANTS.track - 1),
      wounds: amount,
      round: amount,
      phase: part.whole(0, PHASES.length),
      startPhase: part.whole(NONE, PHASES.length - 1),
      attacked: part.list(cards.all, 0, 20),
      escapeTried: part.flag(),
      change: changes,
      life: amount,
      exhausts: amount,
      harmless: part.flag(),
      rivalChange: changes,
      rivalExhausts: amount,
      rivalHarmless: part.flag(),
      kept: part.flag(),
      actor: cards.allOrNone,
      role: part.word(ROLES),
      dice,
      rivalDice: dice,
      bonus: change,
      sure: part.flag(),
      rivalBonus: change,
      rivalSure: part.flag(),
      dealt: change,
      target: cards.allOrNone,
      damage: change,
    },
    {
      rival: NONE,
      place: NONE,
      wounds: 0,
      attacked: [],
      escapeTried: false,
      change: UNCHANGED,
      life: 0,
      exhausts: 0,
      harmless: false,
      rivalChange: UNCHANGED,
      rivalExhausts: 0,
      rivalHarmless: false,
      kept: false,
      dice: [0, 0],
      rivalDice: [0, 0],
      bonus: 0,
      sure: false,
      rivalBonus: 0,
      rivalSure: false,
      dealt: 0,
      damage: 0,
    },
  );
}

const layer = <C>(cards: C[]): C[][] => (cards.length > 0 ? [cards] : []);
const without = (all: readonly number[], ...elsewhere: readonly (readonly number[])[]): number[] =>
  all.filter((card) => !elsewhere.some((cards) => cards.includes(card)));

/** The adventure cards that are in no deck. */
const adventuresOut = ({ discards, track, event, players, facing }: State): CardNumber[] => [
  ...discards.flat(),
  ...track,
  event,
  facing,
  ...players.flatMap(({ trophies }) => trophies),
];
const marketOut = ({ marketDiscards, stacks, shown, players }: State): CardNumber[] => [
  ...marketDiscards,
  ...stacks.flat(),
  ...shown,
  ...players.flatMap(({ items, allies }) => [...items, ...allies]),
];
const captainsOut = ({ captains, players }: State): CardNumber[] => [
  ...captains.flat(),
  ...players.map(({ captain }) => captain),
];
const mapsOf = ({ players }: State, colour: MapColour): number =>
  players.reduce((sum, player) => sum + player[colour], 0);

export function positionForm({ content: world }: Game<IslandOfDread>): Form<IslandOfDread> {
  const cards = cardsOf(world);
  const { landOrNone } = placesOf(world);
  const { chart, content } = world;
  const begun = ({ seats }: State, options: Options): State => setUp(world)(seats, options, FIRST_OF_ALL);
  const fromSetUp = <K extends keyof State>(name: K, written: (state: State) => part.Part<State[K]>) => ({
    part: written,
    otherwise: (state: State, options: Options) => begun(state, options)[name],
  });
  const all = world.cards.length;
  const goods = part.record({
    gold: amount,
    cards: part.list(cards.all, 0, all),
    blue: part.whole(0, CONSTANTS.mapsOfAColour),
    green: part.whole(0, CONSTANTS.mapsOfAColour),
  });
  return {
    pvp: fromSetUp('pvp', part.flag),
    negotiate: fromSetUp('negotiate', part.flag),
    otherItems: fromSetUp('otherItems', () => amount),
    doom: fromSetUp('doom', part.flag),
    roundLimit: fromSetUp('roundLimit', () => amount),
    basePrice: fromSetUp('basePrice', part.flag),
    fightEndsTurn: fromSetUp('fightEndsTurn', part.flag),
    first: fromSetUp('first', ({ seats }) => part.seat(seats)),
    round: fromSetUp('round', () => amount),
    turns: {
      part: () => part.whole(0, 6 * MOST),
      otherwise: ({ round, seats }) => (round > 0 ? 1 + (round - 1) * seats : 0),
    },
    active: { part: ({ seats }) => part.seat(seats), otherwise: ({ first }) => first },
    players: fromSetUp('players', (state) => players(world, cards, state)),
    jewels: fromSetUp('jewels', () => part.list(part.whole(0, 1), chart.jewels.length, chart.jewels.length)),
    track: fromSetUp('track', () => part.list(cards.adventureOrNone, CONSTANTS.track, CONSTANTS.track)),
    trackAt: fromSetUp('trackAt', () => part.list(landOrNone, CONSTANTS.track, CONSTANTS.track)),
    event: fromSetUp('event', () => cards.adventureOrNone),
    tiles: fromSetUp('tiles', () =>
      part.list(part.whole(NONE, chart.eventSpaces.length - 1), content.tiles.length, content.tiles.length),
    ),
    facing: fromSetUp('facing', () => cards.adventureOrNone),
    discards: fromSetUp('discards', () => part.rows(part.list(cards.adventure, 0, all), DECKS.length, DECKS.length)),
    decks: {
      part: () => part.list(part.pile(cards.adventure, all), DECKS.length, DECKS.length),
      otherwise: (state) => world.decks.map((deck) => layer(without(deck, adventuresOut(state)))),
    },
    turnedUp: fromSetUp('turnedUp', () => part.list(part.whole(0, all), DECKS.length, DECKS.length)),
    marketDiscards: fromSetUp('marketDiscards', () => part.list(cards.market, 0, all)),
    stacks: fromSetUp('stacks', () =>
      part.rows(part.list(cards.market, 0, all), chart.towns.length, chart.towns.length),
    ),
    shown: fromSetUp('shown', () => part.list(cards.market, 0, all)),
    market: {
      part: () => part.pile(cards.market, all),
      otherwise: (state) => layer(without([...world.items, ...world.allies], marketOut(state))),
    },
    captains: fromSetUp('captains', () =>
      part.rows(part.list(cards.captain, 0, all), chart.towns.length, chart.towns.length),
    ),
    captainDeck: {
      part: () => part.pile(cards.captain, all),
      otherwise: (state) => layer(without(world.captains, captainsOut(state))),
    },
    mapPool: {
      part: () => part.pile(part.word(MAP_COLOURS), 2 * CONSTANTS.mapsOfAColour),
      otherwise: (state) =>
        layer(
          MAP_COLOURS.flatMap((colour) =>
            allMaps(CONSTANTS.mapsOfAColour)
              .filter((each) => each === colour)
              .slice(mapsOf(state, colour)),
          ),
        ),
    },
    legendary: {
      part: () => part.list(cards.legendary, 0, world.legendary.length),
      otherwise: ({ players }) => without(world.legendary, ...players.map((player) => player.legendary)),
    },
    turn: {
      part: () =>
        part.record(
          {
            bought: part.list(cards.all, 0, all),
            sold: part.list(cards.all, 0, all),
            looked: part.flag(),
            hired: part.flag(),
            healed: amount,
            attacked: part.flag(),
            proposals: amount,
            beganAtSea: part.flag(),
            dice: change,
            tollSkipped: part.flag(),
          },
          { ...FRESH_TURN, bought: [], sold: [] },
        ),
      otherwise: () => ({ ...FRESH_TURN, bought: [], sold: [] }),
    },
    walk: {
      part: () =>
        part.orNull(
          part.record({
            dice: part.list(part.whole(0, world.faces.length - 1), 0, content.numbers.moveDice),
            ways: part.whole(-BITS - 1, BITS),
            entered: amount,
          }),
        ),
      otherwise: () => null,
    },
    combat: { part: (state) => part.orNull(combat(cards, state)), otherwise: () => null },
    deal: {
      part: ({ seats }) => part.orNull(part.record({ rival: part.seat(seats), give: goods, get: goods })),
      otherwise: () => null,
    },
    used: {
      part: () =>
        part.list(part.record({ bearer: cards.all, nth: part.whole(0, 99), until: part.word(LIMITS) }), 0, 200),
      otherwise: () => [],
    },
    doomCards: fromSetUp('doomCards', () => amount),
    doomCounters: fromSetUp('doomCounters', () => part.whole(0, content.numbers.doom.spaces)),
    lastTurns: fromSetUp('lastTurns', ({ seats }) => part.whole(NONE, seats)),
    agenda: {
      part: (state) => steps(world, cards, state),
      otherwise: ({ round }) => (round > 0 ? [...TURN, { do: 'movement' }] : [{ do: 'round' }]),
    },
    outcome: { part: part.outcome, otherwise: () => null },
  };
}

/** What may be wrong with a position. Cards are named by their ids. */
export type Fault =
  | { readonly fault: 'setting'; readonly option: string }
  | { readonly fault: 'cardTwice'; readonly card: string }
  | { readonly fault: 'wrongDeck'; readonly card: string }
  | { readonly fault: 'maps'; readonly colour: MapColour; readonly have: number; readonly want: number }
  | { readonly fault: 'fallen'; readonly card: string; readonly wounds: number }
  | { readonly fault: 'tired'; readonly card: string; readonly exhaustion: number }
  | { readonly fault: 'allyCounters'; readonly seat: Seat }
  | { readonly fault: 'noCaptain'; readonly seat: Seat }
  | { readonly fault: 'captainAshore'; readonly seat: Seat }
  | { readonly fault: 'captainHurt'; readonly seat: Seat }
  | { readonly fault: 'tooMany'; readonly seat: Seat; readonly kind: Limited }
  | { readonly fault: 'downTwice'; readonly seat: Seat }
  | { readonly fault: 'flooded'; readonly seat: Seat }
  | { readonly fault: 'track'; readonly on: number }
  | { readonly fault: 'trackTwice' }
  | { readonly fault: 'tileTwice' }
  | { readonly fault: 'turnedUp' }
  | { readonly fault: 'lastFoe' }
  | { readonly fault: 'pastLimit'; readonly round: number }
  | { readonly fault: 'steps' };

export type PositionWords = FaultWords<Fault | Miscounted>;
type Add = (place: string, fault: Fault) => void;

const SETTINGS = ['pvp', 'negotiate', 'otherItems', 'doom', 'roundLimit', 'basePrice', 'fightEndsTurn'] as const;
/** A Hero who fell is still in the place of the fall while these are to be done. */
const FALLING: readonly Step['do'][] = ['lost', 'castAshore', 'sendHome', 'nearestTown', 'loseCostliest'];
const hasStep = ({ agenda }: State, seat: Seat, kinds: readonly Step['do'][]): boolean =>
  agenda.some((step) => 'seat' in step && step.seat === seat && kinds.includes(step.do));

export function positionFaults(
  state: State,
  { content: world }: Game<IslandOfDread>,
  options: Options,
): PositionFault[] {
  const found: PositionFault[] = [];
  const add: Add = (place, fault) => void found.push({ ...fault, place, blocks: true });
  const begun = setUp(world)(state.seats, options, FIRST_OF_ALL);
  for (const name of SETTINGS) if (state[name] !== begun[name]) add(name, { fault: 'setting', option: name });
  for (const [seat, { allies, allyWounds, allyExhaustion }] of state.players.entries())
    if (allies.length !== allyWounds.length || allies.length !== allyExhaustion.length)
      add(`players[${seat}].allies`, { fault: 'allyCounters', seat });
  if (found.length > 0) return found;
  cardFaults(world, state, add);
  boardFaults(world, state, add);
  for (const [seat, player] of state.players.entries()) playerFaults(world, state, player, seat, add);
  if (!isCourse(state)) add('agenda', { fault: 'steps' });
  return found;
}

function cardFaults(world: World, state: State, add: Add): void {
  const { decks, discards, market, captainDeck, legendary, players } = state;
  const sorts = [
    ['players', players.map(({ hero }) => hero)],
    [
      'decks',
      [
        ...decks.flat(2),
        ...(state.combat?.kept ? [...adventuresOut({ ...state, facing: NONE })] : adventuresOut(state)),
      ],
    ],
    ['market', [...market.flat(), ...marketOut(state)]],
    ['captainDeck', [...captainDeck.flat(), ...captainsOut(state)]],
    ['legendary', [...legendary, ...players.flatMap((player) => player.legendary)]],
  ] as const;
  for (const [place, all] of sorts) {
    const cards = all.filter((card) => card !== NONE);
    for (const card of new Set(cards.filter((each, n) => cards.indexOf(each) < n)))
      add(place, { fault: 'cardTwice', card: cardOf(world, card).id });
  }
  for (const [deck, pile] of decks.entries())
    for (const card of [...pile.flat(), ...discards[deck]!])
      if (cardOf(world, card).deck !== deck)
        add(`decks[${deck}]`, { fault: 'wrongDeck', card: cardOf(world, card).id });
  for (const colour of MAP_COLOURS) {
    const want = CONSTANTS.mapsOfAColour;
    const have = mapsOf(state, colour) + state.mapPool.flat().filter((each) => each === colour).length;
    if (have !== want) add('mapPool', { fault: 'maps', colour, have, want });
  }
  for (const [deck, pile] of decks.entries()) {
    const turned = state.turnedUp[deck]!;
    if (turned > pile.length || pile.slice(pile.length - turned).some((layer) => layer.length !== 1))
      add(`turnedUp[${deck}]`, { fault: 'turnedUp' });
  }
  const foe = world.cards.find(({ tags }) => tags.includes('assif'));
  if (foe !== undefined && !isAnybodyOnIsland(state) && !decks[foe.deck]!.flat().includes(foe.number))
    add(`decks[${foe.deck}]`, { fault: 'lastFoe' });
}

function boardFaults(world: World, state: State, add: Add): void {
  const { track, trackAt, tiles, jewels, round, roundLimit, doom } = state;
  for (const [on, card] of track.entries()) {
    const at = trackAt[on]!;
    const jewel = at === NONE ? NONE : world.chart.jewelAt[at]!;
    if ((card === NONE) !== (at === NONE) || (at !== NONE && jewels[jewel] !== 1))
      add(`track[${on}]`, { fault: 'track', on: on + 1 });
  }
  const isTwice = (values: readonly number[]) => values.some((value, n) => value !== NONE && values.indexOf(value) < n);
  if (isTwice(trackAt)) add('trackAt', { fault: 'trackTwice' });
  if (isTwice(tiles)) add('tiles', { fault: 'tileTwice' });
  if (roundLimit > 0 && round > roundLimit + (doom ? 1 : 0)) add('round', { fault: 'pastLimit', round: roundLimit });
}

function playerFaults(world: World, state: State, player: Player, seat: Seat, add: Add): void {
  const { hero, at, allies, captain, captainWounds, captainExhaustion, down } = player;
  const here = `players[${seat}]`;
  const figures = [
    [hero, player.wounds, player.exhaustion] as const,
    ...allies.map((ally, n) => [ally, player.allyWounds[n]!, player.allyExhaustion[n]!] as const),
    ...(captain === NONE ? [] : [[captain, captainWounds, captainExhaustion] as const]),
  ];
  for (const [figure, wounds, exhaustion] of figures) {
    const card = cardOf(world, figure).id;
    if (wounds >= lifeOf(world, player, figure)) add(here, { fault: 'fallen', card, wounds });
    if (exhaustion > staminaOf(world, player, figure)) add(here, { fault: 'tired', card, exhaustion });
  }
  if (isVoyaging(player) && captain === NONE && !hasStep(state, seat, FALLING)) add(here, { fault: 'noCaptain', seat });
  if (!isVoyaging(player) && captain !== NONE) {
    if (townAt(world, state, at) === NONE) add(here, { fault: 'captainAshore', seat });
    else if (captainWounds + captainExhaustion > 0) add(here, { fault: 'captainHurt', seat });
  }
  if (!hasStep(state, seat, ['makeRoom']))
    for (const kind of LIMITED) if (isOver(world, state, seat, kind)) add(here, { fault: 'tooMany', seat, kind });
  if (new Set(down).size !== down.length) add(`${here}.down`, { fault: 'downTwice', seat });
  if (isOnLand(player) && isFlooded(world, state, at) && !hasStep(state, seat, ['floodPlace']))
    add(`${here}.at`, { fault: 'flooded', seat });
}

/** ID-42: the end of the turn is below everything else. What comes above is tried by playing. */
function isCourse({ agenda, round, combat, deal }: State): boolean {
  const [first, ...others] = agenda.map((step) => step.do);
  if (first === 'round' || first === 'turn') return others.length === 0 && combat === null;
  if (first !== 'endTurn' || round === 0) return false;
  if (others.some((step) => step === 'round' || step === 'turn' || step === 'endTurn')) return false;
  return (
    (combat === null || others.includes('combatOver') || others.includes('duelOver')) &&
    (deal === null || others.length > 0)
  );
}
