import type { Moment } from '@skerry/look';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Cross-fade duration under reduced motion, in milliseconds. */
const FADE = 240;

/**
 * Under reduced motion the previous position fades out over the current one: what matches `picture` inside the
 * element, which must be positioned so that a copy can overlay it. A different `box` means a redraw, so nothing
 * fades.
 */
export function useCrossFade(
  root: RefObject<HTMLElement | null>,
  picture: string,
  {
    moment,
    motion,
    box,
  }: { readonly moment: Pick<Moment, 'n'> | undefined; readonly motion: boolean; readonly box: unknown },
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

/** An inert copy: nothing in it has a name or can be reached. */
function pictureOf(shown: Element): Element {
  const copy = shown.cloneNode(true) as Element;
  copy.classList.add('fading');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  for (const each of copy.querySelectorAll('[role], [tabindex], [aria-label]'))
    for (const attribute of ['role', 'tabindex', 'aria-label']) each.removeAttribute(attribute);
  return copy;
}
