import type { Seat } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import type { CrewSet, CrewSymbol } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { canCover, count } from '../rules/crew.ts';
import { berthCost } from '../rules/sail.ts';
import { ownerOf, type Player, playerOf, type State, shipOf } from '../rules/state.ts';
import { townIn } from '../rules/town.ts';
import { entryCoin } from '../rules/visit.ts';
import { type AttackOdds, oddsWithEverything } from './attack.ts';
import { influenceToPay } from './influence.ts';
import { type Position, publicState } from './position.ts';

/** What the player could do in a town if their ship ended its move there, with their current means. */
export interface Plan {
  /** What is lacking for a visit. */
  readonly lacking: Lacking | undefined;
  /** An attack with all means; absent where none is possible. */
  readonly attack: AttackOdds | undefined;
  /** Influence available for diplomacy; absent without such a banner. */
  readonly influence: number | undefined;
}

/** `together`: enough crew for each symbol, but not for all of them. */
export type Lacking =
  | { readonly what: 'coin' }
  | { readonly what: CrewSymbol; readonly need: number; readonly have: number }
  | { readonly what: 'together'; readonly symbols: readonly CrewSymbol[] };

export function planFor(position: Position, cell: CellNumber): Plan | undefined {
  const { content: world, reader } = position;
  const state = publicState(position);
  if (reader === undefined || state.round === 0) return undefined;
  const owner = ownerOf(state, cell);
  const { isRed, isBlueGreen } = townIn(world, state, cell);
  const isAway = shipOf(state, reader) !== cell;
  const berth = isAway && berthCost(world, state, reader, cell) !== undefined;
  const there = berth ? withBerth(world, state, reader) : state;
  const { pirates, serpents, ichor } = playerOf(state, reader);
  const canAttack = isRed && owner !== reader && (pirates > 0 || serpents > 0 || ichor);
  return {
    lacking: owner === reader ? undefined : lackingFor(world, state, reader, cell, berth),
    attack: canAttack ? oddsWithEverything(world, there, reader, cell) : undefined,
    influence: isBlueGreen && owner !== reader ? influenceToPay(world, there, reader) : undefined,
  };
}

/** IB-34, IB-52: the coin, and the crew for the entry cost besides the one exhausted to end there. */
function lackingFor(world: World, state: State, seat: Seat, cell: CellNumber, berth: boolean): Lacking | undefined {
  const { coins, deck } = playerOf(state, seat);
  if (coins < entryCoin(world, state, seat, cell)) return { what: 'coin' };
  const symbols: readonly CrewSymbol[] = [
    ...(berth ? (['administrate'] as const) : []),
    ...townIn(world, state, cell).exhaust,
  ];
  if (canCover(world, deck, symbols)) return undefined;
  for (const what of new Set(symbols)) {
    const need = symbols.filter((symbol) => symbol === what).length;
    const have = count(deck & world.skilled[what]);
    if (have < need) return { what, need, have };
  }
  return { what: 'together', symbols };
}

/** Exhausts the Administrate crew member with the least other use. */
function withBerth(world: World, state: State, seat: Seat): State {
  const player = playerOf(state, seat);
  const able: CrewSet = player.deck & world.skilled.administrate;
  const one = able & -able;
  const crew: Player = { ...player, deck: player.deck & ~one, below: player.below | one };
  return { ...state, players: state.players.with(seat, crew) };
}
