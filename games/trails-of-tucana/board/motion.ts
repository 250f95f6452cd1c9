import type { Moment } from '@skerry/look';
import { useLayoutEffect, useRef } from 'preact/hooks';
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

export const EASE = { out: 'cubic-bezier(.2,.7,.2,1)', linear: 'linear' } as const;

/** Things in motion. What has not begun yet shows its first keyframe: the board as it was. A touch ends all of it. */
export class Stage {
  readonly #running: Animation[] = [];

  animate(
    element: Element,
    keyframes: Keyframe[],
    { at, lasts }: { readonly at: number; readonly lasts: number },
    easing: string = EASE.out,
  ): void {
    this.#running.push(element.animate(keyframes, { delay: at, duration: lasts, easing, fill: 'backwards' }));
  }

  finish = (): void => {
    for (const animation of this.#running) animation.finish();
  };

  begin(): void {
    document.addEventListener('pointerdown', this.finish, { capture: true });
    document.addEventListener('keydown', this.finish, { capture: true });
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      document.removeEventListener('pointerdown', this.finish, { capture: true });
      document.removeEventListener('keydown', this.finish, { capture: true });
    });
  }
}

/** Plays each moment once, after the position it led to has been drawn. */
export function useMotion(
  { moment, motion }: { readonly moment: Moment<TrailsOfTucana> | undefined; readonly motion: boolean },
  root: { readonly current: Element | null },
): void {
  const played = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (moment === undefined || played.current === moment.n) return;
    played.current = moment.n;
    if (!motion || root.current === null) return;
    const stage = new Stage();
    const { inked, circled } = partsOf(moment.facts);
    for (const element of root.current.querySelectorAll('[data-fresh]')) {
      const how = (element as HTMLElement | SVGElement).dataset.fresh;
      if (how !== undefined && Object.hasOwn(FRESH, how)) FRESH[how]!(stage, element, inked, inked + circled);
    }
    stage.begin();
    return stage.finish;
  }, [moment?.n]);
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
  dashes: (stage, element) => stage.animate(element, APPEARING, { at: INKING - 120, lasts: 240 }),
  /** The loose ring is drawn round the number. */
  ring: (stage, element, inked) => stage.animate(element, DRAWN, { at: inked, lasts: CIRCLING }),
  /** A village or a sight is reached. */
  mark: (stage, element, inked) => stage.animate(element, APPEARING, { at: inked, lasts: CIRCLING }),
  /** The others' new trails appear together. */
  mini: (stage, element) => stage.animate(element, APPEARING, { at: 0, lasts: INKING }),
  /** The next two cards are turned over. */
  card: (stage, element, _, circled) => stage.animate(element, TURNED, { at: circled, lasts: SHOWING }),
};

const TURNED: Keyframe[] = [
  { transform: 'translateY(-14px) rotateY(90deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
