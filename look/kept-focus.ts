import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  /** What takes the focus when the thing that had it is gone: the first that is there, or the whole. */
  readonly to: string;
  /** What it depends on whether things are gone: it is looked after when one of these changes. */
  readonly when: readonly unknown[];
}

/** Focus on something that goes away stays inside: a segment that was drawn, an offer that was taken. */
export function useKeptFocus(
  root: { readonly current: HTMLElement | SVGElement | null },
  { to, when }: KeptFocus,
): void {
  const wasInside = useRef(false);
  /** The whole has it only until there is something better. */
  const isParked = useRef(false);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onIn = () => {
      wasInside.current = true;
    };
    const onOut = (event: Event) => {
      // Something that is taken away loses the focus to nobody.
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
