import type { Point } from '../../chart.tsx';

/** Why a move is marked: it was played, it is the best one found, it is a hint, or a player proposes it. */
export type MarkKind = 'played' | 'best' | 'hint' | 'proposed';

/** A move as a board draws it, in the board's own units. */
export interface DrawnMark {
  readonly kind: MarkKind;
  /** The number among several hints, from 1. */
  readonly nth?: number | undefined;
  /** On the flag: "52%". */
  readonly label: string;
  readonly at: Point;
  readonly from?: Point | undefined;
  /** Its path, where it is not a plain arc. */
  readonly way?: string | undefined;
}

export interface MoveMarksProps {
  readonly marks: readonly DrawnMark[];
  /** The scale of marks in the board's units: 1 where a tile is 116 wide. */
  readonly scale?: number;
  /** The edges of the board, inside which flags stay. */
  readonly left: number;
  readonly right: number;
}

const STAR = 'M0-15L4-4L15 0L4 4L0 15L-4 4L-15 0L-4-4Z';
const LETTER = 9.4;

/** Marks closer than this would cover each other. */
const APART = 40;

export function sideBySide(marks: readonly DrawnMark[], scale: number): readonly DrawnMark[] {
  const isNear = (one: DrawnMark, other: DrawnMark): boolean =>
    Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < APART * scale;
  return marks.map((mark) => {
    const near = marks.filter((other) => isNear(mark, other));
    if (near.length === 1) return mark;
    const middle = near.reduce((sum, { at }) => sum + at.x, 0) / near.length;
    const aside = (near.indexOf(mark) - (near.length - 1) / 2) * APART * scale;
    return { ...mark, at: { x: middle + aside, y: mark.at.y } };
  });
}

/**
 * Marks above a board: INSIGHT 1 and 4. Played is a ring and a pale path, the best a teal star, hints are numbered
 * discs.
 */
export function MoveMarks({ marks: wanted, scale = 1, left, right }: MoveMarksProps) {
  const marks = sideBySide(wanted, scale);
  return (
    <svg class="move-marks" overflow="visible" aria-hidden="true">
      {marks.map((mark) => (
        <Way key={`way ${mark.kind} ${mark.nth}`} mark={mark} scale={scale} />
      ))}
      {marks.map((mark) => (
        <g
          key={`mark ${mark.kind} ${mark.nth}`}
          class="move-mark"
          data-kind={mark.kind}
          style={{ transform: `translate(${mark.at.x}px, ${mark.at.y}px) scale(${scale})` }}
        >
          <circle class="move-disc" stroke="var(--on-brass)" stroke-width="2.4" r="17" />
          {mark.kind === 'best' && <path fill="var(--mark-pale)" d={STAR} />}
          {mark.kind === 'played' && <circle fill="none" stroke="var(--on-brass)" stroke-width="3" r="7" />}
          {(mark.kind === 'hint' || mark.kind === 'proposed') && (
            <text fill="var(--on-brass)" y="6.5" font-size="19" font-weight="700" text-anchor="middle">
              {mark.nth ?? '?'}
            </text>
          )}
        </g>
      ))}
      {marks.filter(hasFlag).map((mark) => (
        <Flag key={`flag ${mark.kind} ${mark.nth}`} mark={mark} scale={scale} left={left} right={right} />
      ))}
    </svg>
  );
}

function Way({ mark, scale }: { readonly mark: DrawnMark; readonly scale: number }) {
  const { kind, nth, at, from } = mark;
  const way = mark.way ?? (from === undefined ? undefined : bow(from, at));
  if (way === undefined) return null;
  // Normalised to 1, so that the best is inked from end to end.
  const length = kind === 'best' ? 1 : undefined;
  return (
    <g class="move-way" data-kind={kind} data-nth={nth} style={{ '--mark-scale': scale }}>
      <path class="move-casing" d={way} pathLength={length} />
      <path class="move-edge" d={way} pathLength={length} />
      <path class="move-line" d={way} pathLength={length} />
    </g>
  );
}

/** The values of hints are in their slip. */
const hasFlag = ({ kind }: DrawnMark): boolean => kind !== 'hint';

/** The distance of a flag from its mark: the mark and most of its place stay visible. */
const FLAG_AWAY = 60;
const SIGN = 20;

/** The best has its flag above the mark, the played move below it; both repeat their sign. */
function Flag({
  mark,
  scale,
  left,
  right,
}: { readonly mark: DrawnMark } & Omit<MoveMarksProps, 'marks'> & { readonly scale: number }) {
  const { kind, label, at } = mark;
  const sign = kind === 'best' || kind === 'played' ? SIGN : 0;
  const width = label.length * LETTER + 20 + sign;
  const half = (width / 2) * scale;
  const x = Math.min(right - half, Math.max(left + half, at.x));
  const away = kind === 'played' ? FLAG_AWAY : -FLAG_AWAY;
  return (
    <g class="move-flag" data-kind={kind} transform={`translate(${x} ${at.y + away * scale}) scale(${scale})`}>
      <rect x={-width / 2} y="-14" width={width} height="28" />
      {kind === 'best' && (
        <path fill="var(--mark-pale)" d={STAR} transform={`translate(${17 - width / 2} 0) scale(.55)`} />
      )}
      {kind === 'played' && <circle fill="none" stroke="var(--on-brass)" stroke-width="3" r="5" cx={17 - width / 2} />}
      <text x={sign / 2} y="5.5" font-size="17" font-weight="700" text-anchor="middle">
        {label}
      </text>
    </g>
  );
}

function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [from.x + dx / 2 - (dy / length) * length * 0.16, from.y + dy / 2 + (dx / length) * length * 0.16];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
