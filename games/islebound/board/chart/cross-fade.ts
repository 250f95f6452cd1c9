import type { Moment } from '@skerry/look';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How long a position fades into the next where nothing travels, in milliseconds. */
const FADE = 240;

/**
 * Where nothing may travel, the position before fades away over the one that is drawn: what matches `picture` inside the
 * element, which must be placed so that a copy can lie over it. In another `box` it is drawn anew, which is nothing to fade.
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
