import type { Point } from '@skerry/look';
import { CELLS } from '../../content/world.ts';
import { hexOf, middleOf, outlineOf } from './hex-geometry.ts';
import type { Target } from './targets.ts';

/** Brass on a dark edge. */
function Brass({ d, class: more = '' }: { readonly d: string; readonly class?: string }) {
  return (
    <>
      <path class="iod-brass-edge" d={d} />
      <path class={`iod-brass ${more}`} d={d} />
    </>
  );
}

interface MarksProps {
  readonly targets: readonly Target[];
  /** Place of the walking Hero. */
  readonly from: number | undefined;
  readonly pointOf: (place: number) => Point;
  laneTo(target: Target): string | undefined;
}

interface Badges {
  /** Position of the number in a space. */
  badge(cell: number): Point;
}

/** Targets: a contour around all that dice allow, a frame around each adjacent or pickable place. */
export function Marks({ targets, from, pointOf, laneTo }: MarksProps) {
  const walked = targets.filter(({ way }) => way !== undefined);
  const near = targets.filter(
    ({ way, action }) => action !== undefined && (way === undefined || way.steps.length === 1),
  );
  return (
    <g class="iod-marks">
      {walked.length > 0 && (
        <Brass
          class="iod-contour"
          d={outlineOf([...walked.map(({ place }) => place), ...(from === undefined ? [] : [from])])}
        />
      )}
      {targets.map((target) => {
        const lane = laneTo(target);
        return lane === undefined ? null : <Brass key={target.place} class="iod-line glow" d={lane} />;
      })}
      {near.map(({ place }) => (
        <Brass key={place} class="glow" d={frameOf(place, pointOf)} />
      ))}
    </g>
  );
}

/** A hex for a space, a ring for an anchor. */
export function frameOf(place: number, pointOf: (place: number) => Point, radius = 35): string {
  if (place < CELLS) return hexOf(place, radius);
  const { x, y } = pointOf(place);
  return `M${x - 33} ${y}A33 33 0 1 1 ${x + 33} ${y}A33 33 0 1 1 ${x - 33} ${y}Z`;
}

interface NumbersProps extends Pick<MarksProps, 'targets' | 'pointOf'>, Badges {
  nameOf(place: number): string;
}

/** The die number for each space, and the number and goal of each lane; brass for the nearest. */
export function Numbers({ targets, pointOf, badge, nameOf }: NumbersProps) {
  return (
    <g class="iod-numbers iod-detail">
      {targets.map(({ place, way, lane }) => {
        if (lane !== undefined) {
          const { x, y } = pointOf(place);
          return (
            <g key={place} class="iod-near" transform={`translate(${x + 25} ${y - 25})`}>
              <circle r="17" />
              <text class="iod-number" dy=".36em">
                {lane}
              </text>
              {place >= CELLS && (
                <text class="iod-sea-name iod-lane-name" x="-25" y="80" font-size="28">
                  {nameOf(place)}
                </text>
              )}
            </g>
          );
        }
        const die = way?.steps.at(-1)?.die;
        if (way === undefined || die === undefined) return null;
        return <DieNumber key={place} {...badge(place)} die={die} isNear={way.steps.length === 1} />;
      })}
    </g>
  );
}

function DieNumber({ x, y, die, isNear }: Point & { readonly die: number; readonly isNear: boolean }) {
  const half = isNear ? 15 : 12;
  return (
    <g class={isNear ? 'iod-near' : 'iod-farther'} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-half} width={2 * half} height={2 * half} rx="5" />
      <text class="iod-number" dy=".36em">
        {die + 1}
      </text>
    </g>
  );
}

interface WayProps extends Badges {
  readonly target: Target;
  readonly from: Point;
  readonly pointOf: (place: number) => Point;
  /** The lane, for a place reached by sailing. */
  readonly lane: string | undefined;
}

/** The route to the touched place, with its dice. */
export function WayThere({ target, from, pointOf, badge, lane }: WayProps) {
  const { place, way } = target;
  const points = way?.steps.map(({ cell }) => middleOf(cell)) ?? [];
  const line = [from, ...points].map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <g class="iod-way">
      <Brass d={frameOf(place, pointOf, 36)} />
      {lane !== undefined && <Brass class="iod-line" d={lane} />}
      {points.length > 0 && <Brass class="iod-line" d={`M${line}`} />}
      <g class="iod-detail">
        {way?.steps.map(({ cell, die }) =>
          die === undefined ? null : <DieNumber key={cell} {...badge(cell)} die={die} isNear />,
        )}
      </g>
    </g>
  );
}
