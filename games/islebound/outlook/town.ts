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
  /** It is the reader's. */
  readonly isOwn: boolean;
  readonly strength: number;
  /** What everybody but its owner needs besides (IB-90, IB-104). */
  readonly extra: number;
  /** What entering costs, as printed. */
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  /** The places of its events that are shown, from 1. */
  readonly events: readonly number[];
  readonly ships: readonly Seat[];
}

/** The town in a region. */
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

/** What a seat needs to take the town. */
export const needOf = ({ owner, strength, extra }: TownOutlook, seat: Seat): number =>
  owner === seat ? strength : strength + extra;

/** Who controls the town in a region. */
export function ownerOf({ state }: Pick<Position, 'state'>, cell: CellNumber): Seat | undefined {
  const owner = at(state.owners, cell);
  return owner === NOBODY ? undefined : owner;
}

/** Whether a town has both banners. */
export const hasTwoBanners = (position: Pick<Position, 'content' | 'state'>, cell: CellNumber): boolean =>
  bannersOf(townIn(position.content, position.state, cell)).length === 2;

const bannersOf = ({ isRed, isBlueGreen }: Place): Banner[] => [
  ...(isRed ? (['red'] as const) : []),
  ...(isBlueGreen ? (['blueGreen'] as const) : []),
];
