import type { Seat } from '@skerry/engine';
import { type Milestone, seatColour, seatLook, seatPattern } from '@skerry/look';
import type { PanelWords } from '../text/panels.ts';

interface RaceProps {
  readonly names: readonly string[];
  /** Absent until the record is here. */
  readonly course: readonly Milestone[] | undefined;
  readonly words: PanelWords;
  readonly width: number;
  readonly height: number;
}

/** Where marks stand on the lines, as parts of the course, so that lines are told apart without their colours. */
const MARKS = [0.35, 0.7] as const;
/** Room for the words above, the turns below, the figures at the left and the marks at the right. */
const EDGE = { top: 26, right: 32, bottom: 14, left: 34 } as const;

/** The course of the race: everybody's points, turn by turn. */
export function Race({ names, course, words, width, height }: RaceProps) {
  const last = course?.at(-1);
  if (course === undefined || last === undefined || course.length < 2) return null;
  const most = Math.max(1, ...course.flatMap(({ standings }) => standings));
  const first = course[0]!.turn;
  const x = (turn: number) => EDGE.left + ((turn - first) / (last.turn - first)) * (width - EDGE.left - EDGE.right);
  const y = (points: number) => height - EDGE.bottom - (points / most) * (height - EDGE.top - EDGE.bottom);
  const seats = last.standings.map((_, seat) => seat);
  const ends = spread(
    seats.map((seat) => y(last.standings[seat]!)),
    17,
  );
  const line = (seat: Seat): string =>
    course
      .map(({ turn, standings }, n) => `${n === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(standings[seat]!).toFixed(1)}`)
      .join('');
  const told = words.courseOf(seats.map((seat) => ({ name: names[seat] ?? '', points: last.standings[seat]! })));
  return (
    <g>
      <title>{told}</title>
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" />
      <text x="12" y="18" class="serif italic" font-size="16" fill="var(--ink-2)">
        {words.course}
      </text>
      <path
        d={`M${EDGE.left} ${y(0)}H${width - EDGE.right}M${EDGE.left} ${y(most)}H${width - EDGE.right}`}
        stroke="var(--line)"
      />
      {[0, most].map((points) => (
        <text
          key={points}
          x={EDGE.left - 6}
          y={y(points) + 5}
          class="sans"
          font-size="14"
          text-anchor="end"
          fill="var(--ink-2)"
        >
          {points}
        </text>
      ))}
      {seats.map((seat) => (
        <g key={seat} fill="none" stroke-linejoin="round">
          <path d={line(seat)} stroke="var(--ink)" stroke-width="3.6" />
          <path d={line(seat)} stroke={seatColour(seat)} stroke-width="2.2" />
        </g>
      ))}
      {seats.map((seat, n) => (
        <g key={seat}>
          {MARKS.map((part) => {
            const { turn, standings } = course[Math.floor(part * (course.length - 1)) - n * 2] ?? last;
            return <SeatShape key={part} seat={seat} x={x(turn)} y={y(standings[seat]!)} scale={0.42} />;
          })}
          <SeatShape seat={seat} x={width - EDGE.right + 15} y={ends[n]!} scale={0.68} />
        </g>
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
function SeatShape({ seat, x, y, scale }: ShapeProps) {
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
