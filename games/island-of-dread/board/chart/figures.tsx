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
  /** The seat whose figure has the brass ring. */
  readonly active: number | undefined;
}

/** Each figure has a base in its seat's colour and pattern, with the seat's shape in front. */
export function Figures({ world, state, heroes, active }: FiguresProps) {
  return (
    <>
      {heroes.map(({ seat, x, y, stack }) => {
        const { outline } = seatLook(seat);
        return (
          <g key={seat} class="iod-figure" data-hero={seat} style={{ transform: `translate(${x}px,${y}px)` }}>
            {seat === active && (
              <g class="glow">
                <ellipse fill="none" stroke="var(--on-brass)" stroke-width="8" cy="18" rx="37" ry="16" />
                <ellipse fill="none" stroke="var(--brass-glow)" stroke-width="5" cy="18" rx="37" ry="16" />
              </g>
            )}
            <ellipse fill="var(--shade-2)" cx="3" cy="20" rx="27" ry="12" />
            <ellipse cy="18" rx="26" ry="11" fill={seatColour(seat)} />
            <ellipse cy="18" rx="26" ry="11" fill={seatPattern(seat)} />
            <ellipse fill="none" stroke="currentColor" stroke-width="2.2" cy="18" rx="26" ry="11" />
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
              <path fill="var(--tile)" stroke="var(--tile)" stroke-width="3" d={outline} />
              <path d={outline} fill={seatColour(seat)} />
              <path d={outline} fill={seatPattern(seat)} />
              <path fill="none" stroke="currentColor" stroke-width="1.8" d={outline} />
            </g>
            {stack > 1 && (
              <g transform="translate(28 -52)">
                <circle fill="var(--tile)" stroke="currentColor" stroke-width="2" r="16" />
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
