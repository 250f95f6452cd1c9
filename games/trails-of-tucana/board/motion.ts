import { EASE, type Moment, type Stage, useStage } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** How long things take, in milliseconds: a trail is inked, a value circled, a card shown. */
export const INKING = 480;
export const CIRCLING = 240;
const SHOWING = 240;

/** The parts of a moment: trails are inked together, then values circled, then the next cards shown. */
function partsOf(facts: readonly Fact[]): { readonly inked: number; readonly circled: number; readonly shown: number } {
  const has = (...kinds: readonly Fact['fact'][]) => facts.some(({ fact }) => kinds.includes(fact));
  return {
    inked: has('drafted', 'drew') ? INKING : 0,
    circled: has('sightConnected', 'pairConnected', 'bonusTrailOwed', 'roundScored') ? CIRCLING : 0,
    shown: has('cardsShown') ? SHOWING : 0,
  };
}

/** How long the motion of these facts takes. */
export function duration(facts: readonly Fact[]): number {
  const { inked, circled, shown } = partsOf(facts);
  return inked + circled + shown;
}

/** Plays each moment once: whatever is new in the drawing appears as its `data-fresh` says. */
export function useMotion(
  props: { readonly moment: Moment<TrailsOfTucana> | undefined; readonly motion: boolean },
  root: { readonly current: Element | null },
): void {
  useStage(props, (stage, { facts }) => {
    const { inked, circled } = partsOf(facts);
    for (const element of root.current?.querySelectorAll('[data-fresh]') ?? []) {
      const how = (element as HTMLElement | SVGElement).dataset.fresh;
      if (how !== undefined && Object.hasOwn(FRESH, how)) FRESH[how]!(stage, element, inked, inked + circled);
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
