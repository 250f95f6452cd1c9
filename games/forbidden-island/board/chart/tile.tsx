import { Drawn, fetched, Icon, Sounding, Wreck } from '@skerry/look';
import { DRY, FLOODED, TILES, type Tile as TileName, type Treasure, type Water } from '../../content/tiles.ts';
import type { NameOverProps } from '../later/name-over.tsx';
import { drawingAddress } from '../parts/drawing.tsx';
import { TILE } from './chart-geometry.ts';

/** Tile sizes on screen: with names, with larger names, or as pictures only. */
export type TileSize = 'large' | 'middle' | 'small';

const NameOver = fetched<NameOverProps>(async () => (await import('../later/name-over.tsx')).NameOver);

export interface TileLook {
  readonly tile: TileName;
  readonly name: string;
  readonly water: Water;
  readonly size: TileSize;
  /** Whether the name covers the picture, where there is no room for a band below. */
  readonly named?: boolean;
  /** The treasure to capture here. */
  readonly treasure: Treasure | undefined;
}

const WATER = ['dry', 'wet', 'sunk'] as const;
export const waterClass = (water: Water): string => WATER[water];

const BANDS = { large: { top: 94.7, text: 109.6, font: 13.6 }, middle: { top: 91, text: 108.6, font: 17 } } as const;

/** A dry, flooded or sunk tile. LOOK 6: edge, ground, lines and lettering distinguish the three in grey. */
export function Tile({ tile, name, water, size, named = false, treasure }: TileLook) {
  if (water !== DRY && water !== FLOODED) return <Sunk name={name} size={size} named={named} />;
  const wet = water === FLOODED;
  const band = size === 'small' ? undefined : BANDS[size];
  const outline = edge(TILES.indexOf(tile));
  return (
    <g class={`fi-look ${waterClass(water)}`}>
      {!wet && <path d={outline} fill="var(--shade-1)" transform="translate(1.5 3)" />}
      <path d={outline} fill="var(--fi-ground)" />
      <Drawn
        href={drawingAddress(tile)}
        x="2"
        y={band === undefined ? 0.5 : 0}
        width="112"
        height={band === undefined ? 115 : band.top + 2}
      />
      {wet && <Waves />}
      {band !== undefined && (
        <>
          <rect x="1.5" y={band.top} width="113" height={114 - band.top} fill="var(--fi-ground)" />
          <path
            d={wet ? wave(2, 114, band.top, 7, 1.6) : `M2 ${band.top}H114`}
            fill="none"
            stroke="currentColor"
            stroke-width="1.2"
          />
          <text class="fi-name" x={TILE / 2} y={band.text} font-size={band.font} {...fitted(name, band.font)}>
            {name}
          </text>
        </>
      )}
      <path
        d={outline}
        fill="none"
        stroke="currentColor"
        stroke-width={wet ? 1.1 : 1.9}
        stroke-dasharray={wet ? '7 3.5' : undefined}
      />
      {!wet && (
        <rect
          x="4"
          y="4"
          width="108"
          height={band === undefined ? 108 : band.top - 7}
          fill="none"
          stroke="currentColor"
          stroke-width="0.5"
          opacity="0.55"
        />
      )}
      {named && band === undefined && <NameOver name={name} />}
      {tile === 'fools-landing' && (
        <g stroke="currentColor">
          <circle fill="var(--fi-ground)" stroke-width="1.3" cx="96" cy="19" r="13" />
          <path fill="none" stroke-width="2.6" stroke-linecap="round" d="M91 13v12M101 13v12M91 19h10" />
        </g>
      )}
      {treasure !== undefined && (
        <g>
          <path fill="var(--fi-ground)" stroke="currentColor" stroke-width="1.3" d="M82 3h26v21l-13 9l-13-9Z" />
          <Drawn href={drawingAddress(treasure)} x="84.5" y="4.5" width="21" height="21" />
        </g>
      )}
    </g>
  );
}

/** The wreck sign of sea charts, with soundings. */
function Sunk({ name, size, named }: { name: string; size: TileSize; named: boolean }) {
  return (
    <g class="fi-look sunk">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
        stroke-dasharray="1.5 5"
        stroke-linecap="round"
        d="M22 4h72q18 0 18 18v72q0 18-18 18h-72q-18 0-18-18v-72q0-18 18-18Z"
      />
      <Wreck x={58} y={size === 'small' && named ? 30 : 50} />
      {size === 'small' && named && <NameOver name={name} sunk />}
      {size !== 'small' && (
        <g text-anchor="middle">
          <Sounding x={22} y={28} depth="9" size={13} />
          <Sounding x={94} y={32} depth="7½" size={13} />
          <Sounding x={24} y={82} depth="8" size={13} />
          <Sounding x={92} y={78} depth="11" size={13} />
          <text class="fi-name" x="58" y="102" font-size={size === 'large' ? 13.5 : 16} {...fitted(name, 15, 104)}>
            {name}
          </text>
        </g>
      )}
    </g>
  );
}

const LEVELS = [48, 62, 72, 86, 96];
const WAVES = LEVELS.map((y) => wave(3, 113, y, 9.1, 2.3)).join('');

function Waves() {
  return (
    <>
      <path d={WAVES} fill="none" stroke="var(--fi-ground)" stroke-width="4.2" opacity="0.8" />
      <path d={WAVES} fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" />
    </>
  );
}

/** A water line from left to right, alternately up and down. */
export function wave(from: number, to: number, y: number, length: number, height: number): string {
  const count = Math.round((to - from) / length);
  const step = (to - from) / count;
  const bow = (n: number) => `q${(step / 2).toFixed(2)} ${n % 2 === 0 ? height : -height} ${step.toFixed(2)} 0`;
  return `M${from} ${y}${Array.from({ length: count }, (_, n) => bow(n)).join('')}`;
}

/** Long names are condensed, never cut. */
export function fitted(
  name: string,
  font: number,
  room = 106,
): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return name.length * font * 0.46 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
}

const edges = new Map<number, string>();

/** A deterministic hand-cut edge per tile. */
function edge(tile: number): string {
  const known = edges.get(tile);
  if (known !== undefined) return known;
  let seed = tile * 7919 + 17;
  const uneven = (): number => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647 - 0.5) * 2;
  };
  const at = [2, 19.3, 38.7, 58, 77.3, 96.7, 114.5];
  const rim = (index: number) => (index === 0 ? 1.5 : 0.9 * uneven());
  const top = at.slice(0, 6).map((x, n) => [x, rim(n)]);
  const right = at.slice(0, 6).map((y, n) => [TILE - rim(n), y]);
  const bottom = at.slice(0, 6).map((x, n) => [TILE - x, TILE - rim(n)]);
  const left = at.slice(0, 6).map((y, n) => [rim(n), TILE - y]);
  const points = [...top, ...right, ...bottom, ...left].map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`);
  const path = `M${points.join('L')}Z`;
  edges.set(tile, path);
  return path;
}

/** Marks above a tile: the player's options there. */
export function Marks({ shore, soon, small }: { shore: boolean; soon: boolean; small: boolean }) {
  const corners = 'M0 24V0H24M92 0H116V24M116 92V116H92M24 116H0V92';
  return (
    <g class="fi-marks">
      <g class="glow">
        <path d={corners} fill="none" stroke="var(--tile-ink)" stroke-width={small ? 9 : 6.5} />
        <path d={corners} fill="none" stroke="var(--brass-glow)" stroke-width={small ? 5.5 : 3.8} />
      </g>
      {shore && (
        <g class="fi-disc" transform={small ? 'translate(22 22) scale(1.25)' : 'translate(19 19)'}>
          <circle r="15" fill="var(--brass-glow)" stroke="var(--tile-ink)" stroke-width="1.8" />
          <Drawn href={drawingAddress('sandbags')} x="-11.5" y="-12.5" width="23" height="23" />
        </g>
      )}
      {soon && <SoonMark />}
    </g>
  );
}

/** FI-113, FI-114: the game is lost with this tile; at its next card if it is flooded. */
export function FatalMark({ near, high = false }: { readonly near: boolean; readonly high?: boolean }) {
  return (
    <g class="fi-fatal" data-near={near} transform={`translate(98 ${high ? 46 : 76})`}>
      <circle r="12.5" fill="var(--seal)" stroke="currentColor" stroke-width="1.6" />
      <Icon name="skull" size={18} x={-9} y={-9} />
    </g>
  );
}

/** FI-65: this tile's flood card is among the next ones. */
export function SoonMark() {
  return (
    <g transform="translate(18 80)" stroke-width="1.6">
      <circle r="10.5" fill="var(--indigo)" stroke="var(--paper)" />
      <path
        fill="none"
        stroke="var(--on-deep)"
        stroke-linecap="round"
        d="M-6-3q1.5-2.5 3 0t3 0t3 0t3 0M-6 2.5q1.5-2.5 3 0t3 0t3 0t3 0"
      />
    </g>
  );
}
