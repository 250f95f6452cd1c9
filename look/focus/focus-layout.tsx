import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useArrowKeys } from './arrow-keys.ts';

export interface FocusLayoutProps {
  readonly class: string;
  readonly children: ComponentChildren;
  /** What it is all about, drawn large at the left. */
  readonly picture?: ComponentChildren;
  /** Below a double rule; it stays in sight on a phone. */
  readonly sum?: ComponentChildren;
  /** What a screen reader hears as soon as it changes. */
  readonly said?: string;
  /** For motion in it. */
  readonly root?: RefObject<HTMLDivElement | null>;
}

/** How the slip of a focus fills its box. Arrow keys walk among the things in it that have `data-walk`. */
export function FocusLayout({ class: name, children, picture, sum, said, root }: FocusLayoutProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = root ?? own;
  useArrowKeys(box);
  return (
    <div ref={box} class={`focus-layout ${name}`}>
      {picture === undefined ? (
        children
      ) : (
        <div class="focus-pictured">
          <div class="focus-picture">{picture}</div>
          {children}
        </div>
      )}
      {sum !== undefined && <div class="closing focus-sum">{sum}</div>}
      {said !== undefined && (
        <p class="visually-hidden" role="status">
          {said}
        </p>
      )}
    </div>
  );
}
