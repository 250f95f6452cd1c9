import { NONE, type SpaceNumber, type TileKind } from '../content/vocabulary.ts';
import { CELLS } from '../content/world.ts';
import { isRuined, terrainAt, tileOn, townAt } from '../rules/spaces.ts';
import type { Position } from './position.ts';

/** The chart as changed by tiles. */
export interface Land {
  /** Index in `TERRAINS` per cell; `SEA` where there is no land or it is flooded. */
  readonly terrain: readonly number[];
  /** Event spaces with a tile. */
  readonly tiles: ReadonlySet<number>;
  readonly isRuined: boolean;
}

export function landOf({ content, state }: Position): Land {
  const { chart } = content;
  return {
    terrain: chart.terrain.map((printed, cell) => (printed < 0 ? printed : terrainAt(content, state, cell))),
    tiles: new Set(chart.eventSpaces.flatMap((_, n) => (tileOn(state, n) === NONE ? [] : [n]))),
    isRuined: isRuined(content, state),
  };
}

/** The tile on a land space. */
export function tileAt({ content: { chart }, state }: Position, cell: SpaceNumber): TileKind | undefined {
  const eventSpace = chart.eventAt[cell]!;
  return eventSpace === NONE || tileOn(state, eventSpace) === NONE ? undefined : chart.eventSpaces[eventSpace]!.kind;
}

/** Places worth jumping to: towns, jewels with a counter, Heroes, anchors. */
export function isInteresting({ content, state }: Position, place: number): boolean {
  if (place >= CELLS || townAt(content, state, place) !== NONE) return true;
  return state.jewels[content.chart.jewelAt[place]!] === 1 || state.players.some(({ at }) => at === place);
}
