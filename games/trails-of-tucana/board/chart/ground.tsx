import type { Seat } from '@skerry/engine';
import { Coast, Drawn } from '@skerry/look';
import { TERRAINS } from '../../content/islands.ts';
import { mapOf } from '../../outlook/position.ts';
import { isScored, sheetNow } from '../../outlook/sheet.ts';
import type { IslandMap } from '../../rules/map.ts';
import type { Sheet } from '../../rules/state.ts';
import type { TextContext } from '../../text/context.ts';
import { drawingAddress, terrainOf } from '../parts/drawing.tsx';
import { bow, geometryOf, hexagon, viewBox } from './chart-geometry.ts';

const COAST = [121.8, 84.2, 54.9, 31.9, 14];

/** The island itself: coast and terrain. */
export function Ground({ island, hexNames = false }: { readonly island: IslandMap; readonly hexNames?: boolean }) {
  const map = geometryOf(island);
  const { hexes } = island;
  return (
    <g class="tt-ground">
      <Coast d={map.shore} lines={COAST} />
      <path d={map.middles.map((middle) => hexagon(middle, 41.5)).join('')} fill="currentColor" />
      {hexes.map(({ name, terrain }, hex) => {
        const { x, y } = map.middles[hex]!;
        return (
          <Drawn
            key={name}
            href={drawingAddress(terrainOf(terrain, hex))}
            x={x - 39.4}
            y={y - 39.4}
            width="78.8"
            height="78.8"
          />
        );
      })}
      <path fill="none" stroke="var(--tile-ink)" stroke-width="1.5" stroke-linejoin="round" d={map.outline} />
      {hexNames &&
        hexes.map(({ name }, hex) => (
          <text
            key={name}
            fill="var(--tile-ink)"
            stroke="var(--tile)"
            stroke-width="3"
            paint-order="stroke"
            x={map.middles[hex]!.x}
            y={map.middles[hex]!.y + 33}
            font-size="13"
            font-weight="500"
            text-anchor="middle"
          >
            {name}
          </text>
        ))}
    </g>
  );
}

interface TrailsProps {
  readonly island: IslandMap;
  readonly seat: Seat;
  readonly segments: readonly number[];
  /** Trails being inked, and the hex where the pen starts. */
  readonly fresh?: readonly number[];
  readonly from?: number | undefined;
}

/** Bottom to top: edge, ink, the seat's colour. */
const LAYERS = [
  ['var(--tile)', 13],
  ['var(--tt-ink)', 9.4],
  ['var(--trail)', 6],
] as const;

/** The trails of a sheet: casing, ink, the seat's colour, light dashes; small rings where they cross a plain hex. */
export function Trails({ island, seat, segments, fresh = [], from }: TrailsProps) {
  const old = segments.filter((segment) => !fresh.includes(segment));
  const lines = old.map((segment) => bow(island, segment)).join('');
  return (
    <g class="tt-trails" style={{ '--trail': `var(--tt-trail-${seat + 1})` }}>
      {LAYERS.map(([ink, width]) => (
        <g key={ink} stroke={ink} stroke-width={width}>
          <path d={lines} />
          {fresh.map((segment) => (
            <path key={segment} d={bow(island, segment, from)} pathLength={1} data-fresh="line" />
          ))}
        </g>
      ))}
      <g stroke="var(--tt-dash)" stroke-width="1.5" stroke-dasharray="5 6">
        <path d={lines} />
        <path d={fresh.map((segment) => bow(island, segment, from)).join('')} data-fresh="dashes" />
      </g>
      <path class="tt-crossings" stroke="var(--tt-ink)" stroke-width="2" d={crossings(island, segments)} />
    </g>
  );
}

const dot = (x: number, y: number): string => `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`;

function crossings(island: IslandMap, segments: readonly number[]): string {
  const { landmarks, segments: all } = island;
  const { middles } = geometryOf(island);
  const touched = new Set(segments.flatMap((segment) => all[segment]!));
  return [...touched]
    .filter((hex) => !landmarks.includes(hex))
    .map((hex) => dot(middles[hex]!.x, middles[hex]!.y))
    .join('');
}

interface LandmarksProps {
  readonly telling: TextContext;
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** Landmarks reached just now. */
  readonly fresh?: ReadonlySet<number>;
}

/** Villages with letters, and sights, marked if connected. */
export function Landmarks({ telling, seat, sheet, fresh }: LandmarksProps) {
  const { letters } = telling.state;
  const island = mapOf(telling);
  const { hexes, landmarks } = island;
  const { middles } = geometryOf(island);
  return (
    <g class="tt-landmarks" style={{ '--seat': `var(--seat-${seat + 1})`, '--on-seat': `var(--on-seat-${seat + 1})` }}>
      {landmarks.map((hex) => {
        const { sight, village } = hexes[hex]!;
        const { x, y } = middles[hex]!;
        const letter = village === undefined ? undefined : letters[seat]![village - 1]!;
        if (letter !== undefined)
          return (
            <g
              key={hex}
              class="tt-village"
              data-hex={hexes[hex]!.name}
              data-joined={sheet.pairs.includes(letter)}
              transform={`translate(${x} ${y})`}
            >
              <circle r="25" fill="var(--tile)" stroke="currentColor" stroke-width="2.2" />
              {sheet.pairs.includes(letter) && (
                <circle
                  r="25"
                  fill="var(--brass-glow)"
                  stroke="currentColor"
                  stroke-width="2.2"
                  data-fresh={fresh?.has(hex) ? 'mark' : undefined}
                />
              )}
              <circle r="21.5" fill="none" stroke="currentColor" stroke-width="0.8" />
              <Drawn href={drawingAddress('hut')} x="-13" y="-23" width="26" height="26" />
              <text class="serif" fill="currentColor" y="18" font-size="24" text-anchor="middle">
                {letter}
              </text>
            </g>
          );
        if (sight === undefined) return null;
        const scored = isScored(sheet, hex);
        return (
          <g
            key={hex}
            class="tt-medallion"
            data-hex={hexes[hex]!.name}
            data-scored={scored}
            transform={`translate(${x} ${y})`}
          >
            <circle r="27" fill="var(--tile)" stroke="currentColor" />
            <Drawn href={drawingAddress(sight)} x="-21" y="-21" width="42" height="42" />
            {scored && (
              <g transform="translate(20 -20)">
                <g data-fresh={fresh?.has(hex) ? 'mark' : undefined}>
                  <circle r="8.5" fill="var(--seat)" stroke="var(--tt-ink)" stroke-width="1.4" />
                  <path fill="none" stroke="var(--on-seat)" stroke-width="2.2" d="M-3.6 .2L-1 3L4 -3" />
                </g>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface MiniProps {
  readonly telling: TextContext;
  readonly seat: Seat;
  /** Trails made public just now. */
  readonly fresh?: readonly number[];
}

/** The same, too small for anything but trails and letters. */
export function Mini({ telling, seat, fresh = [] }: MiniProps) {
  const { letters } = telling.state;
  const island = mapOf(telling);
  const { hexes, landmarks } = island;
  const map = geometryOf(island);
  const { sheet } = sheetNow(telling, seat);
  const old = sheet.segments.filter((segment) => !fresh.includes(segment));
  return (
    <svg class="tt-mini" viewBox={viewBox(map)} aria-hidden="true" style={{ '--trail': `var(--tt-trail-${seat + 1})` }}>
      <path
        fill="none"
        stroke="color-mix(in srgb, var(--sea-line) 25%, transparent)"
        stroke-width="34"
        stroke-linejoin="round"
        d={map.shore}
      />
      {TERRAINS.map((terrain) => (
        <path
          key={terrain}
          stroke="color-mix(in srgb, var(--tile-ink) 35%, transparent)"
          stroke-width="2"
          fill={`var(--tt-${terrain})`}
          d={hexes.flatMap((hex, n) => (hex.terrain === terrain ? [map.outlines[n]!] : [])).join('')}
        />
      ))}
      {[old, fresh].map((segments, n) => {
        const d = segments.map((segment) => bow(island, segment)).join('');
        return (
          <g key={n} data-fresh={n === 1 ? 'mini' : undefined}>
            <path fill="none" stroke="var(--tt-ink)" stroke-width="19" stroke-linecap="round" d={d} />
            <path fill="none" stroke="var(--trail)" stroke-width="12" stroke-linecap="round" d={d} />
          </g>
        );
      })}
      {landmarks.map((hex) => {
        const { x, y } = map.middles[hex]!;
        const { sight, village } = hexes[hex]!;
        if (sight !== undefined)
          return (
            <circle
              key={hex}
              fill={isScored(sheet, hex) ? 'var(--trail)' : 'var(--tile)'}
              stroke="var(--tt-ink)"
              stroke-width="3"
              cx={x}
              cy={y}
              r="17"
            />
          );
        const letter = letters[seat]![village! - 1]!;
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <circle
              r="28"
              fill={sheet.pairs.includes(letter) ? 'var(--brass-glow)' : 'var(--tt-dash)'}
              stroke="var(--tt-ink)"
              stroke-width="5"
            />
            <text fill="var(--tt-ink)" y="15" font-size="42" font-weight="700" text-anchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
