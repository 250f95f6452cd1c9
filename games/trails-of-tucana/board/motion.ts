import { EASE, type MotionProps, motionBy, type Stage } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { CIRCLING, facts, INKING, SHOWING } from './facts.ts';

const useBeats = motionBy<TrailsOfTucana>(facts);

/** Plays each moment once: whatever is new in the drawing appears as its `data-fresh` says. */
export function useMotion(props: MotionProps<TrailsOfTucana>, root: { readonly current: Element | null }): void {
  useBeats(props, (stage, beats) => {
    /** When a part of the moment is over. */
    const end = (part: number): number =>
      Math.max(0, ...beats.map(({ fact, at, lasts }) => ((facts[fact.fact]?.wave ?? 4) <= part ? at + lasts : 0)));
    for (const element of root.current?.querySelectorAll('[data-fresh]') ?? []) {
      const how = (element as HTMLElement | SVGElement).dataset.fresh;
      if (how !== undefined && Object.hasOwn(FRESH, how)) FRESH[how]!(stage, element, end(1), end(2));
    }
  });
}

const DRAWN: Keyframe[] = [
  { strokeDasharray: '1 1', strokeDashoffset: 1 },
  { strokeDasharray: '1 1', strokeDashoffset: 0 },
];
const APPEARING: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

type Appear = (stage: Stage, element: Element, inked: number, circled: number) => void;

/** How new things appear, by their `data-fresh`: `inked` and `circled` are when those parts of the moment are over. */
const FRESH: { readonly [how: string]: Appear } = {
  /** A trail is inked from the touched end. */
  line: (stage, element) => stage.animate(element, DRAWN, { at: 0, lasts: INKING }, EASE.linear),
  dashes: (stage, element) => stage.animate(element, APPEARING, { at: INKING - 120, lasts: 240 }, EASE.out),
  /** The loose ring is drawn round the number. */
  ring: (stage, element, inked) => stage.animate(element, DRAWN, { at: inked, lasts: CIRCLING }, EASE.out),
  /** A village or a sight is reached. */
  mark: (stage, element, inked) => stage.animate(element, APPEARING, { at: inked, lasts: CIRCLING }, EASE.out),
  /** The others' new trails appear together. */
  mini: (stage, element) => stage.animate(element, APPEARING, { at: 0, lasts: INKING }, EASE.out),
  /** The next two cards are turned over. */
  card: (stage, element, _, circled) => stage.animate(element, TURNED, { at: circled, lasts: SHOWING }, EASE.out),
};

const TURNED: Keyframe[] = [
  { transform: 'translateY(-14px) rotateY(90deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
