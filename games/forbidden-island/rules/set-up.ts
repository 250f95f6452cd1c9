import type { Seat } from '@skerry/engine';
import { ADVENTURERS, type Adventurer, START_TILES } from '../content/adventurers.ts';
import { COPIES, PILE_CARDS } from '../content/cards.ts';
import { START_MARK } from '../content/meter.ts';
import type { Island } from '../content/spaces.ts';
import { chart, GEOMETRY } from '../content/spaces.ts';
import { DRY, FLOODED, TILES, TREASURES, type Water } from '../content/tiles.ts';
import type { Options, State } from './state.ts';
import type { Dealer } from './types.ts';

const FIRST_FLOODED = 6;
const CARDS_DEALT = 2;
const TREASURE_PILE = PILE_CARDS.flatMap((card) => Array.from({ length: COPIES[card] }, () => card));
const ALL_DRY = TILES.map((): Water => DRY);

export function setUp(seats: number, options: Options, dealer: Dealer): State {
  const mark = START_MARK[options.difficulty];
  dealer.tell?.({ fact: 'opened', seats, difficulty: options.difficulty, layout: options.layout, mark });
  const island = layTiles(options, dealer);
  const adventurers = dealAdventurers(seats, options, dealer);
  const map = chart(island);
  const state: State = {
    seats,
    island,
    adventurers,
    water: ALL_DRY.slice(),
    pawns: adventurers.map((adventurer) => map.spaceOf[START_TILES[adventurer]]),
    hands: adventurers.map(() => []),
    captured: TREASURES.map(() => -1),
    treasurePile: [TREASURE_PILE.slice()],
    treasureDiscards: [],
    floodPile: [TILES.slice()],
    floodDiscards: [],
    mark,
    turn: 0,
    active: 0,
    passing: [],
    agenda: [],
    outcome: null,
  };
  floodFirstTiles(state, dealer);
  for (let seat = 0; seat < seats; seat++) {
    const adventurer = adventurers[seat]!;
    dealer.tell?.({ fact: 'adventurerDealt', seat, adventurer, tile: START_TILES[adventurer] });
    dealCards(state, seat, dealer);
  }
  state.agenda.push({ do: 'turn', seat: firstSeat(seats, options, dealer) });
  return state;
}

/** FI-2: the tiles are shuffled and laid dry side up, one on each space. */
function layTiles({ layout }: Options, dealer: Dealer): Island {
  const pile = [TILES.slice()];
  const tiles = GEOMETRY[layout].names.map((space) => {
    const tile = dealer.draw(pile, 'tiles');
    dealer.tell?.({ fact: 'tileLaid', tile, space });
    return tile;
  });
  return { layout, tiles };
}

/** FI-7, FI-8: one adventurer each, random or chosen by the host. */
function dealAdventurers(seats: number, options: Options, dealer: Dealer): readonly Adventurer[] {
  if (options.adventurers !== 'random') return options.adventurers;
  const pile = [ADVENTURERS.slice()];
  const adventurers: Adventurer[] = [];
  while (adventurers.length < seats) adventurers.push(dealer.draw(pile, 'adventurers'));
  return adventurers;
}

/** FI-6 */
function floodFirstTiles(state: State, dealer: Dealer): void {
  for (let count = 0; count < FIRST_FLOODED; count++) {
    const tile = dealer.draw(state.floodPile, 'flood');
    state.water[chart(state.island).spaceOf[tile]] = FLOODED;
    state.floodDiscards.push(tile);
    dealer.tell?.({ fact: 'flooded', tile });
  }
}

/** FI-10, FI-11: two cards each; a Waters Rise! is replaced and shuffled back. */
function dealCards(state: State, seat: Seat, dealer: Dealer): void {
  let putBack = 0;
  while (state.hands[seat]!.length < CARDS_DEALT) {
    const card = dealer.draw(state.treasurePile, 'treasure');
    if (card === 'waters-rise') {
      putBack++;
      dealer.tell?.({ fact: 'dealtAgain', seat });
    } else {
      state.hands[seat]!.push(card);
      dealer.tell?.({ fact: 'cardDealt', seat, card });
    }
  }
  for (; putBack > 0; putBack--) state.treasurePile[0]!.push('waters-rise');
}

/** FI-13 */
function firstSeat(seats: number, options: Options, dealer: Dealer): Seat {
  if (options.firstSeat !== 'random') return options.firstSeat;
  return dealer.die(seats, 'firstSeat') - 1;
}
