import { type Dial, type Edit, type EditingRules, type Pile, type PositionFault, stack } from '@skerry/engine';
import { ACTIONS_A_TURN, ADVENTURERS, START_TILES } from '../content/adventurers.ts';
import { COPIES, HAND_LIMIT, PILE_CARDS, type PileCard } from '../content/cards.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { SKULL } from '../content/meter.ts';
import { chart } from '../content/spaces.ts';
import { DRY, FLOODED, MISSING, TILES, type Tile, TREASURES, type Water } from '../content/tiles.ts';
import { nextSeat } from './current-step.ts';
import type { State, Step } from './state.ts';
import type { ForbiddenIsland } from './types.ts';

const WATERS = ['dry', 'flooded', 'sunk'] as const;
const WATER_OF: readonly Water[] = [DRY, FLOODED, MISSING];
const LONGEST_GAME = 99;

/** Where a treasure is that no seat has captured. */
const ON_ISLAND = 'island';

/** FI-7: two to four adventurers. */
const SEATS = [2, 3, 4];
const ACTIONS_LEFT = Array.from({ length: ACTIONS_A_TURN + 1 }, (_, left) => String(left));

type Named = PileCard | Tile;
const ORDER: readonly Named[] = [...PILE_CARDS, ...TILES];
type PileName = 'treasurePile' | 'floodPile';

const isTile = (name: string): name is Tile => (TILES as readonly string[]).includes(name);
const isCard = (name: string): name is PileCard => (PILE_CARDS as readonly string[]).includes(name);

/** Where cards lie, by the names of lists: `hand 0`, `treasurePile 0` (its lowest layer), `floodDiscards`, `aside`. */
function cardLists(state: State): ReadonlyMap<string, readonly Named[]> {
  return new Map<string, readonly Named[]>([
    ...state.hands.map((hand, seat) => [`hand ${seat}`, hand] as const),
    ...layersOf(state.treasurePile).map((layer, n) => [`treasurePile ${n}`, layer] as const),
    ['treasureDiscards', state.treasureDiscards],
    ...layersOf(state.floodPile).map((layer, n) => [`floodPile ${n}`, layer] as const),
    ['floodDiscards', state.floodDiscards],
    ['aside', notPlaced(state)],
  ]);
}

const layersOf = <C>(pile: Pile<C>): Pile<C> => (pile.length === 0 ? [[]] : pile);

/** Cards of the box that lie nowhere. The flood card of a sunk tile is out of the game (FI-96). */
function notPlaced(state: State): Named[] {
  const treasure = [...state.treasurePile.flat(), ...state.treasureDiscards, ...state.hands.flat()];
  const flood = [...state.floodPile.flat(), ...state.floodDiscards];
  const isLost = (tile: Tile) => state.water[chart(state.island).spaceOf[tile]] === MISSING;
  return [
    ...PILE_CARDS.flatMap((card) => {
      const missing = COPIES[card] - treasure.filter((each) => each === card).length;
      return Array.from({ length: Math.max(0, missing) }, () => card);
    }),
    ...TILES.filter((tile) => !flood.includes(tile) && !isLost(tile)),
  ];
}

/** The lists that a card may lie in, and the top of its pile, which is then known. */
function placesOf(lists: ReadonlyMap<string, readonly Named[]>, card: Named): string[] {
  const all = [...lists.keys()];
  const own = all.filter((list) =>
    isTile(card)
      ? list.startsWith('flood') || list === 'aside'
      : list.startsWith('treasure') || list === 'aside' || (list.startsWith('hand') && card !== 'waters-rise'),
  );
  return [...own, isTile(card) ? 'floodPile top' : 'treasurePile top'];
}

/** The action part of the turn, also where somebody discards before it goes on. */
const actionsIn = ({ agenda }: State) => agenda.findLast((step) => step.do === 'actions');

function dials(state: State): Dial[] {
  const { island, water, pawns, adventurers, mark, captured, turn, active, seats } = state;
  const land = island.tiles.filter((_, space) => water[space] !== MISSING);
  const step = actionsIn(state);
  const seatNames = pawns.map((_, seat) => String(seat));
  const lists = cardLists(state);
  return [
    ...island.tiles.flatMap((tile, space): Dial[] => [
      { thing: tile, dial: 'water', kind: 'word', now: WATERS[water[space]!], to: WATERS },
      { thing: tile, dial: 'tile', kind: 'swap', to: island.tiles.filter((other) => other !== tile) },
    ]),
    ...pawns.flatMap((space, seat): Dial[] => [
      { thing: `pawn ${seat}`, dial: 'tile', kind: 'place', now: island.tiles[space]!, to: land },
      { thing: `pawn ${seat}`, dial: 'adventurer', kind: 'word', now: adventurers[seat]!, to: ADVENTURERS },
    ]),
    ...[...lists].flatMap(([list, cards]) =>
      ORDER.filter((card) => cards.includes(card)).map(
        (card): Dial => ({
          ...{ thing: `${card} in ${list}`, dial: 'list', kind: 'place', now: list },
          count: cards.filter((each) => each === card).length,
          to: placesOf(lists, card).filter((place) => place !== list),
        }),
      ),
    ),
    { thing: 'mark', dial: 'mark', kind: 'number', now: mark, least: 1, most: SKULL - 1 },
    ...TREASURES.map(
      (treasure, n): Dial => ({
        ...{ thing: `treasure ${treasure}`, dial: 'captor', kind: 'word' },
        now: captured[n] === -1 ? ON_ISLAND : String(captured[n]),
        to: [ON_ISLAND, ...seatNames],
      }),
    ),
    { thing: 'turn', dial: 'seat', kind: 'word', now: String(active), to: seatNames },
    {
      ...{ thing: 'turn', dial: 'left', kind: 'word', to: ACTIONS_LEFT },
      ...(step && { now: String(step.left) }),
    },
    { thing: 'turn', dial: 'number', kind: 'number', now: turn, least: 1, most: LONGEST_GAME },
    { thing: 'seats', dial: 'count', kind: 'number', now: seats, least: SEATS[0]!, most: SEATS.at(-1)! },
    { thing: 'island', dial: 'layout', kind: 'word', now: island.layout, to: LAYOUT_NAMES },
  ];
}

function turn(state: State, { thing, dial, to }: Edit): State {
  const [first = '', second = ''] = thing.split(' ');
  if (thing.includes(' in ')) return moveCard(state, thing, String(to));
  if (thing === 'mark') state.mark = Number(to);
  else if (first === 'treasure')
    state.captured[(TREASURES as readonly string[]).indexOf(second)] = to === ON_ISLAND ? -1 : Number(to);
  else if (first === 'pawn' && dial === 'tile') state.pawns[Number(second)] = state.island.tiles.indexOf(to as Tile);
  else if (first === 'pawn') return withAdventurer(state, Number(second), String(to));
  else if (thing === 'seats') return withSeats(state, Number(to));
  else if (thing === 'island')
    return { ...state, island: { ...state.island, layout: LAYOUT_NAMES.find((name) => name === to)! } };
  else if (thing === 'turn') turnTo(state, dial, Number(to));
  else if (dial === 'water')
    setWater(state, thing as Tile, WATER_OF[(WATERS as readonly string[]).indexOf(String(to))]!);
  else return withSwapped(state, thing as Tile, to as Tile);
  return state;
}

/** FI-16: the turn of this seat, at its actions. */
function turnTo(state: State, dial: string, to: number): void {
  if (dial === 'number') {
    state.turn = to;
    return;
  }
  if (dial === 'seat') state.active = to;
  state.agenda = agendaOf(state, dial === 'left' ? to : (actionsIn(state)?.left ?? ACTIONS_A_TURN));
  state.passing = [];
}

/** FI-71: whoever holds six cards discards first. */
const agendaOf = (state: State, left: number): Step[] => [
  { do: 'turn', seat: nextSeat(state, state.active) },
  { do: 'floodPart' },
  { do: 'draw', nth: 1 },
  { do: 'actions', left, flown: false },
  ...state.hands.flatMap((hand, seat): Step[] => (hand.length > HAND_LIMIT ? [{ do: 'discard', seat }] : [])),
];

/** FI-96: the flood card of a tile goes with it, and comes back with it. */
function setWater(state: State, tile: Tile, water: Water): void {
  const space = chart(state.island).spaceOf[tile];
  const was = state.water[space];
  state.water[space] = water;
  if (water === MISSING) {
    state.floodDiscards = state.floodDiscards.filter((card) => card !== tile);
    state.floodPile = state.floodPile.map((layer) => layer.filter((card) => card !== tile)).filter(isFull);
  } else if (was === MISSING) {
    if (water === FLOODED) state.floodDiscards.push(tile);
    else putInLayer(state.floodPile, tile, 0);
  }
}

const isFull = (layer: readonly unknown[]): boolean => layer.length > 0;

/** The tiles change places, dry or not; pawns stay on their tiles. */
function withSwapped(state: State, tile: Tile, other: Tile): State {
  const { spaceOf } = chart(state.island);
  const [one, two] = [spaceOf[tile], spaceOf[other]];
  const swap = (space: number): number => (space === one ? two : space === two ? one : space);
  const { layout, tiles } = state.island;
  return {
    ...state,
    island: { layout, tiles: tiles.map((_, space) => tiles[swap(space)]!) },
    water: state.water.map((_, space) => state.water[swap(space)]!),
    pawns: state.pawns.map(swap),
  };
}

/** Whoever had this adventurer gets the seat's former one. */
function withAdventurer(state: State, seat: number, to: string): State {
  const next = ADVENTURERS.find((each) => each === to)!;
  const before = state.adventurers[seat]!;
  const adventurers = state.adventurers.map((each, n) => (n === seat ? next : each === next ? before : each));
  return { ...state, adventurers };
}

/** A new adventurer begins with no cards on its start tile, or on the first one left; the cards of one who goes are not placed. */
function withSeats(state: State, seats: number): State {
  const adventurers = state.adventurers.slice(0, seats);
  const pawns = state.pawns.slice(0, seats);
  const hands = state.hands.slice(0, seats);
  for (let seat = adventurers.length; seat < seats; seat++) {
    const adventurer = ADVENTURERS.find((each) => !adventurers.includes(each))!;
    const start = chart(state.island).spaceOf[START_TILES[adventurer]];
    adventurers.push(adventurer);
    pawns.push(state.water[start] === MISSING ? state.water.findIndex((water) => water !== MISSING) : start);
    hands.push([]);
  }
  const captured = state.captured.map((captor) => Math.min(captor, seats - 1));
  const next = { ...state, seats, adventurers, pawns, hands, captured, active: Math.min(state.active, seats - 1) };
  return { ...next, passing: [], agenda: agendaOf(next, actionsIn(state)?.left ?? ACTIONS_A_TURN) };
}

function moveCard(state: State, thing: string, to: string): State {
  const [card = '', from = ''] = thing.split(' in ');
  const [pile, where = ''] = to.split(' ');
  takeFrom(state, card, from);
  if (pile === 'hand' && isCard(card) && card !== 'waters-rise') state.hands[Number(where)]!.push(card);
  else if (pile === 'treasureDiscards' && isCard(card)) state.treasureDiscards.push(card);
  else if (pile === 'floodDiscards' && isTile(card)) state.floodDiscards.push(card);
  else if (pile === 'treasurePile' && isCard(card)) putOnPile(state.treasurePile, card, where);
  else if (pile === 'floodPile' && isTile(card)) putOnPile(state.floodPile, card, where);
  state.treasurePile = state.treasurePile.filter(isFull);
  state.floodPile = state.floodPile.filter(isFull);
  const step = actionsIn(state);
  return step === undefined || !(from.startsWith('hand') || pile === 'hand')
    ? state
    : { ...state, agenda: agendaOf(state, step.left) };
}

function takeFrom(state: State, card: string, from: string): void {
  const [pile = '', where = ''] = from.split(' ');
  const list: string[] | undefined =
    pile === 'hand'
      ? state.hands[Number(where)]
      : pile === 'treasureDiscards' || pile === 'floodDiscards'
        ? state[pile]
        : pile === 'aside'
          ? undefined
          : state[pile as PileName][Number(where)];
  list?.splice(list.indexOf(card), 1);
}

function putOnPile<C>(pile: Pile<C>, card: C, where: string): void {
  if (where === 'top') stack(pile, [card]);
  else putInLayer(pile, card, Number(where));
}

function putInLayer<C>(pile: Pile<C>, card: C, layer: number): void {
  const found = pile[layer];
  if (found === undefined) stack(pile, [card]);
  else found.push(card);
}

/** A card that is missing goes into its pile, or on the discards. */
function mends(fault: PositionFault, state: State): Edit[] {
  const missing = notPlaced(state).find((card) => card === fault.component || card === fault.tile);
  if (missing === undefined) return [];
  const pile = isTile(missing) ? 'flood' : 'treasure';
  return [`${pile}Pile 0`, `${pile}Discards`].map((to) => ({ thing: `${missing} in aside`, dial: 'list', to }));
}

export const editing: EditingRules<ForbiddenIsland> = { dials, turn, mends };
