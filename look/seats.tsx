/**
 * A seat is a colour, a shape and a pattern; everywhere at least two of the three are shown. Seats count from 0 as in
 * the engine; the tokens `--seat-1` to `--seat-8` count from 1.
 */
import type { Seat } from '@skerry/engine';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';

export interface SeatLook {
  readonly shape: string;
  /** The outline on a grid of 24. */
  readonly outline: string;
  readonly pattern: string;
  /**
   * The room that the shape leaves for an icon on a pawn's head: its size, and its centre's offset below that of the
   * head.
   */
  readonly icon: { readonly side: number; readonly down: number };
}

export const SEAT_LOOKS: readonly SeatLook[] = [
  {
    shape: 'circle',
    outline: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z',
    pattern: 'solid',
    icon: { side: 19, down: 0.5 },
  },
  { shape: 'diamond', outline: 'M12 1L23 12L12 23L1 12Z', pattern: 'diagonal', icon: { side: 16, down: 0.5 } },
  { shape: 'square', outline: 'M3 3H21V21H3Z', pattern: 'dots', icon: { side: 19, down: 0.5 } },
  { shape: 'triangle', outline: 'M12 2L23 21.5H1Z', pattern: 'crosshatch', icon: { side: 14, down: 4.5 } },
  {
    shape: 'hexagon',
    outline: 'M12 1.5L21.5 6.8V17.2L12 22.5L2.5 17.2V6.8Z',
    pattern: 'horizontal',
    icon: { side: 18, down: 0.5 },
  },
  {
    shape: 'cross',
    outline: 'M7.5 1.5H16.5V7.5H22.5V16.5H16.5V22.5H7.5V16.5H1.5V7.5H7.5Z',
    pattern: 'vertical',
    icon: { side: 17, down: 0.5 },
  },
  {
    shape: 'star',
    outline: 'M12 .8L15.4 7.6L23 8.8L17.6 14.2L18.8 21.9L12 18.4L5.2 21.9L6.4 14.2L1 8.8L8.6 7.6Z',
    pattern: 'chequer',
    icon: { side: 14, down: 1 },
  },
  {
    shape: 'drop',
    outline: 'M12 .8C14.5 5.5 20.5 9.8 20.5 15A8.5 8 0 0 1 3.5 15C3.5 9.8 9.5 5.5 12 .8Z',
    pattern: 'chevron',
    icon: { side: 15, down: 4 },
  },
];

export const seatLook = (seat: Seat): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length]!;
const number = (seat: Seat): number => (seat % SEAT_LOOKS.length) + 1;

/** For `fill`, `stroke` and `style`; never as a colour of text. */
export const seatColour = (seat: Seat): string => `var(--seat-${number(seat)})`;
/** A readable text colour on the seat's colour. */
export const onSeat = (seat: Seat): string => `var(--on-seat-${number(seat)})`;
export const seatPattern = (seat: Seat): string => `url(#seat-pattern-${number(seat)})`;

const PATTERNS: readonly {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly body?: ComponentChildren;
}[] = [
  { width: 6, height: 6 },
  { width: 5, height: 5, turn: 45, body: <rect width="1.7" height="5" fill="var(--paper)" opacity=".75" /> },
  { width: 5, height: 5, body: <circle cx="2.5" cy="2.5" r="1.15" fill="var(--paper)" opacity=".85" /> },
  {
    width: 5,
    height: 5,
    turn: 45,
    body: <path d="M0 0H5M0 0V5" stroke="var(--paper)" stroke-width="1.5" opacity=".75" />,
  },
  { width: 5, height: 4.5, body: <rect width="5" height="1.6" fill="var(--paper)" opacity=".75" /> },
  { width: 4.5, height: 5, body: <rect width="1.6" height="5" fill="var(--paper)" opacity=".75" /> },
  { width: 6, height: 6, body: <path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="var(--paper)" opacity=".7" /> },
  {
    width: 6,
    height: 5,
    body: <path d="M0 3.5L3 .5L6 3.5" fill="none" stroke="var(--paper)" stroke-width="1.3" opacity=".8" />,
  },
];

/** The patterns that marks and pawns refer to. Rendered once, at the top of the page. */
export function SeatPatterns() {
  return (
    <svg class="seat-patterns" width="0" height="0" aria-hidden="true">
      <SeatPatternDefs />
    </svg>
  );
}

/** The same inside a drawing that is exported from the page. */
export function SeatPatternDefs() {
  return (
    <defs>
      {PATTERNS.map(({ width, height, turn, body }, seat) => (
        <pattern
          key={seatLook(seat).pattern}
          id={`seat-pattern-${seat + 1}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
        >
          {body}
        </pattern>
      ))}
    </defs>
  );
}

export interface SeatMarkProps {
  readonly seat: Seat;
  readonly size?: number;
  readonly hollow?: boolean;
  /** Read out; only where no name is beside the mark. */
  readonly title?: string;
}

export function SeatMark({ seat, size = 30, hollow = false, title }: SeatMarkProps) {
  const { outline } = seatLook(seat);
  return (
    <svg
      class="seat-mark"
      viewBox="-1 -1 26 26"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {!hollow && <path d={outline} fill={seatColour(seat)} />}
      {!hollow && <path d={outline} fill={seatPattern(seat)} />}
      <path
        d={outline}
        fill="none"
        stroke={hollow ? 'var(--ink-2)' : 'var(--ink)'}
        stroke-width="1.6"
        stroke-linejoin="round"
        stroke-dasharray={hollow ? '2.5 2.5' : undefined}
      />
    </svg>
  );
}

const BODY = 'M-13 44C-13 38 -5.5 35 -4.5 16L4.5 16C5.5 35 13 38 13 44C13 49.5 -13 49.5 -13 44Z';

export interface PawnProps {
  readonly seat: Seat;
  /** The role; without one the head is plain. */
  readonly icon?: IconName;
  /** The centre of the head; the foot is 45 below. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** The reader's own: it has a brass ring at its foot. */
  readonly mine?: boolean;
}

/** A pawn on a board: about 40 wide and 68 high at scale 1. */
export function Pawn({ seat, icon, x, y, scale = 1, mine = false }: PawnProps) {
  const { outline, icon: room } = seatLook(seat);
  return (
    <g class={mine ? 'pawn pawn-mine' : 'pawn'} transform={`translate(${x} ${y}) scale(${scale})`}>
      {mine && (
        <g class="glow" fill="none">
          <ellipse cy="45" rx="25" ry="9.5" stroke="var(--tile-ink)" stroke-width="6" />
          <ellipse cy="45" rx="25" ry="9.5" stroke="var(--brass-glow)" stroke-width="3.6" />
        </g>
      )}
      <ellipse cx="3" cy="46.5" rx="16" ry="5" fill="var(--shade-2)" />
      <path d={BODY} fill={seatColour(seat)} />
      <path d={BODY} fill={seatPattern(seat)} opacity=".8" />
      <path d={BODY} fill="none" stroke="var(--tile-ink)" stroke-width="2" />
      <path d="M-8 18.5H8" stroke="var(--tile-ink)" stroke-width="3.4" stroke-linecap="round" />
      <g transform="translate(-18.5 -18) scale(1.54)">
        <path d={outline} fill="var(--shade-1)" transform="translate(1 1)" />
        <path d={outline} fill={seatColour(seat)} stroke="var(--tile-ink)" stroke-width="1.5" stroke-linejoin="round" />
      </g>
      {icon !== undefined && (
        <g style={{ color: onSeat(seat) }}>
          <Icon name={icon} size={room.side} x={-room.side / 2} y={room.down - room.side / 2} />
        </g>
      )}
    </g>
  );
}
