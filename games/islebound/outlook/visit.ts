import type { Seat } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import type { Amounts, CrewSymbol, Part, Payable, Thing, Times } from '../content/vocabulary.ts';
import { NOBODY } from '../content/vocabulary.ts';

import type { World } from '../content/world.ts';
import { whyOutOfReach } from '../rules/buildings.ts';
import { count, workers } from '../rules/crew.ts';
import { ownerOf, type Player, playerOf, type State, shipOf } from '../rules/state.ts';
import { townIn } from '../rules/town.ts';
import { entryCoin } from '../rules/visit.ts';
import { type Position, publicState } from './position.ts';

/** What a visit costs, and what its parts would bring. */
export interface VisitOutlook {
  readonly coin: number;
  /** Who gets the coin; on a neutral town it goes on the treasure map. */
  readonly to: Seat | undefined;
  readonly exhaust: readonly CrewSymbol[];
  readonly parts: readonly PartOutlook[];
}

export type PartOutlook =
  | { readonly do: 'rest' | 'hire' | 'reputation' }
  /** So many buildings of the row could be paid for; none is counted in Architect, where cards are secret. */
  | { readonly do: 'build'; readonly within: number; readonly of: number }
  | { readonly do: 'gain'; readonly what: Thing; readonly n: number }
  /** So many for each Work crew member counted, after `first` of the same thing. */
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
      /** How often it could be made, where that is counted. */
      readonly most: number;
      readonly exhaust: CrewSymbol | undefined;
    };

/** What a visit would cost and bring; by the reader or whose turn it is, where their ship is, unless told. `free`: in a town just taken. */
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

/** What the parts of a town's action would bring, crew counted as each begins (IB-43) if Work crew are spared. */
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
      return { do: 'pay', prices, get, times, most: count(playerOf(state, seat).deck), exhaust };
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

/** The crew left on deck when all symbols are paid and as many Work crew as possible are left. */
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
