import { useLayoutEffect, useRef } from 'preact/hooks';

/** Focus on a segment that is gone stays on the island, and goes to the next one as soon as there is one. */
export function useKeptFocus(svg: { readonly current: SVGSVGElement | null }, segments: ReadonlySet<number>): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const island = svg.current;
    if (island === null) return;
    const onIn = () => {
      wasInside.current = true;
    };
    const onOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Element && !island.contains(event.relatedTarget)) wasInside.current = false;
    };
    const onTouch = () => {
      wasInside.current = false;
    };
    island.addEventListener('focusin', onIn);
    island.addEventListener('focusout', onOut);
    document.addEventListener('pointerdown', onTouch, { capture: true });
    return () => {
      island.removeEventListener('focusin', onIn);
      island.removeEventListener('focusout', onOut);
      document.removeEventListener('pointerdown', onTouch, { capture: true });
    };
  }, [svg]);
  useLayoutEffect(() => {
    const island = svg.current;
    const active = document.activeElement;
    if (!wasInside.current || island === null || (active !== document.body && active !== island)) return;
    (island.querySelector<SVGGElement>('.tt-segment[tabindex="0"]') ?? island).focus({ preventScroll: true });
  }, [svg, segments]);
}
