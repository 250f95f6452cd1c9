import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useArrowKeys } from './arrow-keys.ts';

export interface FocusLayoutProps {
  readonly class: string;
  readonly children: ComponentChildren;
  /** The subject, drawn large on the left. */
  readonly picture?: ComponentChildren;
  /** Below a double rule; it stays visible on a phone. */
  readonly sum?: ComponentChildren;
  /** Announced to screen readers when it changes. */
  readonly said?: string;
  readonly root?: RefObject<HTMLDivElement | null>;
}

/** The layout of a focus slip, which fills its box. Arrow keys move between the things in it that have `data-walk`. */
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
