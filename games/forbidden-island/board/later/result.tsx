import { Coast, type Ending, EndPaper, EndPicture, Pawn, RosePoints, SeatShape, squeezed, wrapped } from '@skerry/look';
import { DIFFICULTIES } from '../../content/meter.ts';
import { TREASURES } from '../../content/tiles.ts';
import { treasureOn } from '../../outlook/tiles.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { geometryOf, shore } from '../chart/chart-geometry.ts';
import { pawnPositions } from '../chart/pawn-positions.ts';
import { Tile } from '../chart/tile.tsx';
import { drawingAddress } from '../parts/drawing.tsx';

/** The final island, and the ending. */
export function Result({ telling, text, outcome, options }: Ending<ForbiddenIsland>) {
  const { state } = telling;
  const words = wordsOf(text);
  const { layout, tiles } = state.island;
  const map = geometryOf(layout);
  const scale = Math.min(600 / map.width, 540 / map.height);
  const won = outcome.ranks[0] === 1;
  const difficulty = DIFFICULTIES.find((each) => each === options.difficulty);
  const under = [
    ...(words.names.layouts[layout] === text.title ? [] : [words.names.layouts[layout]]),
    ...(difficulty === undefined ? [] : [words.names.difficulties[difficulty]]),
  ].join(' · ');
  const lines = wrapped(text.endings[outcome.why.why]?.(outcome.why, telling) ?? '', 30);
  const role = (seat: number) => words.names.adventurers[state.adventurers[seat]!].name;
  const places = pawnPositions(state, map);
  const taken = TREASURES.filter((_, nth) => state.captured[nth] !== -1);
  return (
    <EndPicture class="fi-result" label={lines.join(' ')} tokens={TOKENS} winds={WINDS}>
      <g transform={`translate(${345 - (map.width * scale) / 2} ${315 - (map.height * scale) / 2}) scale(${scale})`}>
        <Coast d={shore(map, state.water)} />
        {map.corners.map(({ x, y }, n) => {
          const tile = tiles[n]!;
          const treasure = treasureOn(state, tile);
          return (
            <g key={tile} transform={`translate(${x} ${y})`}>
              <Tile
                tile={tile}
                name={words.names.tiles[tile]}
                water={state.water[n]!}
                size="small"
                treasure={treasure?.captured === false ? treasure.treasure : undefined}
              />
            </g>
          );
        })}
        {!won &&
          places.map(({ x, y }, seat) => <Pawn key={seat} seat={seat} icon={state.adventurers[seat]!} x={x} y={y} />)}
      </g>
      <EndPaper x={700} y={40} width={450} height={550}>
        <g transform="translate(400 56) scale(.3)" style={{ color: 'var(--sea-ink)' }}>
          <RosePoints />
        </g>
        <text x="30" y="62" class="serif" font-size="40">
          {text.title}
        </text>
        <text x="30" y="92" class="serif italic" font-size="20" fill="var(--ink-2)">
          {under}
        </text>
        {lines.map((line, n) => (
          <text
            key={line}
            x="30"
            y={146 + n * 35}
            class="serif"
            font-size="29"
            fill={won ? 'var(--teal)' : 'var(--coral)'}
          >
            {line}
          </text>
        ))}
        <path d="M30 312H420M30 316H420" stroke="var(--ink)" />
        <text x="30" y="348" class="sans" font-size="20">
          {words.turns(state.turn)}
        </text>
        <text x="30" y="376" class="sans" font-size="20">
          {words.waterAt(state.mark)}
        </text>
        {TREASURES.map((treasure, n) => (
          <use
            key={treasure}
            href={drawingAddress(treasure)}
            x={232 + n * 48}
            y="352"
            width="42"
            height="42"
            opacity={taken.includes(treasure) ? 1 : 0.2}
          />
        ))}
        {telling.names.map((name, seat) => (
          <g key={seat} transform={`translate(30 ${412 + seat * 32})`}>
            <SeatShape seat={seat} x={12} y={12} scale={1} />
            <text x="36" y="19" class="serif" font-size="22" {...squeezed(`${name}  ${role(seat)}`, 354, 10)}>
              {name}
              <tspan class="italic" font-size="18" fill="var(--ink-2)">
                {`  ${role(seat)}`}
              </tspan>
            </text>
          </g>
        ))}
      </EndPaper>
    </EndPicture>
  );
}

const WINDS = [
  { x: 90, y: 560 },
  { x: 1130, y: 70 },
] as const;

/** The page's tokens that the final picture needs. */
const TOKENS = [
  'paper ink ink-2 line sea shoal sea-line sea-ink teal coral brass-glow tile tile-ink tile-wet tile-wet-ink shade-1',
  'shade-2 w-sand w-teal w-sea w-moss w-stone w-coral w-gold w-bronze w-copper w-iron w-silver w-indigo w-brass',
  'seat-1 seat-2 seat-3 seat-4 on-seat-1 on-seat-2 on-seat-3 on-seat-4 serif sans',
]
  .join(' ')
  .split(' ');
