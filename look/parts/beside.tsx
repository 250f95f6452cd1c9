import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface BesideProps {
  /** Its subject; the slip is below, or above where there is no room. */
  readonly anchor: Element;
  readonly label: string;
  /** A tip is read only: it takes no touch and no focus. */
  readonly tip?: boolean;
  readonly children: ComponentChildren;
  onClose?(): void;
}

const GAP = 8;

function place(slip: HTMLElement, anchor: Element): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = slip;
  const x = Math.max(GAP, Math.min((left + right - width) / 2, innerWidth - width - GAP));
  const below = bottom + GAP + height <= innerHeight;
  const above = top - GAP - height >= 0;
  slip.style.left = `${x}px`;
  slip.style.top = `${below ? bottom + GAP : above ? top - GAP - height : Math.max(GAP, innerHeight - height - GAP)}px`;
}

/** A small slip beside a tile, a card or a town. Escape or a touch elsewhere closes it. */
export function Beside({ anchor, label, tip = false, children, onClose }: BesideProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Once for each anchor: the browser reports closing asynchronously, and a rendering meanwhile must not open it again.
  useLayoutEffect(() => {
    const slip = ref.current;
    if (slip === null || slip.matches(':popover-open')) return;
    slip.showPopover();
    place(slip, anchor);
    // The browser restores the focus when the slip closes.
    if (!tip) (slip.querySelector('button') ?? slip).focus({ preventScroll: true });
  }, [anchor, tip]);
  useLayoutEffect(() => {
    if (ref.current?.matches(':popover-open')) place(ref.current, anchor);
  });
  // A font or an icon that loads late makes it larger.
  useLayoutEffect(() => {
    const slip = ref.current;
    if (slip === null) return;
    const watch = new ResizeObserver(() => place(slip, anchor));
    watch.observe(slip);
    return () => watch.disconnect();
  }, [anchor]);
  // If the pressed button is removed before the slip closes, the browser cannot restore the focus.
  const hasFocus = useRef(false);
  const giveBack = () => {
    if (hasFocus.current && anchor.isConnected) (anchor as HTMLElement | SVGElement).focus({ preventScroll: true });
    hasFocus.current = false;
  };
  useLayoutEffect(() => {
    if (document.activeElement === document.body) giveBack();
  });
  useLayoutEffect(() => giveBack, [anchor]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      popover={tip ? 'manual' : 'auto'}
      class={tip ? 'beside beside-tip' : 'beside'}
      {...(tip ? { role: 'tooltip' } : { role: 'dialog', 'aria-label': label })}
      onFocusIn={() => {
        hasFocus.current = true;
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget !== null) hasFocus.current = false;
      }}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose?.();
      }}
    >
      {children}
    </div>
  );
}
