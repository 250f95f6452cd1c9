import { at, type Id, type ListBy } from '@skerry/engine';
import type { Content } from './built-in.ts';
import {
  CELLS,
  type Cell,
  type CellNumber,
  CORNER_LINKS,
  CORNERS,
  EDGES,
  type Edge,
  SLOT_LINKS,
  SLOTS,
  type Slot,
} from './map.ts';
import {
  type BuildingNumber,
  type Count,
  CREW_KINDS,
  type CrewKind,
  type CrewNumber,
  type CrewSet,
  type CrewSymbol,
  crewKind,
  EDITIONS,
  type Edition,
  type EventNumber,
  type FleetKind,
  type GainWhen,
  type Gift,
  LEAVES,
  type Leave,
  MODIFIED,
  type Modified,
  type Part,
  type Region,
  type ReputationNumber,
  SIDES,
  type Side,
  type SlotNumber,
  SYMBOLS,
  THINGS,
  type Thing,
  TOWN_NAMES,
  type TokenNumber,
  type TownName,
  type TownNumber,
  type TownSide,
  WHENS,
  type When,
} from './vocabulary.ts';

/** Content compiled for play, once per pack that passed its check. */
export interface World {
  readonly content: Content;
  readonly charts: ListBy<BoardOrder, Waters>;
  readonly places: { readonly [E in Edition]: { readonly [S in Side]: ListBy<TownNumber, Place> } };
  /** Bits of the crew with a skill; `any`: of all crew. */
  readonly skilled: { readonly [S in CrewSymbol]: CrewSet };
  /** Strength per die face, 1 to 6; index 0 is unused. */
  readonly byDie: { readonly [F in FleetKind]: readonly number[] };
  readonly slots: readonly number[];
  /** Cards by number; index 0 is unused. */
  readonly buildings: ListBy<BuildingNumber, Priced>;
  /** The lowest price of a building. */
  readonly cheapest: number;
  readonly events: ListBy<EventNumber, Demand>;
  readonly reputation: ListBy<
    ReputationNumber,
    { readonly active: number; readonly per: Count; readonly limit: number }
  >;
  readonly rewards: ListBy<TokenNumber, Reward>;
  /** The kinds of the sixteen tokens. */
  readonly tokens: readonly TokenNumber[];
  /** Abilities of buildings per mode. */
  readonly abilities: { readonly [M in Mode]: Abilities };
}

/** Abilities may differ by edition, and in Architect, which only `en2` has. */
export type Mode = Edition | 'architect';

/** A town in one edition, on one side of the boards. */
export interface Place {
  readonly name: TownName;
  readonly isPort: boolean;
  readonly isRed: boolean;
  readonly isBlueGreen: boolean;
  readonly strength: number;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly parts: readonly Part[];
}

export interface Priced {
  readonly coins: number;
  readonly wood: number;
  readonly fish: number;
}

export interface Reward {
  readonly what: Thing;
  readonly n: number;
}

export interface Demand {
  readonly town: TownNumber;
  readonly exhaust: readonly CrewSymbol[];
  readonly pay: Content['events'][number]['pay'];
  readonly cubes: number;
}

/** What buildings do. */
export interface Abilities {
  /** Listeners by building number. */
  readonly gifts: ListBy<BuildingNumber, readonly Listener[]>;
  /** The buildings that listen to each trigger. */
  readonly hearing: { readonly [W in When]: readonly BuildingNumber[] };
  readonly modify: { readonly [M in Modified]: readonly { readonly building: BuildingNumber; readonly n: number }[] };
  readonly leaves: { readonly [L in Leave]: readonly BuildingNumber[] };
  /** The buildings that give Ichor when gained, and with a serpent. */
  readonly ichorGained: readonly BuildingNumber[];
  readonly ichorWithSerpent: readonly BuildingNumber[];
  readonly heals: readonly { readonly building: BuildingNumber; readonly n: number }[];
  readonly scores: readonly {
    readonly building: BuildingNumber;
    readonly n: number;
    readonly per: Count;
    readonly each: number;
  }[];
}

/** An ability with a gain at a trigger. */
export interface Listener {
  readonly when: GainWhen;
  /** No building's gain is optional. */
  readonly may: false;
  /** IB-164, IB-165: once per visit. */
  readonly limit: 'visit' | undefined;
  readonly what: Thing;
  readonly n: number;
  readonly each: number;
  readonly where: Gift['where'];
  readonly of: Gift['of'];
}

/** Adjacency of regions for one order of the boards. */
export interface Waters {
  /** Neighbours of each region, in the order of `CELLS`. */
  readonly near: ListBy<CellNumber, readonly CellNumber[]>;
  /** Distances between regions, in steps. */
  readonly distance: ListBy<CellNumber, readonly number[]>;
}

/** Beyond any distance. Infinity would make V8 store all distances as floats. */
export const FAR = CELLS.length;

export const distanceBetween = ({ distance }: Waters, from: CellNumber, to: CellNumber): number =>
  at(distance, from)[to] ?? FAR;

/** The kind of each crew bit. The two Administrate starters have one bit each. */
export const CREW_BITS: readonly CrewNumber[] = [0, ...CREW_KINDS.keys()];
export const KIND_BITS: readonly CrewSet[] = CREW_KINDS.map((_, kind) =>
  CREW_BITS.reduce((bits, each, bit) => (each === kind ? bits | (1 << bit) : bits), 0),
);
export const bitsOf = (crew: CrewNumber): CrewSet => KIND_BITS[crew] ?? 0;

/** The crew members of a set, by kind. */
export const crewIn = (bits: CrewSet): CrewKind[] =>
  CREW_BITS.flatMap((kind, bit) => ((bits & (1 << bit)) === 0 ? [] : [crewKind(kind)]));
export const STARTERS: CrewSet = 0b111;
/** The ten with two skills. */
export const TWO_SKILLS: CrewSet = ((1 << CREW_BITS.length) - 1) & ~STARTERS;

const SLOTS_OF_CELLS = CELLS.map((cell) => SLOTS.find((slot) => cell.startsWith(`${slot}.`)));
/** The slot of a region; ports have none. */
export const slotOf = (cell: CellNumber): Slot | undefined => SLOTS_OF_CELLS[cell];

/** An index in `BOARD_ORDERS`. */
export type BoardOrder = Id<'boardOrder'>;
/** All orders of the four boards: the one in each of `SLOTS`. */
export const BOARD_ORDERS: ListBy<BoardOrder, readonly number[]> = orders([0, 1, 2, 3]);

function orders(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) => orders(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));
}

/** The worth of an influence slot, from 1. */
export const slotWorth = ({ slots }: World, slot: SlotNumber): number => slots[slot - 1] ?? 0;

export function makeWorld(content: Content): World {
  const { crew, fleet, influenceTrack, buildings, events, reputation, tokens } = content;
  return {
    content,
    charts: BOARD_ORDERS.map((order) => makeChart(content, order)),
    places: byEdition((edition) => bySide((side) => content.towns.map((town) => placeOf(town, edition, side)))),
    skilled: fromEntries(SYMBOLS, (symbol) =>
      crew.reduce(
        (bits, { skills }, kind) => (symbol === 'any' || skills.includes(symbol) ? bits | bitsOf(kind) : bits),
        0,
      ),
    ),
    byDie: fromEntries(['pirate', 'serpent', 'ichor'] as const, (kind) => [
      0,
      ...fleet.flatMap(({ id, byDie }) => (id === kind ? byDie : [])),
    ]),
    slots: influenceTrack,
    buildings: [NOTHING, ...buildings.map(({ coins, wood, fish }) => ({ coins, wood, fish }))],
    cheapest: Math.min(...buildings.map(({ coins }) => coins)),
    events: [NO_EVENT, ...events.map((event) => ({ ...event, town: TOWN_NAMES.indexOf(event.town) }))],
    reputation: [NO_CARD, ...reputation.map(({ active, per, limit }) => ({ active, per, limit: limit ?? Infinity }))],
    rewards: [
      NO_REWARD,
      ...tokens.flatMap(({ reward }) =>
        THINGS.map((what) => ({ what, n: reward[what] ?? 0 })).filter(({ n }) => n > 0),
      ),
    ],
    tokens: tokens.flatMap(({ number, copies }) => Array.from({ length: copies }, () => number)),
    abilities: fromEntries(['en2', 'fr1', 'architect'] as const, (mode) => abilitiesOf(content, mode)),
  };
}

const NOTHING: Priced = { coins: 0, wood: 0, fish: 0 };
const NO_EVENT: Demand = { town: -1, exhaust: [], pay: {}, cubes: 0 };
const NO_CARD = { active: 0, per: 'building', limit: 0 } as const;
const NO_REWARD: Reward = { what: 'coin', n: 0 };

function placeOf(town: Content['towns'][number], edition: Edition, side: Side): Place {
  const printed: TownSide = (side === 'advanced' ? town.advanced : undefined) ?? town.standard;
  return {
    name: town.id,
    isPort: town.kind === 'port',
    isRed: printed.banners.includes('red'),
    isBlueGreen: printed.banners.includes('blueGreen'),
    strength: printed.strength,
    coin: printed.entry.coin,
    exhaust: printed.entry.exhaust,
    parts: printed.action.map((part) => ('fr1' in part && edition === 'fr1' ? { ...part, ...part.fr1 } : part)),
  };
}

/** Buying or building gains a building. */
const GAINING: readonly GainWhen[] = ['bought', 'built'];

function abilitiesOf({ buildings }: Content, mode: Mode): Abilities {
  const all = buildings.flatMap(({ number, abilities }) =>
    abilities
      .filter(({ variant }) => variant === undefined || variant === mode)
      .map((ability) => ({ building: number, ability })),
  );
  const gifts = ({ number }: Content['buildings'][number]): Listener[] =>
    all.flatMap(({ building, ability }) => {
      if (building !== number || ability.do !== 'gain') return [];
      const { what, n, each = 1, where, of } = mode === 'fr1' ? { ...ability, ...ability.fr1 } : ability;
      const limit = ability.when === 'townGift' ? 'visit' : undefined;
      const whens = ability.when === 'buildingGained' ? GAINING : [ability.when];
      return whens.map((when) => ({ when, may: false, limit, what, n, each, where, of }) as const);
    });
  return {
    gifts: [[], ...buildings.map(gifts)],
    hearing: fromEntries(WHENS, (when) =>
      buildings.flatMap((building) => (gifts(building).some((gift) => gift.when === when) ? [building.number] : [])),
    ),
    modify: fromEntries(MODIFIED, (what) =>
      all.flatMap(({ building, ability }) =>
        ability.do === 'modify' && ability.what === what ? [{ building, n: ability.n }] : [],
      ),
    ),
    leaves: fromEntries(LEAVES, (leave) =>
      all.flatMap(({ building, ability }) => (ability.do === leave ? [building] : [])),
    ),
    ichorGained: all.flatMap(({ building, ability }) => (ability.when === 'gained' ? [building] : [])),
    ichorWithSerpent: all.flatMap(({ building, ability }) => (ability.when === 'serpentGained' ? [building] : [])),
    heals: all.flatMap(({ building, ability }) => (ability.do === 'heal' ? [{ building, n: ability.n }] : [])),
    scores: all.flatMap(({ building, ability }) =>
      ability.do === 'score' ? [{ building, n: ability.n, per: ability.per, each: ability.each }] : [],
    ),
  };
}

/** IB-5: which regions share at least half an edge. */
function makeChart({ boards }: Content, order: readonly number[]): Waters {
  const links: [CellNumber, CellNumber][] = [];
  const rimCell = (slot: Slot, half: number): CellNumber => {
    const { rim } = at(boards, order[SLOTS.indexOf(slot)] ?? -1);
    return CELLS.indexOf(`${slot}.${rim[half]}` as Cell);
  };
  const halves = (edge: Edge): readonly [number, number] => [2 * EDGES.indexOf(edge), 2 * EDGES.indexOf(edge) + 1];
  for (const slot of SLOTS) {
    const cell = (region: Region): CellNumber => CELLS.indexOf(`${slot}.${region}`);
    links.push([cell('A'), cell('B')], [cell('A'), cell('C')], [cell('B'), cell('C')]);
  }
  for (const [slot, edge, other, facing] of SLOT_LINKS) {
    const [first, second] = halves(edge);
    const [left, right] = halves(facing);
    links.push([rimCell(slot, first), rimCell(other, right)], [rimCell(slot, second), rimCell(other, left)]);
  }
  for (const corner of CORNERS) {
    for (const [slot, edge] of CORNER_LINKS[corner]) {
      for (const half of halves(edge)) links.push([CELLS.indexOf(corner), rimCell(slot, half)]);
    }
  }
  const near = CELLS.map((_, cell) =>
    CELLS.flatMap((_, other) =>
      links.some(([a, b]) => (a === cell && b === other) || (a === other && b === cell)) ? [other] : [],
    ),
  );
  return { near, distance: CELLS.map((_, cell) => distancesFrom(cell, near)) };
}

function distancesFrom(cell: CellNumber, near: Waters['near']): number[] {
  const distance: number[] = CELLS.map(() => FAR);
  distance[cell] = 0;
  const queue = [cell];
  for (const from of queue) {
    for (const to of at(near, from)) {
      if (distance[to] !== FAR) continue;
      distance[to] = (distance[from] ?? 0) + 1;
      queue.push(to);
    }
  }
  return distance;
}

const byEdition = <V>(make: (edition: Edition) => V): { readonly [E in Edition]: V } => fromEntries(EDITIONS, make);
const bySide = <V>(make: (side: Side) => V): { readonly [S in Side]: V } => fromEntries(SIDES, make);

function fromEntries<K extends string, V>(keys: readonly K[], make: (key: K) => V): { readonly [key in K]: V } {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as { [key in K]: V };
}
