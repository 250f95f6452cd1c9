import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../../content/constants.ts';
import type { CellNumber } from '../../content/map.ts';
import type { CrewSymbol, Part } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { abilities, bonus } from '../../rules/abilities.ts';
import { whyOutOfReach } from '../../rules/buildings.ts';
import { chances } from '../../rules/chance.ts';
import { count, workers } from '../../rules/crew.ts';
import { influenceOf } from '../../rules/diplomacy.ts';
import { type Attack, NOBODY, ownerOf, type Player, playerOf, type State, shipOf } from '../../rules/state.ts';
import { needFor, townIn } from '../../rules/town.ts';
import { entryCoin } from '../../rules/visit.ts';
import type { PartOutlook, VisitOutlook } from '../../text/board.ts';

/** What a visit would cost and bring; where the seat's ship lies, unless told. `free`: in a town just taken. */
export function visitOutlook(
  world: World,
  state: State,
  seat: Seat,
  { cell = shipOf(state, seat), free = false }: { cell?: CellNumber; free?: boolean } = {},
): VisitOutlook {
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

export interface AttackOutlook {
  readonly need: number;
  readonly dice: number;
  /** That the dice alone suffice, with the whole fleet and all Combat crew on deck; exact. */
  readonly chance: number;
}

/** What an attack with everything there is could do. */
export function attackOutlook(world: World, state: State, seat: Seat): AttackOutlook {
  const { pirates, serpents, ichor, deck } = playerOf(state, seat);
  const room = CONSTANTS.dice - (ichor ? 1 : 0);
  const need = needFor(world, state, seat);
  const group = { ichor, serpents: Math.min(serpents, room), pirates: Math.min(pirates, Math.max(0, room - serpents)) };
  const cards = group.pirates + group.serpents + (ichor ? 1 : 0);
  const combat = Math.min(count(deck & world.skilled.combat), CONSTANTS.dice - cards);
  const attack: Attack = { need, ...group, combat, dice: [], placed: [], strength: 0, injured: 0 };
  const wanted = need - bonus(world, state, seat, 'attackStrength');
  return { need, dice: cards + combat, chance: wanted <= 0 ? 1 : (chances(world, attack)[wanted] ?? 0) };
}

/** The influence that a town needs, and all that the seat could pay (IB-105, IB-106). */
export function diplomacyOutlook(world: World, state: State, seat: Seat): { need: number; have: number } {
  const talkers = count(playerOf(state, seat).deck & world.skilled.negotiate);
  return {
    need: needFor(world, state, seat),
    have: influenceOf(world, state, seat) + talkers + bonus(world, state, seat, 'influence'),
  };
}

/** The coins of a hunt, with what buildings add (IB-110, IB-147). */
export function huntOutlook(world: World, state: State, seat: Seat): number {
  const { gifts } = abilities(world, state);
  const added = playerOf(state, seat)
    .city.flatMap((building) => at(gifts, building))
    .filter(({ when, what }) => when === 'hunted' && what === 'coin')
    .reduce((sum, { n }) => sum + n, 0);
  return (state.treasure > 0 ? state.treasure : CONSTANTS.emptyMapCoins) + added;
}
