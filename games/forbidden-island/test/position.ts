import { asks, choices, clone, type Table as EngineTable, open, type Pile, play, type Seat } from '@skerry/engine';
import { arrange, stateOf } from '@skerry/engine/testing';
import {
  type Action,
  type Adventurer,
  type Card,
  COPIES,
  type Difficulty,
  DRY,
  type Fact,
  FLOODED,
  type ForbiddenIsland,
  forbiddenIsland,
  GEOMETRY,
  type Layout,
  MISSING,
  PILE_CARDS,
  type PileCard,
  type Space,
  START_MARK,
  TILES,
  type Tile,
  TREASURES,
  type Treasure,
  type Water,
} from '../index.ts';

/** Positions for tests: what a test does not mention is plain, dry, empty-handed and certain. */

export type Table = EngineTable<ForbiddenIsland>;

/** A place, by the name of its space or of the tile on it. */
export type Place = Space | Tile;

export interface Position {
  /** One for each seat. */
  adventurers?: readonly Adventurer[];
  layout?: Layout;
  difficulty?: Difficulty;
  /** Tiles that the test wants on certain spaces; each changes places with the one that lies there. */
  lay?: { readonly [S in Space]?: Tile };
  /** Where the pawns stand, seat by seat; the others stand on their start tiles. */
  at?: readonly Place[];
  flooded?: readonly Place[] | 'all';
  missing?: readonly Place[];
  /** Hands, seat by seat. */
  hands?: readonly (readonly Card[])[];
  /** Treasures that seat 0 has captured. */
  captured?: readonly Treasure[];
  /** The cards of the treasure pile that come next, in this order; below them lie treasure cards, the others last. */
  treasurePile?: readonly PileCard[];
  /** `rest`: all cards that are not elsewhere, so that the pile holds only what the test names. */
  treasureDiscards?: readonly PileCard[] | 'rest';
  /** The flood cards that come next, in this order. */
  floodPile?: readonly Place[];
  /** The cards of the flooded tiles unless said; `rest` as above. */
  floodDiscards?: readonly Place[] | 'rest';
  mark?: number;
  active?: Seat;
  /** Actions left to the active seat. */
  left?: number;
}

/**
 * A table in the action part of a turn. Without `lay`, the tiles lie in the order of `TILES`, row by row: on the
 * diamond Fools' Landing is c1, the Gates d1 to e2, the Temples a3 and b3, the Gardens c3 and d3, the Caves e3 and f3,
 * the Palaces a4 and b4; the rest is plain.
 */
export function position(wanted: Position = {}): Table {
  const { adventurers = ['engineer', 'messenger'], layout = 'diamond', difficulty = 'novice', active = 0 } = wanted;
  const options = { adventurers, layout, difficulty, firstSeat: active };
  const table = open(forbiddenIsland, { seats: adventurers.length, options, seed: 'position' });
  return arrange(table, (state) => {
    const tiles = layTiles(layout, wanted.lay ?? {});
    const number = (place: Place) => spaceNumber(layout, tiles, place);
    const cards = (places: readonly Place[]) => places.map((place) => tiles[number(place)]!);
    const start = state.pawns.map((space) => number(state.island.tiles[space]!));
    Object.assign(state, {
      island: { layout, tiles },
      water: waterOf(tiles.length, wanted, number),
      pawns: start.map((space, seat) => (wanted.at?.[seat] === undefined ? space : number(wanted.at[seat]))),
      hands: adventurers.map((_, seat) => [...(wanted.hands?.[seat] ?? [])]),
      captured: TREASURES.map((treasure) => (wanted.captured?.includes(treasure) ? 0 : -1)),
      mark: wanted.mark ?? START_MARK[difficulty],
    });
    Object.assign(state, treasureCards(wanted));
    Object.assign(state, floodCards(wanted, tiles, state.water, cards));
    state.agenda[state.agenda.length - 1] = { do: 'actions', left: wanted.left ?? 3, flown: false };
  });
}

function layTiles(layout: Layout, lay: { readonly [S in Space]?: Tile }): Tile[] {
  const tiles: Tile[] = [...TILES];
  for (const [space, tile] of Object.entries(lay)) {
    const to = spaceNumber(layout, tiles, space as Space);
    tiles[tiles.indexOf(tile)] = tiles[to]!;
    tiles[to] = tile;
  }
  return tiles;
}

function spaceNumber(layout: Layout, tiles: readonly Tile[], place: Place): number {
  const number = tiles.indexOf(place as Tile);
  const found = number >= 0 ? number : GEOMETRY[layout].numbers.get(place as Space);
  if (found === undefined) throw new Error(`${place} is open sea on ${layout}.`);
  return found;
}

function waterOf(spaces: number, { flooded = [], missing = [] }: Position, number: (place: Place) => number): Water[] {
  const water = Array.from({ length: spaces }, (): Water => (flooded === 'all' ? FLOODED : DRY));
  if (flooded !== 'all') for (const place of flooded) water[number(place)] = FLOODED;
  for (const place of missing) water[number(place)] = MISSING;
  return water;
}

function treasureCards({ hands = [], treasurePile = [], treasureDiscards = [] }: Position) {
  const box = PILE_CARDS.flatMap((card) => Array.from({ length: COPIES[card] }, () => card));
  for (const card of hands.flat()) remove(box, card);
  const discards = treasureDiscards === 'rest' ? [] : treasureDiscards.map((card) => remove(box, card));
  const next = treasurePile.map((card) => remove(box, card));
  if (treasureDiscards === 'rest') discards.push(...box.splice(0));
  const isTreasure = (card: PileCard) => (TREASURES as readonly PileCard[]).includes(card);
  const rest = [box.filter((card) => !isTreasure(card)), box.filter(isTreasure)];
  return { treasurePile: pile(rest, next), treasureDiscards: discards };
}

function floodCards(
  { floodPile = [], floodDiscards }: Position,
  tiles: readonly Tile[],
  water: readonly Water[],
  cards: (places: readonly Place[]) => Tile[],
) {
  const box = tiles.filter((_, space) => water[space] !== MISSING);
  const next = cards(floodPile).map((card) => remove(box, card));
  const flooded = box.filter((tile) => water[tiles.indexOf(tile)] === FLOODED);
  const laid = floodDiscards === 'rest' ? [...box] : floodDiscards === undefined ? flooded : cards(floodDiscards);
  const discards = laid.map((card) => remove(box, card));
  return { floodPile: pile([box], next), floodDiscards: discards };
}

function remove<C>(box: C[], card: C): C {
  if (!box.includes(card)) throw new Error(`There is no ${String(card)} left for this position.`);
  box.splice(box.indexOf(card), 1);
  return card;
}

/** A pile whose next cards are certain, one layer each, above the rest. */
function pile<C>(rest: Pile<C>, next: readonly C[]): Pile<C> {
  return [...rest.filter((layer) => layer.length > 0), ...next.map((card) => [card]).reverse()];
}

/** Plays an action that the rules allow, and returns what happened. */
export function act(table: Table, seat: Seat, action: Action): Fact[] {
  const played = play(table, seat, action);
  if (played.why !== undefined) {
    throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(played.why)}`);
  }
  return played.facts.map(({ fact }) => fact);
}

/** Why an action is refused. */
export function why(table: Table, seat: Seat, action: unknown) {
  const tried = play(clone(table), seat, action);
  if (tried.why === undefined) throw new Error(`${JSON.stringify(action)} is allowed.`);
  return tried.why;
}

/** What a seat may do. */
export function offers(table: Table, seat: Seat): Action[] {
  return choices(table, seat).flatMap((choice) => (choice.why === undefined ? [choice.action] : []));
}

/** The kinds of action that a seat may do. */
export function kinds(table: Table, seat: Seat): string[] {
  return [...new Set(offers(table, seat).map((action) => action.act))].sort();
}

/** Where a seat may go by one kind of action, in alphabetical order; of the pawn named, if it moves others. */
export function destinations(
  table: Table,
  seat: Seat,
  kind: 'move' | 'fly' | 'guide' | 'swim' | 'lift',
  pawn: Seat = seat,
): Space[] {
  return offers(table, seat)
    .flatMap((action) => {
      if (action.act === 'guide') return action.act === kind && action.pawn === pawn ? [action.to] : [];
      if (action.act === 'lift') return action.act === kind && `${action.pawns}` === `${pawn}` ? [action.to] : [];
      return action.act === kind ? [action.to] : [];
    })
    .sort();
}

/** The seats whose answer the table waits for. */
export function asked(table: Table): Seat[] {
  return asks(table).flatMap(({ seat, must }) => (must ? [seat] : []));
}

/** In order, to compare what has none. */
export const sorted = <V>(values: Iterable<V>): V[] => [...values].sort();

/** What lies open on the table, in the words of the tests. */
export function look(table: Table) {
  const state = stateOf(table);
  const { layout, tiles } = state.island;
  const { names } = GEOMETRY[layout];
  const step = state.agenda.at(-1)!;
  return {
    ...state,
    step,
    actionsLeft: step.do === 'actions' ? step.left : undefined,
    /** The space of each pawn. */
    at: state.pawns.map((space) => names[space]!),
    flooded: sorted(names.filter((_, space) => state.water[space] === FLOODED)),
    missing: sorted(names.filter((_, space) => state.water[space] === MISSING)),
    tile: (space: Space): Tile => tiles[spaceNumber(layout, tiles, space)]!,
  };
}
