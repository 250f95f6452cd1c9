import { Drawn, seatColour, seatLook, seatPattern } from '@skerry/look';
import type { World } from '../../content/world.ts';
import type { State } from '../../rules/state.ts';
import { drawingAddress } from '../drawings/drawing.tsx';
import { figureOf } from '../drawings/pictures.ts';
import type { HeroPosition } from './hero-positions.ts';

interface FiguresProps {
  readonly world: World;
  readonly state: State;
  readonly heroes: readonly HeroPosition[];
  /** Whose figure has the brass ring. */
  readonly active: number | undefined;
}

/** The Heroes: each on a base in the colour and pattern of its seat, with the shape of the seat in front. */
export function Figures({ world, state, heroes, active }: FiguresProps) {
  return (
    <>
      {heroes.map(({ seat, x, y, stack }) => {
        const { outline } = seatLook(seat);
        return (
          <g key={seat} class="iod-figure" data-hero={seat} style={{ transform: `translate(${x}px,${y}px)` }}>
            {seat === active && (
              <g class="glow">
                <ellipse class="iod-ring-edge" cy="18" rx="37" ry="16" />
                <ellipse class="iod-ring" cy="18" rx="37" ry="16" />
              </g>
            )}
            <ellipse class="iod-shade" cx="3" cy="20" rx="27" ry="12" />
            <ellipse cy="18" rx="26" ry="11" fill={seatColour(seat)} />
            <ellipse cy="18" rx="26" ry="11" fill={seatPattern(seat)} />
            <ellipse class="iod-base" cy="18" rx="26" ry="11" />
            <g class="iod-body">
              <Drawn
                href={drawingAddress(figureOf(world.cards[state.players[seat]!.hero]!))}
                x="-37"
                y="-70"
                width="74"
                height="90"
              />
            </g>
            <g transform="translate(-15 9) scale(1.25)">
              <path class="iod-mark-edge" d={outline} />
              <path d={outline} fill={seatColour(seat)} />
              <path d={outline} fill={seatPattern(seat)} />
              <path class="iod-mark" d={outline} />
            </g>
            {stack > 1 && (
              <g transform="translate(28 -52)">
                <circle class="iod-lane-number" r="16" />
                <text class="iod-number" dy=".36em">
                  {stack}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
