import { useLayoutEffect, useRef } from 'preact/hooks';

interface Kept {
  /** What takes the focus when the thing that had it is gone: the first that is there, or the whole. */
  readonly to: string;
  /** What it depends on whether things are gone: it is looked after when one of these changes. */
  readonly when: readonly unknown[];
}

/** Focus on something that goes away stays inside: a segment that was drawn, an offer that was taken. */
export function useKeptFocus(root: { readonly current: HTMLElement | SVGElement | null }, { to, when }: Kept): void {
  const wasInside = useRef(false);
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
    if (!wasInside.current || element === null || (active !== document.body && active !== element)) return;
    (element.querySelector<HTMLElement | SVGElement>(to) ?? element).focus({ preventScroll: true });
  }, [root, ...when]);
}
