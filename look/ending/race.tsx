import type { Seat } from '@skerry/engine';
import type { ComponentChildren } from 'preact';
import type { Milestone } from '../board.ts';
import { seatColour, seatLook, seatPattern } from '../seats.tsx';

export interface RacePlot {
  readonly course: readonly Milestone[];
  x(turn: number): number;
  y(standing: number): number;
}

interface RaceProps {
  /** Absent until the record is loaded. */
  readonly course: readonly Milestone[] | undefined;
  readonly title: string;
  /** Text for screen readers, if it is more than the title. */
  readonly told?: string;
  readonly width: number;
  readonly height: number;
  /** The size of the title; figures are smaller. */
  readonly size: number;
  /** Room for the words above, the turns below, the figures on the left and the marks on the right. */
  readonly edge: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  marks(plot: RacePlot): ComponentChildren;
}

const APART = 18;

/** The course of a race: the standings, turn by turn, a line for each seat. */
export function Race({ course, title, told, width, height, size, edge, marks }: RaceProps) {
  const [start, last] = [course?.[0], course?.at(-1)];
  if (course === undefined || start === undefined || last === undefined || start === last) return null;
  const most = Math.max(1, ...course.flatMap(({ standings }) => standings));
  const first = start.turn;
  const right = width - edge.right;
  const x = (turn: number) => edge.left + ((turn - first) / (last.turn - first)) * (right - edge.left);
  const y = (standing: number) => height - edge.bottom - (standing / most) * (height - edge.top - edge.bottom);
  const ends = spread(last.standings.map(y), APART);
  const line = (seat: Seat): string =>
    course
      .map(({ turn, standings }, n) => `${n === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(standings[seat]!).toFixed(1)}`)
      .join('');
  return (
    <g>
      {told !== undefined && <title>{told}</title>}
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" />
      <text x="13" y={size + 4} class="serif italic" font-size={size} fill="var(--ink-2)">
        {title}
      </text>
      <path d={`M${edge.left} ${y(0)}H${right}M${edge.left} ${y(most)}H${right}`} stroke="var(--line)" />
      {[0, most].map((standing) => (
        <text
          key={standing}
          x={edge.left - 6}
          y={y(standing) + 5}
          class="sans"
          font-size={size - 2}
          text-anchor="end"
          fill="var(--ink-2)"
        >
          {standing}
        </text>
      ))}
      {ends.map((_, seat) => (
        <g key={seat} fill="none" stroke-linejoin="round">
          <path d={line(seat)} stroke="var(--ink)" stroke-width="3.8" />
          <path d={line(seat)} stroke={seatColour(seat)} stroke-width="2.4" />
        </g>
      ))}
      {marks({ course, x, y })}
      {ends.map((end, seat) => (
        <SeatShape key={seat} seat={seat} x={right + 16} y={end} scale={0.7} />
      ))}
    </g>
  );
}

interface ShapeProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function SeatShape({ seat, x, y, scale }: ShapeProps) {
  const { outline } = seatLook(seat);
  return (
    <g transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}>
      <path d={outline} fill={seatColour(seat)} />
      <path d={outline} fill={seatPattern(seat)} stroke="var(--ink)" stroke-width="2" />
    </g>
  );
}

/** Heights moved apart to at least this distance. */
export function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((height, n) => ({ height, n })).sort((one, other) => one.height - other.height);
  const moved = [...heights];
  let least = Number.NEGATIVE_INFINITY;
  for (const { height, n } of order) {
    const place = Math.max(height, least);
    moved[n] = place;
    least = place + apart;
  }
  const lowest = Math.max(...heights, ...moved) - Math.max(...heights);
  return moved.map((height) => height - lowest / 2);
}
