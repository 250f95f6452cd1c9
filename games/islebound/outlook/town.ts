import { at, type Seat } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import { type Banner, type CrewSymbol, NOBODY, type TownName } from '../content/vocabulary.ts';
import type { Place } from '../content/world.ts';
import { needFor, townIn } from '../rules/town.ts';
import { type Position, publicState } from './position.ts';

export interface TownOutlook {
  readonly name: TownName;
  readonly isPort: boolean;
  readonly banners: readonly Banner[];
  readonly owner: Seat | undefined;
  /** Controlled by the player. */
  readonly isOwn: boolean;
  readonly strength: number;
  /** IB-90, IB-104: extra need of every seat but the owner. */
  readonly extra: number;
  /** Printed entry coin. */
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  /** Shown events of the town, by place from 1. */
  readonly events: readonly number[];
  readonly ships: readonly Seat[];
}

export function townOf(position: Position, cell: CellNumber): TownOutlook {
  const { content: world, state, reader } = position;
  const open = publicState(position);
  const place = townIn(world, open, cell);
  const { name, isPort, strength, coin, exhaust } = place;
  const owner = ownerOf(position, cell);
  return {
    name,
    isPort,
    banners: bannersOf(place),
    owner,
    isOwn: owner !== undefined && owner === reader,
    strength,
    extra: needFor(world, open, NOBODY, cell) - strength,
    coin,
    exhaust,
    events: state.events.flatMap((event, n) =>
      event > 0 && at(world.events, event).town === state.towns[cell] ? [n + 1] : [],
    ),
    ships: state.ships.flatMap((ship, seat) => (ship === cell ? [seat] : [])),
  };
}

/** A seat's need to take the town. */
export const needOf = ({ owner, strength, extra }: TownOutlook, seat: Seat): number =>
  owner === seat ? strength : strength + extra;

/** The seat that controls the town in a region. */
export function ownerOf({ state }: Pick<Position, 'state'>, cell: CellNumber): Seat | undefined {
  const owner = at(state.owners, cell);
  return owner === NOBODY ? undefined : owner;
}

export const hasTwoBanners = (position: Pick<Position, 'content' | 'state'>, cell: CellNumber): boolean =>
  bannersOf(townIn(position.content, position.state, cell)).length === 2;

const bannersOf = ({ isRed, isBlueGreen }: Place): Banner[] => [
  ...(isRed ? (['red'] as const) : []),
  ...(isBlueGreen ? (['blueGreen'] as const) : []),
];
