/** The sea chart under every board: its frame, and signs on the water. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SeaChartProps {
  readonly children: ComponentChildren;
  /** The centres of rhumb lines, on a ground of 840 x 700. */
  readonly rhumbs?: readonly Point[];
  /** Soundings on the open water, on the same ground. */
  readonly soundings?: readonly (Point & { readonly depth: string })[];
  readonly class?: string;
}

const RHUMBS: readonly Point[] = [
  { x: 112, y: 588 },
  { x: 760, y: 80 },
];

/** The frame of graduated bands with water and rhumb lines; the board and its cartouche are inside. */
export function SeaChart({ children, rhumbs = RHUMBS, soundings = [], class: more }: SeaChartProps) {
  return (
    <div class={more === undefined ? 'chart' : `chart ${more}`}>
      <svg class="covering" viewBox="0 0 840 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {rhumbs.map((point) => (
          <Rhumbs key={`${point.x} ${point.y}`} {...point} />
        ))}
        {soundings.map(({ x, y, depth }) => (
          <Sounding key={`${x} ${y}`} x={x} y={y} depth={depth} />
        ))}
      </svg>
      {children}
      <div class="neat" />
    </div>
  );
}

/** The title of a chart that shows a moment of the past: "Turn 7", "before Ada’s move". */
export interface ChartMoment {
  readonly title: string;
  readonly below: string;
  /** It is no moment of a game: the chart is drawn as at the table. */
  readonly isSetUp?: true;
}

/** In a review, the chart is titled by its moment. */
export const ChartOfMoment = createContext<ChartMoment | undefined>(undefined);

/** The name of the island, or the moment of a review, in the upper left corner of the chart. */
export function Cartouche({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  const moment = useContext(ChartOfMoment);
  const below = moment?.below ?? children;
  return (
    <div class="cartouche">
      <h2>{moment?.title ?? title}</h2>
      {below !== undefined && <p>{below}</p>}
    </div>
  );
}

/** The moment of a review, on a slip of its own: for a chart whose land reaches into every corner. */
export function MomentCartouche() {
  const moment = useContext(ChartOfMoment);
  if (moment === undefined) return null;
  return (
    <div class="moment-cartouche slip">
      <Cartouche title={moment.title} />
    </div>
  );
}

const turned = (angle: number, length: number): string => {
  const at = (value: number) => Number(value.toFixed(1));
  return `${at(Math.sin(angle) * length)} ${at(-Math.cos(angle) * length)}`;
};

const WINDS = Array.from({ length: 32 }, (_, wind) => `M0 0L${turned((wind * Math.PI) / 16, 1500)}`).join('');

export function Rhumbs({ x, y }: Point) {
  return (
    <path
      d={WINDS}
      transform={`translate(${x} ${y})`}
      stroke="var(--sea-line)"
      stroke-width=".7"
      opacity=".38"
      fill="none"
    />
  );
}

/** The width of each coast line, twice its distance from the shore: strokes run along both sides of the outline. */
const COAST = [144.7, 99, 63.8, 36.8, 16];

export interface CoastProps {
  /** The outline of all land, in any number of pieces. */
  readonly d: string;
  readonly lines?: readonly number[];
  readonly weight?: number;
}

/** Water-lining: strokes of one outline, widest first, each line further off and fainter. It follows any outline. */
export function Coast({ d, lines = COAST, weight = 0.95 }: CoastProps) {
  const near = (line: number) => line / Math.max(1, lines.length - 1);
  return (
    <g class="coast" fill="none" stroke-linejoin="round">
      {lines.map((width, line) => (
        <g key={width}>
          <path d={d} stroke={mixed('--sea-line', 26 + 74 * near(line))} stroke-width={width} />
          <path
            d={d}
            stroke={mixed('--shoal', line === lines.length - 1 ? 100 : 14 * (line + 1))}
            stroke-width={width - 2 * weight}
          />
        </g>
      ))}
      <path d={d} fill="var(--shoal)" />
    </g>
  );
}

const mixed = (token: string, percent: number): string =>
  `color-mix(in srgb, var(${token}) ${Math.round(percent)}%, var(--sea))`;

export interface SoundingProps extends Point {
  readonly depth: string;
  readonly size?: number;
}

export function Sounding({ x, y, depth, size = 14 }: SoundingProps) {
  return (
    <text class="sounding" x={x} y={y} font-size={size}>
      {depth}
    </text>
  );
}

/** The sign of a wreck, 56 wide, centred on the point. */
export function Wreck({ x, y }: Point) {
  return (
    <g
      class="wreck"
      transform={`translate(${x} ${y})`}
      stroke="var(--sea-ink)"
      stroke-width="1.8"
      fill="none"
      stroke-linecap="round"
    >
      <path d="M-17 0H17M-9 -6V6M0 -9V9M9 -6V6" />
      <ellipse rx="28" ry="15" stroke-width="1" stroke-dasharray="2 3.5" />
    </g>
  );
}

const QUARTERS = [0, 90, 180, 270];

const TICKS = Array.from({ length: 72 }, (_, tick) => {
  const angle = (tick * Math.PI) / 36;
  return `M${turned(angle, 86)}L${turned(angle, tick % 2 === 0 ? 93 : 90)}`;
}).join('');

/** A compass rose in the current ink; `class` sizes its box. */
export function Rose({ class: more, size }: { readonly class?: string; readonly size?: number }) {
  return (
    <svg
      class={more === undefined ? 'rose' : `rose ${more}`}
      viewBox="-122 -122 244 244"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <RosePoints />
    </svg>
  );
}

/** The same inside another drawing, 244 wide, centred. */
export function RosePoints() {
  return (
    <g stroke="currentColor">
      <circle r="93" fill="none" />
      <circle r="86" fill="none" stroke-width=".7" />
      <path d={TICKS} stroke-width=".7" />
      {QUARTERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} fill="var(--paper)" stroke-width=".8">
          <path d="M22.2 -53.6L8.4 -8.6L0 0L.1 -12Z" />
          <path d="M53.6 -22.2L12 -.1L0 0L8.6 -8.4Z" />
        </g>
      ))}
      {QUARTERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} stroke-width=".9">
          <path d="M0 0L0 -16L46.7 -46.7Z" fill="var(--paper)" />
          <path d="M0 0L16 0L46.7 -46.7Z" fill="var(--w-teal)" />
        </g>
      ))}
      {QUARTERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0L-13.4 -13.4L0 -82Z" fill="var(--paper)" />
          <path d="M0 0L13.4 -13.4L0 -82Z" fill="currentColor" />
        </g>
      ))}
      <circle r="5" fill="var(--brass-glow)" />
      <path
        d="M0 -118C7 -110 10 -106 4 -102C10 -104 12 -98 6 -97L-6 -97C-12 -98 -10 -104 -4 -102C-10 -106 -7 -110 0 -118Z"
        fill="currentColor"
        stroke="none"
      />
    </g>
  );
}
