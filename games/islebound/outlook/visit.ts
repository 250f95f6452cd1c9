import type { Seat } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import type { Amounts, CrewSymbol, Part, Payable, Thing, Times } from '../content/vocabulary.ts';
import { NOBODY } from '../content/vocabulary.ts';

import type { World } from '../content/world.ts';
import { whyOutOfReach } from '../rules/buildings.ts';
import { count, workers } from '../rules/crew.ts';
import { owned } from '../rules/pay.ts';
import { ownerOf, type Player, playerOf, type State, shipOf } from '../rules/state.ts';
import { townIn } from '../rules/town.ts';
import { entryCoin } from '../rules/visit.ts';
import { type Position, publicState } from './position.ts';

/** A visit's cost, and the yield of its parts. */
export interface VisitOutlook {
  readonly coin: number;
  /** The seat that gets the coin; a neutral town's coin goes on the treasure map. */
  readonly to: Seat | undefined;
  readonly exhaust: readonly CrewSymbol[];
  readonly parts: readonly PartOutlook[];
}

export type PartOutlook =
  | { readonly do: 'rest' | 'hire' | 'reputation' }
  /** The number of affordable buildings in the row; not counted in Architect, where cards are secret. */
  | { readonly do: 'build'; readonly within: number; readonly of: number }
  | { readonly do: 'gain'; readonly what: Thing; readonly n: number }
  /** Per Work crew member counted, after `first` of the same thing. */
  | {
      readonly do: 'perWork';
      readonly what: Thing;
      readonly each: number;
      readonly workers: number;
      readonly first: number;
    }
  | { readonly do: 'gainOne'; readonly of: readonly { readonly what: Thing; readonly n: number }[] }
  | {
      readonly do: 'pay';
      readonly prices: readonly Amounts<Payable>[];
      readonly get: Amounts<Thing>;
      readonly times: Times;
      /** The maximum number of times, where it is limited. */
      readonly most: number;
      /** How often it is affordable now. */
      readonly within: number;
      readonly exhaust: CrewSymbol | undefined;
    };

/**
 * A visit's cost and yield; by default for the player or the active seat, at their ship. `free`: in a town just
 * taken.
 */
export function visitOutlook(
  position: Position,
  { cell, free = false }: { cell?: CellNumber; free?: boolean } = {},
): VisitOutlook {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  return visitBy(world, state, seat, cell ?? shipOf(state, seat), free);
}

function visitBy(world: World, state: State, seat: Seat, cell: CellNumber, free: boolean): VisitOutlook {
  const { exhaust: symbols } = townIn(world, state, cell);
  const owner = ownerOf(state, cell);
  const isFree = free || owner === seat;
  const exhaust = isFree ? [] : symbols;
  return {
    coin: isFree ? 0 : entryCoin(world, state, seat, cell),
    to: owner === NOBODY || owner === seat ? undefined : owner,
    exhaust,
    parts: partOutlooks(world, state, seat, cell, exhaust),
  };
}

/** The yield of a town action's parts, crew counted as each begins (IB-43) if Work crew are spared. */
function partOutlooks(
  world: World,
  state: State,
  seat: Seat,
  cell: CellNumber,
  exhaust: readonly CrewSymbol[],
): PartOutlook[] {
  let crew: Player = playerOf(state, seat);
  const spared = sparing(world, crew.deck, exhaust);
  crew = { ...crew, deck: spared, below: crew.below | (crew.deck & ~spared) };
  const { parts } = townIn(world, state, cell);
  return parts.map((part, n) => {
    const then = { ...state, players: state.players.with(seat, crew) };
    if (part.do === 'rest') crew = { ...crew, deck: crew.deck | crew.below, below: 0 };
    return partOutlook(world, then, seat, part, parts[n - 1]);
  });
}

/** The same for now: Work crew's yield is included, and parts without yield are left out. */
export function gainsOf(parts: readonly PartOutlook[]): PartOutlook[] {
  return parts.flatMap((part, n): readonly PartOutlook[] => {
    if (part.do === 'perWork') {
      const sum = part.first + part.each * part.workers;
      return sum > 0 ? [{ do: 'gain', what: part.what, n: sum }] : [];
    }
    if (part.do === 'pay') {
      const { within } = part;
      return within === 0 ? [] : [{ ...part, times: within === 1 ? 'once' : 'perCrewOnDeck', most: within }];
    }
    const next = parts[n + 1];
    return next?.do === 'perWork' && next.first > 0 ? [] : [part];
  });
}

function partOutlook(world: World, state: State, seat: Seat, part: Part, before: Part | undefined): PartOutlook {
  switch (part.do) {
    case 'gain': {
      const { what, n } = part;
      if (part.per === undefined) return { do: 'gain', what, n };
      const first = before?.do === 'gain' && before.what === what && before.per === undefined ? before.n : 0;
      return { do: 'perWork', what, each: n, workers: workers(world, state, seat), first };
    }
    case 'gainOne':
      return { do: 'gainOne', of: part.of };
    case 'pay': {
      const { prices, get, times, exhaust } = part;
      const { deck } = playerOf(state, seat);
      const able = exhaust === undefined ? Number.POSITIVE_INFINITY : count(deck & world.skilled[exhaust]);
      const limits = { any: able, perCrewOnDeck: count(deck), once: 1 };
      const paid = prices.reduce((sum, price) => sum + timesPaid(state, seat, price), 0);
      return { do: 'pay', prices, get, times, most: count(deck), within: Math.min(paid, able, limits[times]), exhaust };
    }
    case 'build': {
      const spaces = state.row.flatMap((building, n) => (building > 0 ? [n + 1] : []));
      const within = spaces.filter((space) => whyOutOfReach(world, state, seat, space, 'built') === undefined);
      return { do: 'build', within: within.length, of: spaces.length };
    }
    default:
      return { do: part.do };
  }
}

/** How often a price is affordable. */
function timesPaid(state: State, seat: Seat, price: Amounts<Payable>): number {
  const each = (Object.keys(price) as Payable[]).map((what) => owned(state, seat, what) / (price[what] ?? 1));
  return Math.floor(Math.min(...each));
}

/** The crew on deck after all symbols are paid with as few Work crew as possible. */
function sparing(world: World, deck: number, symbols: readonly CrewSymbol[]): number {
  const [first, ...others] = symbols;
  if (first === undefined) return deck;
  let best = deck;
  let most = -1;
  for (let rest = deck & world.skilled[first]; rest !== 0; rest &= rest - 1) {
    const left = sparing(world, deck & ~(rest & -rest), others);
    const spared = count(left & world.skilled.work);
    if (spared <= most) continue;
    best = left;
    most = spared;
  }
  return best;
}
