import { FLOOD_CARDS } from '../content/meter.ts';
import { chart, type IslandChart } from '../content/spaces.ts';
import { FLOODED, MISSING, TREASURES } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

const SPACES = 24;

/** The threat of the coming flood, and its weight. One object is reused to spare memory. */
export class Outlook {
  /** The current value of shoring up each space; 0 if not flooded. */
  readonly need: number[] = new Array<number>(SPACES).fill(0);
  readonly flooded: number[] = [];
  private readonly risk: number[] = new Array<number>(SPACES).fill(0);
  private readonly weights: Weights;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Updates the need of every flooded tile. `drawn`: whether this turn's treasure cards have been drawn. */
  refresh(state: State, drawn: boolean): void {
    const map = chart(state.island);
    this.weighRisks(state, map, drawn);
    const { need, flooded, risk } = this;
    flooded.length = 0;
    for (let space = 0; space < SPACES; space++) {
      if (state.water[space] !== FLOODED) {
        need[space] = 0;
        continue;
      }
      need[space] = this.importance(state, map, space) * (1 + risk[space]!);
      flooded.push(space);
    }
  }

  /** Weighs the chance that a tile's flood card comes before the turn ends, or soon. */
  private weighRisks(state: State, map: IslandChart, drawn: boolean): void {
    const { risk, weights } = this;
    const { floodPile, floodDiscards } = state;
    const cards = FLOOD_CARDS[state.mark]!;
    let left = cards;
    for (let layer = floodPile.length - 1; layer >= 0; layer--) {
      const tiles = floodPile[layer]!;
      const chance = left <= 0 ? 0 : left < tiles.length ? left / tiles.length : 1;
      const weight = weights.soon + weights.risk * chance;
      for (let card = 0; card < tiles.length; card++) risk[map.spaceOf[tiles[card]!]] = weight;
      left -= tiles.length;
    }
    if (floodDiscards.length === 0) return;
    const chance = drawn ? 0 : chanceOfRise(state) * (cards < floodDiscards.length ? cards / floodDiscards.length : 1);
    for (let card = 0; card < floodDiscards.length; card++)
      risk[map.spaceOf[floodDiscards[card]!]] = chance * weights.risk;
  }

  private importance(state: State, map: IslandChart, space: number): number {
    const { weights } = this;
    if (space === map.landing) return weights.landing;
    const treasure = map.treasureAt[space]!;
    if (treasure < 0 || state.captured[treasure] !== -1) return weights.plain;
    const [one, other] = map.sites[treasure]!;
    const twin = state.water[space === one ? other : one];
    return twin === MISSING ? weights.lastSite : twin === FLOODED ? weights.pairSite : weights.site;
  }
}

/** The chance that one of the next two treasure cards is Waters Rise! */
function chanceOfRise(state: State): number {
  let rises = 0;
  let cards = 0;
  for (const layer of state.treasurePile) {
    cards += layer.length;
    for (let card = 0; card < layer.length; card++) if (layer[card] === 'waters-rise') rises++;
  }
  if (cards <= 2) return rises > 0 ? 1 : 0;
  return 1 - ((cards - rises) * (cards - 1 - rises)) / (cards * (cards - 1));
}

/** Treasures still on the island. */
export function uncaptured(state: State): number {
  let count = 0;
  for (let treasure = 0; treasure < TREASURES.length; treasure++) if (state.captured[treasure] === -1) count++;
  return count;
}
