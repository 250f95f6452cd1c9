import type { Seat } from '@skerry/engine';
import { type Milestone, Race, type RacePlot, SeatShape } from '@skerry/look';
import type { PanelWords } from '../../text/panels.ts';

interface PointsRaceProps {
  readonly names: readonly string[];
  /** Absent until the record is loaded. */
  readonly course: readonly Milestone[] | undefined;
  readonly words: PanelWords;
  readonly width: number;
  readonly height: number;
}

/** Marks along each line, as fractions of the course, tell lines apart without colours. */
const MARKS = [0.35, 0.7] as const;
const EDGE = { top: 26, right: 32, bottom: 14, left: 34 } as const;

/** Points of all seats, turn by turn. */
export function PointsRace({ names, course, words, width, height }: PointsRaceProps) {
  const points = course?.at(-1)?.standings ?? [];
  const told = words.courseOf(points.map((each, seat) => ({ name: names[seat] ?? '', points: each })));
  return (
    <Race
      {...{ course, told, width, height }}
      title={words.course}
      size={16}
      edge={EDGE}
      marks={(plot) =>
        points.map((_, seat) => MARKS.map((part) => <OnLine key={`${seat} ${part}`} {...{ plot, seat, part }} />))
      }
    />
  );
}

function OnLine({ plot, seat, part }: { readonly plot: RacePlot; readonly seat: Seat; readonly part: number }) {
  const { course, x, y } = plot;
  const point = course[Math.floor(part * (course.length - 1)) - seat * 2] ?? course.at(-1);
  if (point === undefined) return null;
  return <SeatShape seat={seat} x={x(point.turn)} y={y(point.standings[seat] ?? 0)} scale={0.42} />;
}
