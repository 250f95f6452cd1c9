export const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  move: 'cubic-bezier(.45,.05,.25,1)',
  sink: 'cubic-bezier(.55,0,.85,.35)',
  linear: 'linear',
} as const;

/**
 * Running animations. Those that have not started show their first keyframe: the board as it was. A touch ends all of
 * them.
 */
export class Stage {
  readonly #running: Animation[] = [];
  readonly #after: (() => void)[] = [];
  readonly #pace: number;
  #isOver = false;

  /** `pace` is the speed factor of all motion. */
  constructor(pace: number) {
    this.#pace = pace;
  }

  animate(
    element: Element | null | undefined,
    keyframes: Keyframe[],
    { at, lasts }: { readonly at: number; readonly lasts: number },
    ease: keyof typeof EASE = 'move',
  ): void {
    if (element == null) return;
    const [delay, duration] = [at / this.#pace, lasts / this.#pace];
    this.#running.push(element.animate(keyframes, { delay, duration, easing: EASE[ease], fill: 'backwards' }));
  }

  /** Called when all motion has ended or has been skipped. */
  after(act: () => void): void {
    this.#after.push(act);
  }

  finish = (): void => {
    this.#isOver = true;
    for (const animation of this.#running) animation.finish();
  };

  /** Starts motion, unless the reader has moved on meanwhile. */
  begin(set: () => void): void {
    if (this.#isOver) return;
    set();
    document.addEventListener('pointerdown', this.finish, { capture: true });
    document.addEventListener('keydown', this.finish, { capture: true });
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      document.removeEventListener('pointerdown', this.finish, { capture: true });
      document.removeEventListener('keydown', this.finish, { capture: true });
      for (const act of this.#after) act();
    });
  }
}
