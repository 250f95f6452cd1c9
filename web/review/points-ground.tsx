import type { Estimate } from '@skerry/bots';
import type { Point } from '@skerry/look';
import { linePath, type Plot } from './plotting.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface WrittenProps {
  readonly plot: Plot;
  readonly reviewing: ReviewState;
  readonly goal: { readonly label: string; readonly points: number } | undefined;
  readonly isNamed: boolean;
}

/** The position of the label along the pages: by then the coast is high enough for it. */
const NAMED_AT = 0.72;

/** Below the expected score, the points on the sheet as a wooded coast; above, the goal. */
export function Written({ plot, reviewing, goal, isNamed }: WrittenProps) {
  const words = reviewWords();
  const written = reviewing.written.value;
  if (written === undefined || written.length === 0) return null;
  const line = linePath(written, plot);
  const [first, end] = [plot.x(0), plot.x(written.length - 1)];
  const middle = Math.round(NAMED_AT * (written.length - 1));
  return (
    <>
      <path fill="var(--w-moss)" opacity="0.75" d={`${line}L${end} ${plot.bottom}L${first} ${plot.bottom}Z`} />
      <path fill="var(--ink)" opacity="0.55" d={trees(written, plot)} />
      <path fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round" d={line} />
      {isNamed && (
        <>
          <text class="written-name" x={plot.left + 12} y={Math.min(plot.bottom - 22, plot.y(plot.most / 2) + 4)}>
            {words.expected}
          </text>
          <text class="written-name" data-over="land" x={plot.x(middle)} y={plot.bottom - 12} text-anchor="middle">
            {words.written}
          </text>
        </>
      )}
      {goal !== undefined && (
        <>
          <path
            fill="none"
            stroke="var(--brass)"
            stroke-width="1.5"
            stroke-dasharray="7 4"
            d={`M${plot.left} ${plot.y(goal.points)}H${plot.right}`}
          />
          <text class="goal-name" {...clearOf(reviewing.course.value, plot, plot.y(goal.points), goal.label)}>
            {goal.label}
          </text>
        </>
      )}
    </>
  );
}

/** The label's letter width in pixels, and its extent above and below the line. */
const NAME = { letter: 6.2, above: -5, below: 14 } as const;

/** Where a label along the goal is farthest from the curve. */
function clearOf(course: readonly (readonly Estimate[])[], plot: Plot, goal: number, name: string): Point {
  const width = name.length * NAME.letter;
  const heights = course.map(([worth], page) => ({ x: plot.x(page), y: plot.y(worth?.mean ?? 0) }));
  const room = Math.max(0, plot.right - plot.left - width - 10);
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [NAME.above, NAME.below].map((off) => ({ x: plot.left + 5 + part * room, y: goal + off })),
  );
  const clearance = ({ x, y }: Point): number =>
    Math.min(
      ...heights.filter((each) => each.x >= x - 4 && each.x <= x + width + 4).map((each) => Math.abs(each.y - (y - 4))),
    );
  return places.reduce((best, place) => (clearance(place) > clearance(best) + 1 ? place : best));
}

const TREES_APART = 7;

/** Strokes of different height, like forests on a chart. */
function trees(written: readonly number[], plot: Plot): string {
  const [first, end] = [plot.x(0), plot.x(written.length - 1)];
  const count = Math.floor((end - first) / TREES_APART);
  return Array.from({ length: count }, (_, n) => {
    const x = first + (n + 0.5) * TREES_APART;
    const page = Math.floor(((x - first) / Math.max(1, end - first)) * (written.length - 1));
    const height = (plot.bottom - plot.y(written[page] ?? 0)) * (0.35 + 0.12 * ((n * 5) % 4));
    return height < 3
      ? ''
      : `M${x - 1.4} ${plot.bottom}L${x} ${(plot.bottom - height).toFixed(1)}L${x + 1.4} ${plot.bottom}Z`;
  }).join('');
}
