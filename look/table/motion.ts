/** What moves when something has happened, as data. One executor, `later/perform.ts`, makes it move. */
import type { GameTypes, TextContext } from '@skerry/engine';
import type { Point } from '../chart.tsx';
import type { Beat } from './facts.ts';
import type { EASE } from './later/stage.ts';

/** A place on the page, by a selector: the first that can be seen counts. */
type Where = string | readonly string[];

/** How things move that look alike in every game. */
export type FramesName =
  | ('fadeIn' | 'fadeOut' | 'grow' | 'swell' | 'drop' | 'rise' | 'draw')
  | ('turnUp' | 'turnOver' | 'tiltUp' | 'tiltAway' | 'wipeUp' | 'wipeDown');

/** One of those, or one of the game's own: `['out', { opacity: 0.2 }, { opacity: 1 }]`. */
export type Frames = FramesName | readonly [ease: keyof typeof EASE, ...keyframes: Keyframe[]];

/** A drawing that flies: its address, its view box, and the length of its sides in pixels. */
export interface Flyer {
  readonly address: string;
  readonly box: string;
  readonly side: number;
}

interface Timed {
  /** Milliseconds from the beginning of the moment. Absent: when its fact begins. */
  readonly at?: number;
  /** In milliseconds. Absent: as long as its fact. */
  readonly lasts?: number;
  /** The share of that time: `[0.5, 1]` is its second half. */
  readonly part?: readonly [from: number, to: number];
}

/** What a selector finds, or some of it, as `slice` takes them: `[-2]` the last two. */
interface Found {
  readonly of: string;
  readonly only?: readonly [from: number, to?: number];
}

/** Each moves through frames: all at once, or one after another. In a `ghost`, a mark of that class moves in its place. */
type Framed = Found & { readonly as: Frames; readonly inTurn?: boolean; readonly ghost?: string };

/** A thing of the board goes from where it stood to where it stands, through points of the chart; parts of it move meanwhile. */
interface Sliding {
  readonly slide: string;
  readonly along?: readonly Point[];
  readonly meanwhile?: { readonly [part: string]: Frames };
}

/** Each comes from where it would be if the place `from` were at the place `to`. */
type Shifting = Found & { readonly from: string; readonly to: string };

/** A mark that stands at a place now hops there from place to place, and at the end may leave. */
interface Hopping {
  readonly hop: string;
  readonly place: string;
  readonly over: readonly string[];
  readonly leaves: boolean;
}

/** A drawing appears at one place, flies to another and is gone. What it `brings` is seen only when it is there. */
interface Flying {
  readonly fly: Flyer;
  readonly from: Where;
  readonly to: Where;
  readonly brings?: string;
}

/**
 * A card, by the address of its drawing, is dealt from one place to another, off the chart where they are not on the page. One with
 * a back turns over on its way. The card that it `becomes` is seen only when it is there.
 */
interface Dealing {
  readonly deal: string;
  readonly back?: string;
  readonly from: Where;
  readonly to: Where;
  readonly becomes?: string;
}

/** A line, by its path, is drawn over the chart once and is gone. */
interface Tracing {
  readonly trace: string;
  readonly class: string;
  readonly into: string;
}

export type Motion = Timed & (Framed | Sliding | Shifting | Hopping | Flying | Dealing | Tracing);
export type Motions = Motion | readonly Motion[];

/** What is known when facts are set in motion; `chart` is what the board says of where things lie. */
export interface MotionScene<T extends GameTypes = GameTypes, Chart = unknown> {
  readonly telling: TextContext<T>;
  readonly before: TextContext<T>['state'];
  readonly beats: readonly Beat<T['Fact']>[];
  readonly chart: Chart;
}
