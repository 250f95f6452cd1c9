import { type Estimate, type TurningPoint, WHISKER } from '@skerry/bots';
import { REVIEW_WORDS, type ReviewWords } from '@skerry/bots/report';
import { SeatShape, seatColour, seatLook, squeezed, useBox } from '@skerry/look';
import { settings } from '../settings/settings.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { endingOf } from './ending.ts';
import {
  axisOf,
  endPlaces,
  fallsOf,
  goalAbove,
  linePath,
  type Plot,
  pinPlaces,
  plotFor,
  shadowPath,
  turnMarks,
} from './plotting.ts';
import { Written } from './points-ground.tsx';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

const figures = (): ReviewWords => REVIEW_WORDS[settings.language.value];

/** The value of every page as a line, the turning points below it, and the slider; all share one scale. */
export function Curve({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const [root, box] = useBox();
  const at = model.playback.at.value;
  const last = model.playback.last.value;
  const { unit, points } = reviewing;
  const course = reviewing.course.value;
  const side = reviewing.sides.value > 1 ? reviewing.side.value : 0;
  const worth = course[at]?.[side];
  const said = worth === undefined ? '' : figures().amount(unit.value, worth.mean);
  const whose = reviewing.sides.value > 1 ? model.playback.seats.value[side]?.name : undefined;
  const isNarrow = model.layout.kind.value === 'narrow';
  const isNamed = !isNarrow;
  const goal = goalAbove(reviewing.goals.value, course.at(-1)?.[0]?.mean ?? 0);
  const plot = box && plotFor({ width: box.width, last, isNarrow, isNamed }, axisOf(course, unit.value, goal?.points));
  const pins = plot === undefined ? [] : pinPlaces(points.value, plot);
  return (
    <div class="curve" ref={root} style={plot && { height: `${plot.whole}px` }}>
      {plot && (
        <>
          <svg width={plot.width} height={plot.whole} role="img" aria-label={sentence(reviewing, side)}>
            <Ground plot={plot} reviewing={reviewing} isNarrow={isNarrow} />
            {reviewing.sides.value === 1 ? (
              <>
                <Profile plot={plot} course={course} />
                <Written plot={plot} reviewing={reviewing} goal={goal} isNamed={isNamed} />
              </>
            ) : (
              <Lanes plot={plot} reviewing={reviewing} isNamed={isNamed} />
            )}
            {isNamed && course.length > last && reviewing.sides.value > 1 && (
              <Ends plot={plot} reviewing={reviewing} names={model.playback.seats.value.map(({ name }) => name)} />
            )}
            {isNamed && course.length > last && reviewing.sides.value === 1 && (
              <End model={model} reviewing={reviewing} plot={plot} />
            )}
            {reviewing.standing.value === 'working' && course.length > 0 && course.length <= last && (
              <Pen x={plot.x(course.length - 1)} y={plot.y(course.at(-1)![side]?.mean ?? 0)} />
            )}
            {pins.map(({ x, place, point }, n) => {
              const y = plot.y(course[point.page]?.[reviewing.sides.value > 1 ? point.side : 0]?.mean ?? 0);
              const sign = { 'data-kind': point.kind, 'data-now': point === reviewing.point.value };
              return (
                <g key={n}>
                  <path
                    fill="none"
                    stroke="var(--ink-2)"
                    stroke-dasharray="2 3"
                    d={`M${x} ${y}V${plot.bottom + 18}L${place} ${plot.bottom + 30}`}
                  />
                  <path class="curve-dot" d={DOTS[point.kind]} transform={`translate(${x} ${y})`} {...sign} />
                </g>
              );
            })}
            <Cursor plot={plot} page={at} worth={worth} label={labelOf(words.step(at), whose, said)} />
          </svg>
          {pins.map(({ place, point }, n) => (
            <button
              key={`${point.kind}.${point.entry}.${point.chance}`}
              class="pin"
              type="button"
              data-kind={point.kind}
              data-now={point === reviewing.point.value}
              style={{ left: `${place}px`, top: `${plot.bottom + 24}px` }}
              title={words.point(n + 1)}
              onClick={() => reviewing.goTo(n)}
            >
              <PinSign kind={point.kind} nth={n + 1} />
              <span class="visually-hidden">{words.point(n + 1)}</span>
            </button>
          ))}
          <input
            class="curve-slider"
            type="range"
            min={0}
            max={last}
            value={at}
            style={{
              left: `${plot.left - 10}px`,
              width: `${plot.right - plot.left + 20}px`,
              top: `${plot.bottom + 60}px`,
            }}
            aria-label={words.review}
            aria-valuetext={words.slider(at, last, sayWhen(reviewing.turn.value), said)}
            onInput={(event) => model.playback.lookAt(Number(event.currentTarget.value))}
          />
        </>
      )}
    </div>
  );
}

/** "step 47: 43%", "step 291: Ada 31%". */
const labelOf = (step: string, whose: string | undefined, said: string): string =>
  said === '' ? step : tableWords().says(step, whose === undefined ? said : `${whose} ${said}`);

const Pen = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    fill="var(--brass)"
    stroke="var(--ink)"
    stroke-width="1.4"
    stroke-linejoin="round"
    d="M0 0L4-9L20-25L26-19L10-3ZM4-9L10-3"
    transform={`translate(${x} ${y})`}
  />
);

function End({
  model,
  reviewing,
  plot,
}: {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
  readonly plot: Plot;
}) {
  const told = reviewing.told.value;
  const last = reviewing.course.value.at(-1)?.[0]?.mean ?? 0;
  if (told?.outcome === undefined) return null;
  const y = Math.min(plot.bottom - 20, Math.max(plot.top + 10, plot.y(last) + 5));
  return (
    <g>
      <text class="curve-ending" x={plot.right + 12} y={y}>
        {endingOf(told, last)}
      </text>
      <text class="curve-figure" x={plot.right + 12} y={y + 18}>
        {sayWhen(told.game.turn(told.telling(model.playback.last.value).state))}
      </text>
    </g>
  );
}

type PointKind = TurningPoint['kind'];

/** Square for a choice, round with a wave for chance, pointing down for a fall. */
const PINS: { readonly [K in PointKind]: { readonly body: string; readonly wave: string } } = {
  choice: { body: 'M2 2H26V26H19L14 32L9 26H2Z', wave: 'M8 22H20' },
  chance: { body: 'M14 32L8.5 26.2A12.6 12.6 0 1 1 19.5 26.2Z', wave: 'M8.5 22q1.8-2.4 3.7 0t3.7 0t3.7 0' },
  fall: { body: 'M1 4H27L14 32Z', wave: 'M10.5 21L14 24L17.5 21' },
};

/** The same at the line. */
const DOTS: { readonly [K in PointKind]: string } = {
  choice: 'M-4.2-4.2H4.2V4.2H-4.2Z',
  chance: 'M-4.6 0a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0Z',
  fall: 'M-5.2-4H5.2L0 5Z',
};

export function PinSign({ kind, nth }: { readonly kind: PointKind; readonly nth: number }) {
  const { body, wave } = PINS[kind];
  return (
    <svg class="pin-sign" data-kind={kind} viewBox="0 0 28 34" aria-hidden="true">
      <path class="pin-body" d={body} />
      <text x="14" y="18">
        {nth}
      </text>
      <path class="pin-wave" d={wave} />
    </svg>
  );
}

function sentence(reviewing: ReviewState, side: number): string {
  const values = reviewing.course.value.map((page) => page[side]?.mean ?? 0);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return reviewWords().drawn;
  const tell = (value: number) => figures().amount(reviewing.unit.value, value);
  return reviewWords().curve(tell(first), tell(Math.min(...values)), tell(last));
}

interface GroundProps {
  readonly plot: Plot;
  readonly reviewing: ReviewState;
  readonly isNarrow: boolean;
}

function Ground({ plot, reviewing, isNarrow }: GroundProps) {
  const { unit } = reviewing;
  const turns = turnMarks(reviewing.entries.value, plot, isNarrow);
  return (
    <>
      <rect
        fill="color-mix(in srgb, var(--paper-2) 60%, transparent)"
        x={plot.left}
        y={plot.top}
        width={plot.right - plot.left}
        height={plot.bottom - plot.top}
      />
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <path
            class="curve-grid"
            fill="none"
            stroke="var(--line)"
            stroke-dasharray="2 4"
            data-strong={tick === 0 || tick === plot.most}
            d={`M${plot.left} ${plot.y(tick)}H${plot.right}`}
          />
          <text class="curve-figure" x={plot.left - 7} y={plot.y(tick) + 4} text-anchor="end">
            {figures().amount(unit.value, tick, 'short')}
          </text>
        </g>
      ))}
      <path fill="none" stroke="var(--sea-line)" stroke-width="1.2" d={waves(plot)} />
      {turns.map(({ x, turn }) => (
        <text key={x} class="curve-figure" x={x} y={plot.bottom + 17} text-anchor="middle">
          {turn}
        </text>
      ))}
    </>
  );
}

function waves({ left, right, bottom }: Plot): string {
  const count = Math.floor((right - left) / 16);
  return `M${left} ${bottom + 4}${Array.from({ length: count }, (_, n) => `q4 ${n % 2 === 0 ? 3 : -3} 8 0t8 0`).join('')}`;
}

/** One line as the profile of a coast: a fall is its shaded side. */
function Profile({ plot, course }: { readonly plot: Plot; readonly course: readonly (readonly Estimate[])[] }) {
  if (course.length === 0) return null;
  const values = course.map((page) => page[0]?.mean ?? 0);
  const line = linePath(values, plot);
  const end = plot.x(values.length - 1);
  const falls = fallsOf(values, plot).map(({ page, from, to }) =>
    shadowPath(plot.x(page), plot.y(from), plot.y(to), plot.bottom),
  );
  return (
    <>
      <path fill="var(--w-sand)" opacity="0.5" d={`${line}L${end} ${plot.bottom}L${plot.left} ${plot.bottom}Z`} />
      <Hatch />
      <Band plot={plot} course={course} side={0} />
      <path fill="var(--ink)" d={falls.join('')} />
      <path
        class="curve-line"
        fill="none"
        stroke="var(--ink)"
        stroke-width="2.5"
        stroke-linejoin="round"
        d={line}
        pathLength={1}
      />
    </>
  );
}

const Hatch = () => (
  <defs>
    <pattern id="band-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-55)">
      <rect class="band-hatch" width="1" height="5" />
    </pattern>
  </defs>
);

function Band({
  plot,
  course,
  side,
}: {
  readonly plot: Plot;
  readonly course: readonly (readonly Estimate[])[];
  readonly side: number;
}) {
  const edge = (sign: number) =>
    course.map((page) => {
      const { mean = 0, error = 0 } = page[side] ?? {};
      return Math.min(plot.most, Math.max(0, mean + sign * WHISKER * error));
    });
  const [low, high] = [edge(-1), edge(1)];
  const back = low.map((value, page) => `${plot.x(page)} ${plot.y(value)}`).reverse();
  return <path class="curve-band" d={`${linePath(high, plot)}L${back.join('L')}Z`} />;
}

/** Dash patterns that tell lines apart in greyscale, seat by seat. */
const PAPERS = [undefined, '5 6', '0.1 6', '1.5 4', '9 4', '2 9', '7 3 1 3', '3 3'];

interface LanesProps {
  readonly plot: Plot;
  readonly reviewing: ReviewState;
  readonly isNamed: boolean;
}

/** A rival's line: ink edges, the seat's colour, and its dash pattern on top. */
export function Lane({ side, path }: { readonly side: number; readonly path: string }) {
  const paper = PAPERS[side % PAPERS.length];
  return (
    <>
      <path
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
        stroke="var(--ink)"
        stroke-width="5.6"
        d={path}
      />
      <path
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
        stroke-width="3.6"
        d={path}
        style={{ stroke: seatColour(side) }}
      />
      {paper !== undefined && (
        <path
          fill="none"
          stroke-linecap="round"
          stroke-linejoin="round"
          stroke="var(--paper)"
          stroke-width="1.8"
          d={path}
          stroke-dasharray={paper}
        />
      )}
    </>
  );
}

/** A line for each rival, with marks along it; the selected one has its uncertainty band. */
function Lanes({ plot, reviewing, isNamed }: LanesProps) {
  const course = reviewing.course.value;
  if (course.length === 0) return null;
  const chosen = reviewing.side.value;
  const order = Array.from({ length: reviewing.sides.value }, (_, side) => side).sort(
    (one, other) => Number(one === chosen) - Number(other === chosen),
  );
  return (
    <>
      <Hatch />
      <Band plot={plot} course={course} side={chosen} />
      {order.map((side) => {
        const values = course.map((page) => page[side]?.mean ?? 0);
        const line = linePath(values, plot);
        const marks = (isNamed ? [0.35, 0.7] : [0.35, 0.7, 1]).map((part) => Math.round(part * (values.length - 1)));
        return (
          <g key={side}>
            <Lane side={side} path={line} />
            {marks.map((page) => (
              <path
                key={page}
                stroke="var(--ink)"
                stroke-width="2.4"
                d={seatLook(side).outline}
                style={{ fill: seatColour(side) }}
                transform={`translate(${plot.x(page) - 6} ${plot.y(values[page]!) - 6}) scale(.5)`}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

interface EndsProps {
  readonly plot: Plot;
  readonly reviewing: ReviewState;
  readonly names: readonly string[];
}

function Ends({ plot, reviewing, names }: EndsProps) {
  const { unit } = reviewing;
  const ends = (reviewing.course.value.at(-1) ?? []).map(({ mean }) => mean);
  const heights = endPlaces(ends, plot);
  const x = plot.right + 14;
  return (
    <g class="lane-ends">
      {heights.map((y, side) => {
        const end = ends[side] ?? 0;
        const said = figures().amount(unit.value, end, 'short');
        return (
          <g key={side}>
            <path fill="none" stroke="var(--ink-2)" d={`M${plot.right + 7} ${plot.y(end)}L${x} ${y}`} />
            <SeatShape seat={side} x={x + 8} y={y} scale={0.62} />
            <text x={x + 20} y={y + 5} {...squeezed(`${names[side]} ${said}`, plot.width - x - 20, 7)}>
              {names[side]} <tspan class="lane-worth">{said}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface CursorProps {
  readonly plot: Plot;
  readonly page: number;
  readonly worth: Estimate | undefined;
  readonly label: string;
}

function Cursor({ plot, page, worth, label }: CursorProps) {
  const x = plot.x(page);
  const width = label.length * 7.2 + 18;
  // Beyond the plot there are names, or nothing to cover.
  const left = Math.min(plot.right - width + 12, Math.max(2, x - width / 2));
  return (
    <g class="curve-cursor">
      <path d={`M${x} ${plot.top - 4}V${plot.bottom + 66}`} />
      {worth !== undefined && <circle cx={x} cy={plot.y(worth.mean)} r="5.5" />}
      <rect x={left} y="1" width={width} height="21" />
      <text x={left + width / 2} y="16">
        {label}
      </text>
    </g>
  );
}
