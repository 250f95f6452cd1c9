import type { GameTypes } from '@skerry/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Moment } from '../board.ts';

export const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  move: 'cubic-bezier(.45,.05,.25,1)',
  sink: 'cubic-bezier(.55,0,.85,.35)',
  linear: 'linear',
} as const;

/** Things in motion. What has not begun yet shows its first keyframe: the board as it was. A touch ends all of it. */
export class Stage {
  readonly #running: Animation[] = [];
  readonly #after: (() => void)[] = [];
  readonly #pace: number;

  /** `pace` is how many times faster than told everything moves. */
  constructor(pace: number) {
    this.#pace = pace;
  }

  animate(
    element: Element | null | undefined,
    keyframes: Keyframe[],
    { at, lasts }: { readonly at: number; readonly lasts: number },
    easing: string = EASE.move,
  ): void {
    if (element == null) return;
    const [delay, duration] = [at / this.#pace, lasts / this.#pace];
    this.#running.push(element.animate(keyframes, { delay, duration, easing, fill: 'backwards' }));
  }

  /** Another stage of the same pace, which ends with this one. */
  beside(): Stage {
    const other = new Stage(this.#pace);
    this.after(other.finish);
    return other;
  }

  /** Called when all is still again, or when the reader did not want to wait. */
  after(act: () => void): void {
    this.#after.push(act);
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
      for (const act of this.#after) act();
    });
  }
}

/** Plays each moment once, after the position it led to has been drawn. */
export function useStage<T extends GameTypes>(
  { moment, motion }: { readonly moment: Moment<T> | undefined; readonly motion: boolean },
  set: (stage: Stage, moment: Moment<T>) => void,
): void {
  const played = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (moment === undefined || played.current === moment.n) return;
    played.current = moment.n;
    if (!motion) return;
    const stage = new Stage(moment.pace);
    set(stage, moment);
    stage.begin();
    return stage.finish;
  }, [moment?.n]);
}

/** How long a position fades into the next where nothing travels, in milliseconds. */
const FADE = 240;

/**
 * Where nothing may travel, the position before fades away over the one that is drawn: what matches `picture` inside the
 * element, which must be placed so that a copy can lie over it. In another `box` it is drawn anew, which is nothing to fade.
 */
export function useCrossFade(
  root: RefObject<HTMLElement | null>,
  picture: string,
  { moment, motion, box }: { readonly moment: Moment | undefined; readonly motion: boolean; readonly box: unknown },
): void {
  const former = useRef<Element | undefined>(undefined);
  const faded = useRef(moment?.n);
  useLayoutEffect(() => {
    const shown = motion ? null : root.current?.querySelector(picture);
    const old = former.current;
    former.current = shown ? pictureOf(shown) : undefined;
    const isTold = faded.current === moment?.n;
    faded.current = moment?.n;
    if (!shown || old === undefined || moment === undefined || isTold) return;
    shown.after(old);
    const remove = (): void => old.remove();
    old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE }).finished.then(remove, remove);
    return remove;
  }, [moment?.n, motion, box]);
}

/** A copy that can only be looked at: nothing in it has a name or can be reached. */
function pictureOf(shown: Element): Element {
  const copy = shown.cloneNode(true) as Element;
  copy.classList.add('fading');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  for (const each of copy.querySelectorAll('[role], [tabindex], [aria-label]'))
    for (const attribute of ['role', 'tabindex', 'aria-label']) each.removeAttribute(attribute);
  return copy;
}
