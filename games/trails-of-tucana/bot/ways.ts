import { COPIES, TERRAIN_PILE } from '../content/cards.ts';
import { type Terrain, VILLAGES } from '../content/islands.ts';
import { HEX_NAMES, type IslandMap } from '../rules/map.ts';

/** Costs are integers: about the cost of the most common kind of segment. */
export const UNIT = 16;

/** The chance that a turn allows a segment between two terrains. */
function chanceOf(one: Terrain, other: Terrain): number {
  const cards = TERRAIN_PILE.length;
  const { any } = COPIES;
  const pairs = (cards * (cards - 1)) / 2;
  const anyPairs = (any * (any - 1)) / 2;
  if (one === other) return ((COPIES[one] * (COPIES[one] - 1)) / 2 + COPIES[one] * any + anyPairs) / pairs;
  return (COPIES[one] * COPIES[other] + (COPIES[one] + COPIES[other]) * any + anyPairs) / pairs;
}

/** The cost of each undrawn segment. */
export function segmentCosts(map: IslandMap, rarity: number): Int16Array {
  return Int16Array.from(map.segments, ([from, to]) => {
    const chance = chanceOf(map.hexes[from]!.terrain, map.hexes[to]!.terrain);
    return Math.round(UNIT * (0.15 / chance) ** rarity);
  });
}

/** The first source is any village; then come the villages, and then the sights, as in `IslandMap.landmarks`. */
export const ANY_VILLAGE = 0;
export const FIRST_LANDMARK = 1;

const FAR = 10_000;
/** No hex has more neighbours. */
const SIDES = 6;

/** An island's ways before anything is drawn. */
export class Terrains {
  readonly map: IslandMap;
  readonly hexes: number;
  readonly sources: number;
  readonly costs: Int16Array;
  /** The neighbours of each hex, and the segments to them; -1 for none. */
  readonly near: Int16Array;
  readonly by: Int16Array;
  readonly start: Int16Array;
  /** The longest of all ways; trails only make them shorter. */
  readonly longest: number;

  constructor(map: IslandMap, rarity: number) {
    this.map = map;
    this.hexes = map.hexes.length;
    this.sources = FIRST_LANDMARK + map.landmarks.length;
    this.costs = segmentCosts(map, rarity);
    this.near = new Int16Array(this.hexes * SIDES).fill(-1);
    this.by = new Int16Array(this.hexes * SIDES).fill(-1);
    for (const [hex, segments] of map.at.entries()) {
      for (const [n, segment] of segments.entries()) {
        this.near[hex * SIDES + n] = map.from[segment]! + map.to[segment]! - hex;
        this.by[hex * SIDES + n] = segment;
      }
    }
    this.start = new Int16Array(this.sources * this.hexes).fill(FAR);
    for (let source = 0; source < this.sources; source++) {
      const places = source === ANY_VILLAGE ? map.landmarks.slice(0, VILLAGES) : [map.landmarks[source - 1]!];
      for (const hex of places) this.start[source * this.hexes + hex] = 0;
      for (const hex of places) spread(this, this.costs, this.start, source * this.hexes, hex);
    }
    this.longest = this.start.reduce((longest, way) => Math.max(longest, way), 0);
  }
}

const queue = new Int16Array(4096);

/** A hex is now nearer to a source: so may be its neighbours. */
function spread({ near, by }: Terrains, costs: Int16Array, ways: Int16Array, first: number, from: number): void {
  let length = 1;
  queue[0] = from;
  for (let at = 0; at < length; at++) {
    const hex = queue[at & 4095]!;
    const here = ways[first + hex]!;
    for (let side = hex * SIDES, end = side + SIDES; side < end; side++) {
      const next = near[side]!;
      if (next < 0) break;
      const there = here + costs[by[side]!]!;
      if (there < ways[first + next]!) {
        ways[first + next] = there;
        queue[length++ & 4095] = next;
      }
    }
  }
}

/** The cheapest ways from every landmark to every hex of a sheet. Drawn trails cost nothing. */
export class Ways {
  readonly land: Terrains;
  /** At [source * hexes + hex]. */
  readonly to: Int16Array;
  /** Whether ways from sights on a village's trail are still needed: only red cards use them. */
  readonly thorough: boolean;
  private readonly costs: Int16Array;
  private readonly drawn: number[] = [];

  constructor(land: Terrains, thorough: boolean) {
    this.land = land;
    this.thorough = thorough;
    this.to = land.start.slice();
    this.costs = land.costs.slice();
  }

  /** Takes over what another sheet knows. */
  copy(other: Ways): void {
    this.to.set(other.to);
    this.costs.set(other.costs);
    this.drawn.length = 0;
    for (let n = 0; n < other.drawn.length; n++) this.drawn.push(other.drawn[n]!);
  }

  private clear(): void {
    this.to.set(this.land.start);
    this.costs.set(this.land.costs);
    this.drawn.length = 0;
  }

  /** The number of these segments it includes, if it includes no others; -1 otherwise. */
  knows(segments: readonly number[], more: readonly number[]): number {
    const { drawn } = this;
    if (drawn.length > segments.length + more.length) return -1;
    for (let n = 0; n < drawn.length; n++) {
      const segment = n < segments.length ? segments[n] : more[n - segments.length];
      if (drawn[n] !== segment) return -1;
    }
    return drawn.length;
  }

  /** Updates to exactly these segments. */
  learn(segments: readonly number[], more: readonly number[]): void {
    if (this.knows(segments, more) < 0) this.clear();
    for (let n = this.drawn.length; n < segments.length; n++) this.draw(segments[n]!);
    for (let n = this.drawn.length; n < segments.length + more.length; n++) this.draw(more[n - segments.length]!);
  }

  private draw(segment: number): void {
    const { map } = this.land;
    this.drawn.push(segment);
    this.costs[segment] = 0;
    this.fanOut(map.from[segment]!, map.to[segment]!);
    this.fanOut(map.to[segment]!, map.from[segment]!);
  }

  /**
   * Spreads from one end of a new segment for all sources nearer to the other end, as far as any of them is now
   * nearer: beyond a hex where none is, none can be.
   */
  private fanOut(start: number, other: number): void {
    const { land, to, costs } = this;
    const { hexes, sources, map, near, by } = land;
    let count = 0;
    for (let source = 0, first = 0; source < sources; source++, first += hexes) {
      const way = to[first + other]!;
      if (way >= to[first + start]!) continue;
      const isScored = source >= FIRST_LANDMARK + VILLAGES && to[map.landmarks[source - FIRST_LANDMARK]!] === 0;
      if (isScored && !this.thorough) continue;
      firsts[count] = first;
      ways[count++] = way;
    }
    if (count === 0) return;
    away.fill(FAR, 0, hexes);
    away[start] = 0;
    queue[0] = start;
    for (let at = 0, length = 1; at < length; at++) {
      const hex = queue[at & 4095]!;
      const here = away[hex]!;
      let isNearer = false;
      for (let n = 0; n < count; n++) {
        const place = firsts[n]! + hex;
        const way = ways[n]! + here;
        if (way >= to[place]!) continue;
        to[place] = way;
        isNearer = true;
      }
      if (!isNearer) continue;
      for (let side = hex * SIDES, end = side + SIDES; side < end; side++) {
        const next = near[side]!;
        if (next < 0) break;
        const there = here + costs[by[side]!]!;
        if (there >= away[next]!) continue;
        away[next] = there;
        queue[length++ & 4095] = next;
      }
    }
  }
}

/** Scratch space of `fanOut`: each hex's distance from the start; the current sources, and their distances to it. */
const away = new Int16Array(HEX_NAMES.length);
const firsts = new Int16Array(32);
const ways = new Int16Array(32);
