import type { AnchorId, EventSpaceId, PlaceId, PortId, TerrainId, TileId } from '../content/ids.ts';
import {
  CELLS,
  eventSpaceAt,
  eventSpaceOf,
  landNear,
  PLAINS,
  portId,
  SEA,
  spaceWord,
  townSpace,
  type World,
} from '../content/world.ts';
import { ISLAND, NONE, type Player, type State } from './state.ts';

export const isOnLand = ({ at }: Player): boolean => at >= 0 && at < CELLS;
export const isVoyaging = ({ at }: Player): boolean => at >= CELLS;
export const isOnIsland = ({ at }: Player): boolean => at === ISLAND;

/** The anchor a voyaging Hero is on, counted from 0. */
export const anchorOf = ({ at }: Player): AnchorId => at - CELLS;

/** The tile that lies on an event space, or `NONE`. */
export const tileOn = (state: State, eventSpace: EventSpaceId): TileId => state.tiles.indexOf(eventSpace);

/** ID-80, ID-84, ID-85, ID-87: the terrain of a land space now, by its place in `TERRAINS`; `SEA` while it is flooded. */
export function terrainAt(world: World, state: State, cell: PlaceId): TerrainId {
  const eventSpace = eventSpaceAt(world, cell);
  if (eventSpace === NONE || tileOn(state, eventSpace) === NONE) return world.chart.terrain[cell] ?? SEA;
  return eventSpaceOf(world, eventSpace).kind === 'sea' ? SEA : PLAINS;
}

export function isFlooded(world: World, state: State, cell: PlaceId): boolean {
  const eventSpace = eventSpaceAt(world, cell);
  return eventSpace !== NONE && eventSpaceOf(world, eventSpace).kind === 'sea' && tileOn(state, eventSpace) !== NONE;
}

/** The town at a space, or `NONE`; ruins are no town (ID-87). */
export function townAt(world: World, state: State, cell: PlaceId): PortId {
  const town = cell >= 0 && cell < CELLS ? (world.chart.townAt[cell] ?? NONE) : NONE;
  return town === world.chart.ruinTown && isRuined(world, state) ? NONE : town;
}

export function isRuined(world: World, state: State): boolean {
  const eventSpace = eventSpaceAt(world, townSpace(world, world.chart.ruinTown));
  return eventSpace !== NONE && eventSpaceOf(world, eventSpace).kind === 'ruins' && tileOn(state, eventSpace) !== NONE;
}

/** What a place is called: `j8`, `S3`, or `island`. */
export function placeWord(world: World, place: PlaceId): string {
  if (place === ISLAND) return 'island';
  return place < CELLS ? spaceWord(place) : portId(world, world.chart.towns.length + place - CELLS);
}

/** The port where a Hero is, or `NONE`: towns first, then anchors. */
export function portOf(world: World, state: State, player: Player): PortId {
  return isVoyaging(player) ? world.chart.towns.length + anchorOf(player) : townAt(world, state, player.at);
}

/** A number for a space and for the floods and ruins that change the ways from there. */
export function keyOfWays(world: World, state: State, from: PlaceId): number {
  let tiles = 0;
  for (const eventSpace of state.tiles) {
    if (eventSpace === NONE) continue;
    const { kind } = eventSpaceOf(world, eventSpace);
    // A pack may have more event spaces than a number has bits for `<<`.
    if (kind === 'sea' || kind === 'ruins') tiles += 2 ** eventSpace;
  }
  return tiles * CELLS + from;
}

/** The nearest towns of every space that was asked about, by the tiles that change the ways there. */
const NEAREST = new WeakMap<World, Map<number, readonly PortId[]>>();

/** ID-213: the towns of the landmass that are nearest to a space, by spaces. */
export function nearestTowns(world: World, state: State, from: PlaceId): readonly PortId[] {
  let known = NEAREST.get(world);
  if (known === undefined) {
    known = new Map();
    NEAREST.set(world, known);
  }
  const key = keyOfWays(world, state, from);
  let found = known.get(key);
  if (found === undefined) {
    found = reckonNearest(world, state, from);
    known.set(key, found);
  }
  return found;
}

function reckonNearest(world: World, state: State, from: PlaceId): readonly PortId[] {
  const { landmass } = world.chart;
  const seen = new Set([from]);
  let front = [from];
  while (front.length > 0) {
    const towns = front.map((cell) => townAt(world, state, cell)).filter((town) => town !== NONE);
    if (towns.length > 0) return towns.sort((a, b) => a - b);
    const next: PlaceId[] = [];
    for (const cell of front) {
      for (const other of landNear(world, cell)) {
        if (seen.has(other) || isFlooded(world, state, other)) continue;
        seen.add(other);
        next.push(other);
      }
    }
    front = next;
  }
  // Cut off by a flood, which the check of a pack forbids for the whole landmass but not for the ruined town.
  return world.chart.towns.flatMap((cell, town) =>
    landmass[cell] === landmass[from] && townAt(world, state, cell) !== NONE ? [town] : [],
  );
}
