import { type Point, type Size, seatColour, seatLook } from '@skerry/look';
import type { ChartWords } from '../../text/chart.ts';
import type { HeroPosition } from './hero-positions.ts';
import { FRAME } from './hex-geometry.ts';
import type { Looking } from './use-view.ts';
import { viewBoxOf } from './view.ts';

interface ToolsProps {
  readonly words: ChartWords;
  readonly looking: Looking;
  readonly home: Point | undefined;
  readonly isListOpen: boolean;
  toggleList(): void;
}

/** Zoom buttons, the player's Hero, and the list of places in reach. */
export function Tools({ words, looking, home, isListOpen, toggleList }: ToolsProps) {
  const tools = [
    { key: 'in', label: words.zoomIn, d: 'M12 5V19M5 12H19', act: () => looking.by(1.35) },
    { key: 'out', label: words.zoomOut, d: 'M5 12H19', act: () => looking.by(1 / 1.35) },
    { key: 'whole', label: words.wholeChart, d: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', act: looking.seeAll },
    ...(home === undefined
      ? []
      : [
          {
            key: 'hero',
            label: words.toHero,
            d: 'M12 3V7M12 17V21M3 12H7M17 12H21M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z',
            act: () => looking.goTo(home),
          },
        ]),
  ];
  return (
    <div class="iod-tools">
      {tools.map(({ key, label, d, act }) => (
        <button key={key} type="button" title={label} aria-label={label} data-tool={key} onClick={act}>
          <Sign d={d} />
        </button>
      ))}
      <button
        type="button"
        title={words.list}
        aria-label={words.list}
        aria-expanded={isListOpen}
        data-tool="list"
        onClick={toggleList}
      >
        <Sign d="M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5" />
      </button>
    </div>
  );
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d={d} />
  </svg>
);

interface OverviewProps {
  readonly land: string;
  readonly heroes: readonly HeroPosition[];
  readonly looking: Looking;
  readonly box: Size;
  readonly label: string;
}

/** The minimap: Heroes and the visible frame; a touch moves the view there. */
export function Overview({ land, heroes, looking, box, label }: OverviewProps) {
  const [x, y, width, height] = viewBoxOf(looking.view, box).split(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys move the view wherever the focus is on the chart.
    <svg
      class="iod-overview"
      viewBox={`${FRAME.x} -60 ${FRAME.width} 1220`}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
        looking.goTo({
          x: FRAME.x + ((event.clientX - left) / wide) * FRAME.width,
          y: -60 + ((event.clientY - top) / high) * 1220,
        });
      }}
    >
      <path fill="none" stroke="var(--sea-line)" stroke-width="40" stroke-linejoin="round" opacity="0.35" d={land} />
      <path fill="var(--iod-plains)" stroke="var(--tile-ink)" stroke-width="10" d={land} />
      {heroes.map(({ seat, x: at, y: down }) => (
        <path
          key={seat}
          stroke="var(--tile-ink)"
          stroke-width="2"
          d={seatLook(seat).outline}
          fill={seatColour(seat)}
          transform={`translate(${at - 60} ${down - 60}) scale(5)`}
        />
      ))}
      <rect fill="none" stroke="var(--brass-glow)" stroke-width="26" x={x} y={y} width={width} height={height} />
    </svg>
  );
}
