import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  /** What takes the focus when the focused element has gone: the first match, or the whole. */
  readonly to: string;
  /** The focus is checked when one of these changes. */
  readonly when: readonly unknown[];
}

/** Keeps the focus inside when the focused element is removed: a segment that was drawn, an offer that was taken. */
export function useKeptFocus(
  root: { readonly current: HTMLElement | SVGElement | null },
  { to, when }: KeptFocus,
): void {
  const wasInside = useRef(false);
  /** The whole has the focus only until there is a better target. */
  const isParked = useRef(false);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onIn = () => {
      wasInside.current = true;
    };
    const onOut = (event: Event) => {
      // An element that is removed loses the focus without a related target.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) wasInside.current = false;
    };
    const onTouch = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) wasInside.current = false;
    };
    element.addEventListener('focusin', onIn);
    element.addEventListener('focusout', onOut);
    document.addEventListener('pointerdown', onTouch, { capture: true });
    return () => {
      element.removeEventListener('focusin', onIn);
      element.removeEventListener('focusout', onOut);
      document.removeEventListener('pointerdown', onTouch, { capture: true });
    };
  }, [root]);
  useLayoutEffect(() => {
    const element = root.current;
    const active = document.activeElement;
    const isLost = active === document.body || (isParked.current && active === element);
    if (!wasInside.current || element === null || !isLost) return;
    const next = element.querySelector<HTMLElement | SVGElement>(to);
    isParked.current = next === null;
    (next ?? element).focus({ preventScroll: true });
  }, [root, ...when]);
}
