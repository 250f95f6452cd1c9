/** The common parts of the pictures of results. */
import type { Outcome, Seat } from '@skerry/engine';
import type { ComponentChildren } from 'preact';
import { type Point, Rhumbs } from '../chart.tsx';

const WIDTH = 1200;
const HEIGHT = 630;

interface EndPictureProps {
  readonly class: string;
  readonly label: string;
  /** The tokens of tokens.css that it needs. */
  readonly tokens: readonly string[];
  /** Where bearing lines cross. */
  readonly winds?: readonly Point[];
  readonly children: ComponentChildren;
}

/**
 * The end of a game as a picture to share, on a sea of 1200 by 630, with its own colours.
 *
 * To make a bitmap of it, put into a copy, before serialising: the symbols of drawings.svg that it uses (then
 * `href="...drawings.svg#x"` becomes `href="#x"`), the seat patterns of `SeatPatterns`, the rules of the page's style
 * sheets that apply to it, and the two fonts as `@font-face` with data addresses; an SVG image loads nothing external.
 */
export function EndPicture({ class: name, label, tokens, winds = WINDS, children }: EndPictureProps) {
  return (
    <svg
      class={`ending ${name}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      style={pictureInk(tokens)}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      {winds.map((point) => (
        <Rhumbs key={`${point.x} ${point.y}`} {...point} />
      ))}
      {children}
    </svg>
  );
}

const WINDS: readonly Point[] = [
  { x: 70, y: 570 },
  { x: 1130, y: 60 },
];

interface EndPaperProps extends Point {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** A sheet with a fine line inside its edge; its content is measured from the upper left corner. */
export function EndPaper({ x, y, width, height, children }: EndPaperProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--ink)">
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" />
      <rect x={EDGE} y={EDGE} width={width - 2 * EDGE} height={height - 2 * EDGE} fill="none" stroke="var(--line)" />
      {children}
    </g>
  );
}

const EDGE = 6;

export const bestFirst = ({ ranks }: Pick<Outcome, 'ranks'>): Seat[] =>
  ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ seat }) => seat);

/** The current values of these tokens in the page's theme: a picture has its own colours. */
export function pictureInk(tokens: readonly string[]): { readonly [property: string]: string } {
  const page = getComputedStyle(document.documentElement);
  const values = tokens.map((token) => [`--${token}`, page.getPropertyValue(`--${token}`)]);
  return Object.fromEntries(values);
}

export function wrapped(sentence: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Sets long names closer, never cut off: for a given width and an approximate letter width. */
export const squeezed = (
  name: string,
  room: number,
  letter: number,
): { readonly textLength?: number; readonly lengthAdjust?: 'spacingAndGlyphs' } =>
  name.length * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
