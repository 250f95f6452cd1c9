import type { Moment } from '@skerry/look';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** How long things take, in milliseconds: a trail is inked, a value circled, a card shown. */
export const INKING = 480;
export const CIRCLING = 240;
const SHOWING = 240;

/** How long the motion of these facts takes. Trails are inked together, then values circled, then the next cards shown. */
export function duration(facts: readonly Fact[]): number {
  const has = (...kinds: readonly Fact['fact'][]) => facts.some(({ fact }) => kinds.includes(fact));
  const inked = has('drafted', 'drew') ? INKING : 0;
  const circled = has('sightConnected', 'pairConnected', 'bonusTrailOwed', 'roundScored') ? CIRCLING : 0;
  const shown = has('cardsShown') ? SHOWING : 0;
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
    for (const element of root.current.querySelectorAll('[data-fresh]')) {
      const how = (element as HTMLElement | SVGElement).dataset.fresh;
      if (how !== undefined && Object.hasOwn(FRESH, how)) FRESH[how]!(stage, element);
    }
    stage.begin();
    return stage.finish;
  }, [moment?.n]);
}

const inked: Keyframe[] = [
  { strokeDasharray: '1 1', strokeDashoffset: 1 },
  { strokeDasharray: '1 1', strokeDashoffset: 0 },
];

/** How new things appear, by their `data-fresh`. */
const FRESH: { readonly [how: string]: (stage: Stage, element: Element) => void } = {
  /** A trail is inked from the touched end. */
  line: (stage, element) => stage.animate(element, inked, { at: 0, lasts: INKING }, EASE.linear),
  dashes: (stage, element) =>
    stage.animate(element, [{ opacity: 0 }, { opacity: 1 }], { at: INKING - 120, lasts: 240 }),
  /** The loose ring is drawn round the number. */
  ring: (stage, element) => stage.animate(element, inked, { at: INKING, lasts: CIRCLING }),
  /** A village or a sight is reached. */
  mark: (stage, element) => stage.animate(element, [{ opacity: 0 }, { opacity: 1 }], { at: INKING, lasts: CIRCLING }),
  /** The others' new trails appear together. */
  mini: (stage, element) => stage.animate(element, [{ opacity: 0 }, { opacity: 1 }], { at: 0, lasts: INKING }),
  /** The next two cards are turned over. */
  card: (stage, element) =>
    stage.animate(
      element,
      [
        { transform: 'translateY(-14px) rotateY(90deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { at: INKING + CIRCLING, lasts: SHOWING },
    ),
};
