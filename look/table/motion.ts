/** Motion after facts, as data. One executor, `later/perform.ts`, runs it. */
import type { GameTypes, TextContext } from '@skerry/engine';
import type { Point } from '../chart.tsx';
import type { Beat } from './facts.ts';
import type { EASE } from './later/stage.ts';

/** A place on the page, by selectors: the first visible match counts. */
type Where = string | readonly string[];

/** Animations that look alike in every game. */
export type FramesName =
  | ('fadeIn' | 'fadeOut' | 'grow' | 'swell' | 'drop' | 'rise' | 'draw')
  | ('turnUp' | 'turnOver' | 'tiltUp' | 'tiltAway' | 'wipeUp' | 'wipeDown');

/** One of those, or one of the game's own: `['out', { opacity: 0.2 }, { opacity: 1 }]`. */
export type Frames = FramesName | readonly [ease: keyof typeof EASE, ...keyframes: Keyframe[]];

/** A drawing that flies: its address, its view box, and its side length in pixels. */
export interface Flyer {
  readonly address: string;
  readonly box: string;
  readonly side: number;
}

interface Timed {
  /** Milliseconds from the start of the moment. Absent: when its fact begins. */
  readonly at?: number;
  /** In milliseconds. Absent: as long as its fact. */
  readonly lasts?: number;
  /** The part of that time: `[0.5, 1]` is its second half. */
  readonly part?: readonly [from: number, to: number];
}

/** The matches of a selector, or some of them, by the arguments of `slice`: `[-2]` the last two. */
interface Found {
  readonly of: string;
  readonly only?: readonly [from: number, to?: number];
}

/** Each is animated: all at once, or one after another. With `ghost`, a mark of that class moves in its place. */
type Framed = Found & { readonly as: Frames; readonly inTurn?: boolean; readonly ghost?: string };

/**
 * A thing of the board moves from its old place to its new one, through points of the chart; parts of it are animated
 * meanwhile.
 */
interface Sliding {
  readonly slide: string;
  readonly along?: readonly Point[];
  readonly meanwhile?: { readonly [part: string]: Frames };
}

/** Each starts from where it would be if the place `from` were at the place `to`. */
type Shifting = Found & { readonly from: string; readonly to: string };

/** A mark hops to its current place from place to place, and may disappear at the end. */
interface Hopping {
  readonly hop: string;
  readonly place: string;
  readonly over: readonly string[];
  readonly leaves: boolean;
}

/** A drawing appears at one place, flies to another and disappears. What it `brings` is visible only on arrival. */
interface Flying {
  readonly fly: Flyer;
  readonly from: Where;
  readonly to: Where;
  readonly brings?: string;
}

/**
 * A card, by the address of its drawing, is dealt from one place to another, beyond the chart's edge for places that
 * are not on the page. One with a back turns over on its way. The card that it `becomes` is visible only on arrival.
 */
interface Dealing {
  readonly deal: string;
  readonly back?: string;
  readonly from: Where;
  readonly to: Where;
  readonly becomes?: string;
}

/** A line, by its path, is drawn over the chart once and disappears. */
interface Tracing {
  readonly trace: string;
  readonly class: string;
  readonly into: string;
}

export type Motion = Timed & (Framed | Sliding | Shifting | Hopping | Flying | Dealing | Tracing);
export type Motions = Motion | readonly Motion[];

/** The input of motions; `chart` is the board's own geometry. */
export interface MotionScene<T extends GameTypes = GameTypes, Chart = unknown> {
  readonly telling: TextContext<T>;
  readonly before: TextContext<T>['state'];
  readonly beats: readonly Beat<T['Fact']>[];
  readonly chart: Chart;
}
