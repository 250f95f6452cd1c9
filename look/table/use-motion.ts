import type { GameTypes } from '@skerry/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps, Moment } from '../board.ts';
import { comingLater } from '../later.tsx';
import { type Beat, beatsOf, type FactTable } from './facts.ts';
import type { Stage } from './later/stage.ts';
import type { Motion, MotionScene, Motions } from './motion.ts';

/** Loaded later: motion is not needed to play. */
const moving = comingLater(() => import('./later/perform.ts'));

type Moved<T extends GameTypes> = Pick<BoardProps<T>, 'moment' | 'motion'>;

/** Plays each moment once, after the whole page has rendered the position it led to. */
export function useStage<T extends GameTypes>(
  { moment, motion }: Moved<T>,
  set: (stage: Stage, moment: Moment<T>) => void,
): void {
  const played = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (moment === undefined || played.current === moment.n) return;
    played.current = moment.n;
    const parts = moving.there.peek();
    if (!motion || parts === undefined) return;
    const stage = new parts.Stage(moment.pace);
    queueMicrotask(() => stage.begin(() => set(stage, moment)));
    return stage.finish;
  }, [moment?.n]);
}

interface MotionOf<T extends GameTypes, Chart> {
  /** A selector for things positioned by the `transform` of their style: they slide, or make room for others. */
  readonly things?: string;
  /** The geometry for the table of facts. */
  readonly chart: Chart;
  /** Motion in every moment, whatever its facts. */
  always?(scene: MotionScene<T, Chart>): Motions;
}

/** Animates the whole page by the table of facts. Called by the board, which is rendered as long as the page. */
export function useMotion<T extends GameTypes, Chart>(
  table: FactTable<T, Chart>,
  { telling, moment, motion }: Moved<T> & Pick<BoardProps<T>, 'telling'>,
  root: RefObject<HTMLElement | null>,
  { things, chart, always }: MotionOf<T, Chart>,
): void {
  const stood = useRef<ReadonlyMap<HTMLElement, string>>(new Map());
  useStage({ moment, motion }, (stage, { facts, before }) => {
    const beats = beatsOf(table, facts);
    const scene = { telling, before, beats, chart };
    const told = beats.flatMap((beat) => {
      const motion = (table as FactTable)[beat.fact.fact]?.motion ?? [];
      return timed(typeof motion === 'function' ? motion(beat.fact, scene) : motion, beat);
    });
    const all = [...told, ...timed(always?.(scene) ?? [], { at: 0, lasts: 0 })];
    if (root.current !== null) moving.there.peek()?.perform(stage, all, stood.current, root.current);
  });
  useLayoutEffect(() => {
    if (things === undefined) return;
    queueMicrotask(() => {
      const found = [...document.querySelectorAll<HTMLElement>(things)];
      stood.current = new Map(found.map((thing) => [thing, thing.style.transform]));
    });
  });
}

const timed = (motions: Motions, time: Pick<Beat, 'at' | 'lasts'>): (readonly [Motion, Pick<Beat, 'at' | 'lasts'>])[] =>
  [motions].flat().map((motion) => [motion, time] as const);
