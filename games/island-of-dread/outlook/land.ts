import { NONE, type TileKind } from '../content/vocabulary.ts';
import { CELLS } from '../content/world.ts';
import { isRuined, terrainAt, tileOn, townAt } from '../rules/spaces.ts';
import type { Position } from './position.ts';

/** The chart as tiles change it. */
export interface Land {
  /** Of each cell its place in `TERRAINS`; `SEA` where there is no land, or it is flooded. */
  readonly terrain: readonly number[];
  /** The event spaces on which a tile lies. */
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
export function tileAt({ content: { chart }, state }: Position, cell: number): TileKind | undefined {
  const eventSpace = chart.eventAt[cell]!;
  return eventSpace === NONE || tileOn(state, eventSpace) === NONE ? undefined : chart.eventSpaces[eventSpace]!.kind;
}

/** Towns, jewels whose counter lies there, Heroes, anchors: what a player looks for. */
export function isInteresting({ content, state }: Position, place: number): boolean {
  if (place >= CELLS || townAt(content, state, place) !== NONE) return true;
  return state.jewels[content.chart.jewelAt[place]!] === 1 || state.players.some(({ at }) => at === place);
}
