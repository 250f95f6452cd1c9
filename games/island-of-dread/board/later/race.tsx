import type { Seat } from '@skerry/engine';
import { type Ending, seatColour, seatLook, seatPattern } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import type { Career } from './careers.ts';

interface RaceProps {
  /** Absent until the record is here. */
  readonly course: Ending<IslandOfDread>['course'];
  readonly careers: readonly Career[];
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** Room for the words above, the turns below, the figures at the left and the marks at the right. */
const EDGE = { top: 44, right: 34, bottom: 18, left: 36 } as const;

/** Experience turn by turn, a line for each Hero, with a cross where it fell and a sail where it put to sea. */
export function Race({ course, careers, title, width, height }: RaceProps) {
  const last = course?.at(-1);
  if (course === undefined || last === undefined || course.length < 2) return null;
  const most = Math.max(1, ...course.flatMap(({ standings }) => standings));
  const first = course[0]!.turn;
  const x = (turn: number) => EDGE.left + ((turn - first) / (last.turn - first)) * (width - EDGE.left - EDGE.right);
  const y = (points: number) => height - EDGE.bottom - (points / most) * (height - EDGE.top - EDGE.bottom);
  const at = (turn: number, seat: Seat) => y(course.find((each) => each.turn === turn)?.standings[seat] ?? 0);
  const ends = spread(
    last.standings.map((points) => y(points)),
    18,
  );
  const line = (seat: Seat): string =>
    course
      .map(({ turn, standings }, n) => `${n === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(standings[seat]!).toFixed(1)}`)
      .join('');
  return (
    <g>
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" />
      <text x="14" y="23" class="serif italic" font-size="18" fill="var(--ink-2)">
        {title}
      </text>
      <path
        d={`M${EDGE.left} ${y(0)}H${width - EDGE.right}M${EDGE.left} ${y(most)}H${width - EDGE.right}`}
        stroke="var(--line)"
      />
      {[0, most].map((points) => (
        <text key={points} x={EDGE.left - 7} y={y(points) + 5} class="sans" font-size="15" text-anchor="end">
          {points}
        </text>
      ))}
      {careers.map((_, seat) => (
        <g key={seat} fill="none" stroke-linejoin="round">
          <path d={line(seat)} stroke="var(--ink)" stroke-width="3.8" />
          <path d={line(seat)} stroke={seatColour(seat)} stroke-width="2.4" />
        </g>
      ))}
      {careers.map(({ knockOuts, voyages }, seat) => (
        <g key={seat} stroke="var(--ink)">
          {voyages.map((turn) => (
            <path
              key={turn}
              d="M-5 4H5L3 8H-3ZM0 3V-9L6 2Z"
              fill="var(--shoal)"
              transform={`translate(${x(turn)} ${at(turn, seat)})`}
            />
          ))}
          {knockOuts.map((turn) => (
            <path
              key={turn}
              d="M-5 -5L5 5M5 -5L-5 5"
              stroke="var(--coral)"
              stroke-width="3.4"
              transform={`translate(${x(turn)} ${at(turn, seat)})`}
            />
          ))}
        </g>
      ))}
      {careers.map((_, seat) => (
        <SeatShape key={seat} seat={seat} x={width - EDGE.right + 16} y={ends[seat]!} scale={0.7} />
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

/** The mark of a seat round a point. */
export function SeatShape({ seat, x, y, scale }: ShapeProps) {
  const { outline } = seatLook(seat);
  return (
    <g transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}>
      <path d={outline} fill={seatColour(seat)} />
      <path d={outline} fill={seatPattern(seat)} stroke="var(--ink)" stroke-width="2" />
    </g>
  );
}

/** Heights moved apart until none is nearer to the next than this. */
export function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, n) => n).sort((one, other) => heights[one]! - heights[other]!);
  const moved = [...heights];
  for (const [n, each] of order.entries()) {
    const above = order[n - 1];
    if (above !== undefined) moved[each] = Math.max(moved[each]!, moved[above]! + apart);
  }
  const lowest = Math.max(...heights, ...moved) - Math.max(...heights);
  return moved.map((height) => height - lowest / 2);
}
