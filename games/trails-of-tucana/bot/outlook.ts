import type { Seat } from '@skerry/engine';
import { BLUE_POINTS, RED_POINTS } from '../content/cards.ts';
import { type Island, LETTERS, SIGHTS, TURNS_A_ROUND, VILLAGES } from '../content/islands.ts';
import type { World } from '../rules/map.ts';
import type { State } from '../rules/state.ts';
import { FIRST_LANDMARK, Terrains, UNIT, Ways } from './ways.ts';
import type { Weights } from './weights.ts';

/** The chance that a way of each cost is finished, by number of turns played: at [turns * (longest + 1) + cost]. */
export interface Hopes {
  /** The longest way on the island. */
  readonly longest: number;
  /** Summed over the scorings still to come. */
  readonly sights: Float32Array;
  /** By the end of the game. */
  readonly end: Float32Array;
  readonly villages: Float32Array;
}

interface Ground {
  readonly land: Terrains;
  readonly weights: Weights;
  readonly hopes: Hopes;
  /** Cached per seat, and for the sheets where a search began. */
  readonly ways: Ways[];
  readonly roots: Ways[];
}

/** A sheet's expectation: every goal, its worth times the chance of reaching it. */
export class Outlook {
  readonly world: World;
  private readonly grounds: { readonly [I in Island]: Ground };
  private ground!: Ground;
  private ways!: Ways;
  private row = 0;
  /** Unaffected by further segments. */
  private certain = 0;
  // Incomplete kinds of sights, and the unconnected sights of each.
  private kinds = 0;
  private readonly kind = new Int8Array(SIGHTS.length);
  private readonly firstSight = new Int8Array(SIGHTS.length + 1);
  private readonly sightSource = new Int16Array(16);
  private readonly sightWay = new Int16Array(16);
  private readonly kindWorth = new Float64Array(SIGHTS.length);
  // The two places that a letter or a red card wants connected.
  private pairs = 0;
  private readonly pairFrom = new Int16Array(8);
  private readonly pairTo = new Int16Array(8);
  private readonly pairWay = new Int16Array(8);
  private readonly pairPoints = new Float64Array(8);
  private readonly pairHopes: Float32Array[] = [];
  private readonly pairWorth = new Float64Array(8);
  private readonly near = new Int16Array(3);

  constructor(world: World, weights: { readonly [I in Island]: Weights }) {
    const groundOf = (island: Island): Ground => {
      const land = new Terrains(world[island], weights[island].rarity);
      const hopes = hopesOf(land, weights[island]);
      return { land, weights: weights[island], hopes, ways: [], roots: [] };
    };
    this.world = world;
    this.grounds = { petit: groundOf('petit'), grande: groundOf('grande') };
  }

  /** Remembers a sheet that many games will continue from. */
  remember(state: State, seat: Seat): void {
    const { land, roots } = this.grounds[state.island];
    const root = waysOf(land, roots, state, seat);
    root.learn(state.sheets[seat]!.segments, state.secrets[seat]!.drawn);
  }

  /** Ways on a seat's sheet, including this turn's draft. */
  survey(state: State, seat: Seat): Ways {
    const ground = this.grounds[state.island];
    const { segments } = state.sheets[seat]!;
    const { drawn } = state.secrets[seat]!;
    const ways = waysOf(ground.land, ground.ways, state, seat);
    const root = ground.roots[seat];
    const isNews = ways.knows(segments, drawn) < 0;
    if (isNews && root !== undefined && root.thorough === ways.thorough && root.knows(segments, drawn) >= 0)
      ways.copy(root);
    ways.learn(segments, drawn);
    return ways;
  }

  hopesOf(island: Island): Hopes {
    return this.grounds[island].hopes;
  }

  /** Selects a seat's sheet, including this turn's draft, for `worth`. */
  look(state: State, seat: Seat): void {
    this.ways = this.survey(state, seat);
    this.ground = this.grounds[state.island];
    this.row = ((state.round - 1) * TURNS_A_ROUND + state.turn) * (this.ground.hopes.longest + 1);
    this.certain = 0;
    this.lookAtSights(state, seat);
    this.pairs = 0;
    this.lookAtVillages(state, seat);
    if (state.red.length > 0) this.lookAtRedCards(state);
  }

  private lookAtSights(state: State, seat: Seat): void {
    const { hopes, land } = this.ground;
    const { landmarks, perKind, values } = land.map;
    const { circled } = state.sheets[seat]!;
    const { to } = this.ways;
    let count = 0;
    this.kinds = 0;
    for (let kind = 0; kind < SIGHTS.length; kind++) {
      if (circled[kind] === perKind) continue;
      const first = count;
      for (let n = VILLAGES + kind * perKind, end = n + perKind; n < end; n++) {
        const way = to[landmarks[n]!]!;
        if (way === 0) continue;
        this.sightSource[count] = (FIRST_LANDMARK + n) * land.hexes;
        this.sightWay[count++] = way;
      }
      // Sights connected in this turn are not settled yet.
      for (let nth = circled[kind]!; nth < perKind - (count - first); nth++)
        this.certain += values[kind]![nth]! * hopes.sights[this.row]!;
      if (count === first) continue;
      this.kind[this.kinds] = kind;
      this.firstSight[this.kinds] = first;
      this.firstSight[++this.kinds] = count;
    }
    for (let n = 0; n < this.kinds; n++) {
      const first = this.firstSight[n]!;
      for (let at = first; at < this.firstSight[n + 1]!; at++) this.putInOrder(at - first, this.sightWay[at]!);
      this.kindWorth[n] = this.worthOfKind(n);
    }
  }

  /** Inserts a distance among the first few of `near`, shortest first. */
  private putInOrder(count: number, way: number): void {
    const { near } = this;
    let at = count;
    for (; at > 0 && near[at - 1]! > way; at--) near[at] = near[at - 1]!;
    near[at] = way;
  }

  /**
   * The sights of a kind whose ways are in `near`: the nearest takes the next value, the last gives a bonus trail.
   */
  private worthOfKind(n: number): number {
    const { hopes, land, weights } = this.ground;
    const { near, row } = this;
    const values = land.map.values[this.kind[n]!]!;
    const count = this.firstSight[n + 1]! - this.firstSight[n]!;
    const taken = values.length - count;
    let sum = weights.bonusTrail * hopes.end[row + near[count - 1]!]!;
    for (let nth = 0; nth < count; nth++) sum += values[taken + nth]! * hopes.sights[row + near[nth]!]!;
    return sum;
  }

  private lookAtVillages(state: State, seat: Seat): void {
    const { villages } = this.ground.land.map;
    const { pairs } = state.sheets[seat]!;
    const letters = state.letters[seat]!;
    for (let n = 0; n < LETTERS.length; n++) {
      const letter = LETTERS[n]!;
      if (pairs.includes(letter)) continue;
      const top = state.blue[n]!;
      const blue = top === 0 ? 0 : BLUE_POINTS[letter][top] * this.ground.weights.blueCard;
      this.addPair(
        letters.indexOf(letter),
        letters.lastIndexOf(letter),
        villages[letter] + blue,
        this.ground.hopes.villages,
      );
    }
  }

  /** Per kind, the two sights nearest to each other. */
  private lookAtRedCards({ red }: State): void {
    const { hopes, land, weights } = this.ground;
    const { landmarks, perKind } = land.map;
    const { to } = this.ways;
    for (const sight of red) {
      const first = VILLAGES + SIGHTS.indexOf(sight) * perKind;
      let [one, other, least] = [first, first + 1, hopes.longest + 1];
      for (let a = first; a < first + perKind; a++) {
        for (let b = a + 1; b < first + perKind; b++) {
          const way = to[(FIRST_LANDMARK + a) * land.hexes + landmarks[b]!]!;
          if (way < least) [one, other, least] = [a, b, way];
        }
      }
      this.addPair(one, other, RED_POINTS * weights.redCard, hopes.end);
    }
  }

  private addPair(one: number, other: number, points: number, hopes: Float32Array): void {
    const { hexes, map } = this.ground.land;
    const from = (FIRST_LANDMARK + one) * hexes;
    const way = this.ways.to[from + map.landmarks[other]!]!;
    if (way === 0) {
      this.certain += points;
      return;
    }
    const n = this.pairs++;
    this.pairFrom[n] = from;
    this.pairTo[n] = (FIRST_LANDMARK + other) * hexes;
    this.pairWay[n] = way;
    this.pairPoints[n] = points;
    this.pairHopes[n] = hopes;
    this.pairWorth[n] = points * hopes[this.row + way]!;
  }

  /** The sheet's expectation with one more segment between two hexes; the same hex twice for none. */
  worth(from: number, end: number): number {
    const { to } = this.ways;
    const { sightSource, sightWay, firstSight, row } = this;
    const atFrom = to[from]!;
    const atEnd = to[end]!;
    let sum = this.certain;
    for (let n = 0; n < this.kinds; n++) {
      const first = firstSight[n]!;
      const last = firstSight[n + 1]!;
      let isNearer = false;
      for (let at = first; at < last; at++) {
        const source = sightSource[at]!;
        const way = sightWay[at]!;
        isNearer ||= to[source + from]! + atEnd < way || to[source + end]! + atFrom < way;
      }
      if (!isNearer) {
        sum += this.kindWorth[n]!;
        continue;
      }
      for (let at = first; at < last; at++) {
        const source = sightSource[at]!;
        const way = Math.min(sightWay[at]!, to[source + from]! + atEnd, to[source + end]! + atFrom);
        this.putInOrder(at - first, way);
      }
      sum += this.worthOfKind(n);
    }
    for (let n = 0; n < this.pairs; n++) {
      const a = this.pairFrom[n]!;
      const b = this.pairTo[n]!;
      const way = Math.min(to[a + from]! + to[b + end]!, to[a + end]! + to[b + from]!);
      sum += way < this.pairWay[n]! ? this.pairPoints[n]! * this.pairHopes[n]![row + way]! : this.pairWorth[n]!;
    }
    return sum;
  }
}

function waysOf(land: Terrains, known: Ways[], { red }: State, seat: Seat): Ways {
  const thorough = red.length > 0;
  const ways = known[seat];
  if (ways !== undefined && (ways.thorough || !thorough)) return ways;
  const fresh = new Ways(land, thorough);
  known[seat] = fresh;
  return fresh;
}

/** Turns played include the current one, whose segment is about to be drawn. */
function hopesOf({ map, longest }: Terrains, weights: Weights): Hopes {
  const turns = map.rounds * TURNS_A_ROUND;
  const table = (): Float32Array => new Float32Array((turns + 1) * (longest + 1));
  const [sights, end, villages] = [table(), table(), table()];
  for (let played = 0; played <= turns; played++) {
    for (let cost = 0; cost <= longest; cost++) {
      const at = played * (longest + 1) + cost;
      for (let scoring = TURNS_A_ROUND; scoring <= turns; scoring += TURNS_A_ROUND)
        if (scoring >= played) sights[at]! += hope(cost, scoring - played, weights, 1);
      end[at] = hope(cost, turns - played, weights, 1);
      villages[at] = hope(cost, turns - played, weights, weights.villages);
    }
  }
  return { longest, sights, end, villages };
}

/** The chance that a way is finished within a number of turns. */
function hope(cost: number, turns: number, { reach, early, patience }: Weights, scale: number): number {
  if (cost === 0) return 1;
  if (turns === 0) return 0;
  return Math.exp(-cost / UNIT / (scale * reach * (turns + early) ** patience));
}
