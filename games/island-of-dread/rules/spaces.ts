import { type EventSpaceNumber, ISLAND, NONE, type SpaceNumber } from '../content/vocabulary.ts';
import { CELLS, PLAINS, SEA, SPACE_WORDS, type World } from '../content/world.ts';
import type { Player, State } from './state.ts';

export const isOnLand = ({ at }: Player): boolean => at >= 0 && at < CELLS;
export const isVoyaging = ({ at }: Player): boolean => at >= CELLS;
export const isOnIsland = ({ at }: Player): boolean => at === ISLAND;

export const anchorOf = ({ at }: Player): number => at - CELLS;

/** The tile on an event space, or `NONE`. */
export const tileOn = (state: State, eventSpace: EventSpaceNumber): number => state.tiles.indexOf(eventSpace);

/** ID-80, ID-84, ID-85, ID-87: a land space's current terrain, an index in `TERRAINS`; `SEA` while it is flooded. */
export function terrainAt(world: World, state: State, cell: SpaceNumber): number {
  const { chart } = world;
  const eventSpace = chart.eventAt[cell]!;
  if (eventSpace === NONE || tileOn(state, eventSpace) === NONE) return chart.terrain[cell]!;
  return chart.eventSpaces[eventSpace]!.kind === 'sea' ? SEA : PLAINS;
}

export function isFlooded(world: World, state: State, cell: SpaceNumber): boolean {
  const eventSpace = world.chart.eventAt[cell]!;
  return (
    eventSpace !== NONE && world.chart.eventSpaces[eventSpace]!.kind === 'sea' && tileOn(state, eventSpace) !== NONE
  );
}

/** The town at a space, or `NONE`; ruins are no town (ID-87). */
export function townAt(world: World, state: State, cell: SpaceNumber): number {
  const town = cell >= 0 && cell < CELLS ? world.chart.townAt[cell]! : NONE;
  return town === world.chart.ruinTown && isRuined(world, state) ? NONE : town;
}

export function isRuined(world: World, state: State): boolean {
  const { towns, ruinTown, eventAt, eventSpaces } = world.chart;
  const eventSpace = eventAt[towns[ruinTown]!]!;
  return eventSpace !== NONE && eventSpaces[eventSpace]!.kind === 'ruins' && tileOn(state, eventSpace) !== NONE;
}

/** A place's name: `j8`, `S3`, or `island`. */
export function placeWord(world: World, place: number): string {
  if (place === ISLAND) return 'island';
  return place < CELLS ? SPACE_WORDS[place]! : world.chart.ports[world.chart.towns.length + place - CELLS]!;
}

/** A Hero's port, or `NONE`: towns first, then anchors. */
export function portOf(world: World, state: State, player: Player): number {
  return isVoyaging(player) ? world.chart.towns.length + anchorOf(player) : townAt(world, state, player.at);
}

/** A cache key: the space, and the floods and ruins that change routes from it. */
export function keyOfWays(world: World, state: State, from: number): number {
  let tiles = 0;
  for (const eventSpace of state.tiles) {
    if (eventSpace === NONE) continue;
    const { kind } = world.chart.eventSpaces[eventSpace]!;
    // A pack may have more event spaces than `<<` has bits.
    if (kind === 'sea' || kind === 'ruins') tiles += 2 ** eventSpace;
  }
  return tiles * CELLS + from;
}

/** Nearest towns per space, cached by the tiles that change routes. */
const NEAREST = new WeakMap<World, Map<number, readonly number[]>>();

/** ID-213: the landmass's towns nearest to a space, counted in spaces. */
export function nearestTowns(world: World, state: State, from: number): readonly number[] {
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

function reckonNearest(world: World, state: State, from: number): readonly number[] {
  const { near, landmass } = world.chart;
  const seen = new Set([from]);
  let front = [from];
  while (front.length > 0) {
    const towns = front.map((cell) => townAt(world, state, cell)).filter((town) => town !== NONE);
    if (towns.length > 0) return towns.sort((a, b) => a - b);
    const next: number[] = [];
    for (const cell of front) {
      for (const other of near[cell]!) {
        if (seen.has(other) || isFlooded(world, state, other)) continue;
        seen.add(other);
        next.push(other);
      }
    }
    front = next;
  }
  // Cut off by a flood: the pack check excludes that for a whole landmass, but not for the ruined town.
  return world.chart.towns.flatMap((cell, town) =>
    landmass[cell] === landmass[from] && townAt(world, state, cell) !== NONE ? [town] : [],
  );
}
