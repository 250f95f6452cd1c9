import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { type CardNumber, COUNTERS, DECKS, NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { drawMarket } from './decks.ts';
import { NO_LIMIT } from './limits.ts';
import { allMaps } from './maps.ts';
import type { Options } from './options.ts';
import { layOn } from './owned-cards.ts';
import type { Player, State } from './state.ts';
import { FRESH_TURN } from './turn.ts';
import type { Dealer } from './types.ts';

export const setUp =
  (world: World) =>
  (seats: number, options: Options, dealer: Dealer): State => {
    const { chart, content } = world;
    const everySeat = Array.from({ length: seats }, (_, seat) => seat);
    const heroes = dealHeroes(world, everySeat, options, dealer);
    // ID-17
    const first = dealer.pick(everySeat, 'firstSeat');
    dealer.tell?.({ fact: 'firstSeat', seat: first });
    const { experience, gold } = options.length === 'short' ? content.numbers.shortStart : NOTHING_MORE;
    if (options.length === 'short') dealer.tell?.({ fact: 'shortStart', points: experience, gold });
    const state: State = {
      seats,
      pvp: options.pvp,
      negotiate: options.negotiate,
      otherItems: options.otherItems === 'two' ? content.numbers.otherItems : NO_LIMIT,
      doom: options.doom,
      roundLimit: options.roundLimit === 'none' ? NO_LIMIT : options.roundLimit,
      basePrice: options.counterPrice === 'baseGame',
      fightEndsTurn: options.fightEndsTurn,
      first,
      round: 0,
      turns: 0,
      active: first,
      // ID-10, ID-16, ID-19
      players: listed(heroes, (hero) =>
        newPlayer(hero, chart.towns[chart.startTown]!, options.startGold + gold, experience),
      ),
      // ID-3
      jewels: filled(chart.jewels.length, 1),
      // ID-4
      track: filled(CONSTANTS.track, NONE),
      trackAt: filled(CONSTANTS.track, NONE),
      // ID-18
      event: NONE,
      tiles: filled(content.tiles.length, NONE),
      // ID-8
      decks: listed(world.decks, (cards) => [cards.slice()]),
      turnedUp: filled(DECKS.length, 0),
      discards: listed(DECKS, () => []),
      // ID-5
      market: [[...world.items, ...world.allies]],
      marketDiscards: [],
      stacks: listed(chart.towns, () => []),
      captains: listed(chart.towns, () => []),
      captainDeck: [world.captains.slice()],
      // ID-12, ID-13
      mapPool: [allMaps(CONSTANTS.mapsOfAColour)],
      legendary: world.legendary.slice(),
      facing: NONE,
      shown: [],
      turn: FRESH_TURN,
      walk: null,
      combat: null,
      deal: null,
      used: [],
      doomCards: 0,
      doomCounters: 0,
      lastTurns: NONE,
      agenda: [{ do: 'round' }],
      outcome: null,
    };
    fillStacks(world, state, dealer);
    return state;
  };

/** Like `map`. Once optimised, V8 lays out the result of `map` differently and forgets the shape of states. */
function listed<From, To>(from: readonly From[], make: (each: From) => To): To[] {
  const list: To[] = [];
  for (const each of from) list.push(make(each));
  return list;
}

/** Numbers have their own list maker, because V8 picks a layout per call site. */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}

const NOTHING_MORE = { experience: 0, gold: 0 };

/** ID-14, ID-15: one Hero for each seat, all different. */
function dealHeroes(world: World, seats: readonly Seat[], { heroes }: Options, dealer: Dealer): number[] {
  const pile = [world.heroes.slice()];
  return seats.map((seat) => {
    const hero =
      heroes === 'random'
        ? dealer.draw(pile, 'heroes')
        : world.heroes[world.content.heroes.findIndex(({ id }) => id === heroes[seat])]!;
    dealer.tell?.({ fact: 'heroDealt', seat, hero });
    return hero;
  });
}

export const newPlayer = (hero: CardNumber, at: number, gold: number, points: number): Player => ({
  hero,
  at,
  gold,
  points,
  trained: filled(COUNTERS.length, 0),
  wounds: 0,
  exhaustion: 0,
  items: [],
  allies: [],
  allyWounds: [],
  allyExhaustion: [],
  captain: NONE,
  captainWounds: 0,
  captainExhaustion: 0,
  loan: false,
  trophies: [],
  legendary: [],
  blue: 0,
  green: 0,
  down: [],
  promisedDice: 0,
});

/** ID-6, ID-7: six market cards in Tarianor, two in every other town, and a Captain in each. */
function fillStacks(world: World, state: State, dealer: Dealer): void {
  const { tarianor, other } = CONSTANTS.marketAtSetUp;
  for (const town of world.chart.towns.keys()) {
    const wanted = town === world.chart.seaTown ? tarianor : other;
    for (let n = 0; n < wanted; n++) {
      const card = drawMarket(state, dealer);
      if (card !== NONE) layOn(state.stacks, town, card);
    }
    const captain = dealer.draw(state.captainDeck, 'captains');
    layOn(state.captains, town, captain);
    dealer.tell?.({ fact: 'stackFilled', town: world.chart.ports[town]!, cards: state.stacks[town]!, captain });
  }
}
