/** Roads and rivers: one path each for the whole chart, built from half a piece per side it continues at. */
import type { Point } from '@skerry/look';
import { TERRAINS } from '../../content/vocabulary.ts';
import { TOWN } from '../../content/world.ts';
import { around, between, middleOf } from './hex-geometry.ts';

const ROAD = TERRAINS.indexOf('road');
const RIVER = TERRAINS.indexOf('river');

export const roadsOf = (terrain: readonly number[]): string => lineOf(linksOf(terrain, ROAD, TOWN));
export const riversOf = (terrain: readonly number[]): string => lineOf(linksOf(terrain, RIVER, RIVER));

/** Pairs of spaces that a line joins. Three mutual neighbours are joined twice, so that no triangle closes. */
export function linksOf(terrain: readonly number[], kind: number, ends: number): (readonly [number, number])[] {
  const joined = new Map<number, Set<number>>();
  const links: (readonly [number, number])[] = [];
  const isJoined = (one: number, other: number): boolean => joined.get(one)?.has(other) ?? false;
  const join = (one: number, other: number): void => {
    joined.set(one, (joined.get(one) ?? new Set()).add(other));
    joined.set(other, (joined.get(other) ?? new Set()).add(one));
    links.push([one, other]);
  };
  // Sideways first: most roads run along a row.
  for (const sides of [[1], [2, 3]]) {
    terrain.forEach((each, cell) => {
      if (each !== kind && each !== ends) return;
      for (const side of sides) {
        const other = around(cell)[side]!;
        const goes = terrain[other] === kind || (terrain[other] === ends && each === kind);
        if (other < 0 || !goes) continue;
        if (!around(cell).some((third) => isJoined(cell, third) && isJoined(third, other))) join(cell, other);
      }
    });
  }
  return links;
}

/** A deterministic bend per space. */
function bendOf(cell: number): Point {
  const { x, y } = middleOf(cell);
  return { x: x + (((cell * 7) % 5) - 2) * 4, y: y + (((cell * 11) % 5) - 2) * 3.5 };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function lineOf(links: readonly (readonly [number, number])[]): string {
  const piece = (cell: number, other: number): string => {
    const [side, middle, bend] = [between(cell, other), middleOf(cell), bendOf(cell)];
    const pull = { x: side.x + (middle.x - side.x) * 0.6, y: side.y + (middle.y - side.y) * 0.6 };
    return `M${round(side.x)} ${round(side.y)}Q${round(pull.x)} ${round(pull.y)} ${round(bend.x)} ${round(bend.y)}`;
  };
  return links.map(([one, other]) => piece(one, other) + piece(other, one)).join('');
}
