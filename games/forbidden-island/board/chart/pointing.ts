import { isArrow, placeBeside } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../rules/actions.ts';
import type { ChartGeometry } from './chart-geometry.ts';
import type { Concern } from './concerns.ts';

const LONG_PRESS = 450;
const HOVER = 500;
/** Where tiles are smaller than a finger, a touch asks before it acts. */
const FINGER = 44;

/** What a touch, a pointer or a key does to a tile. */
export function usePointing(
  found: ReadonlyMap<string, Concern>,
  answer: (action: Action) => void,
  /** Pixels from one tile to the next. */
  step: number,
  /** Says why, where somebody touches a tile that offers nothing; otherwise the tile's own slip does. */
  refused?: (tries: Concern['refused']) => void,
) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const [tip, setTip] = useState<number | undefined>(undefined);
  const [focused, setFocused] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  /** Where the mouse is, since it moved there. */
  const under = useRef<number | undefined>(undefined);
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (tip === undefined) return;
    const hide = () => setTip(undefined);
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [tip]);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(undefined);
    setTip(undefined);
  };
  const take = (space: number, concern: Concern | undefined, byTouch = false) => {
    if (pressed.current) {
      pressed.current = false;
      return;
    }
    clearTimeout(timer.current);
    setTip(undefined);
    setFocused(space);
    const [only, ...more] = concern?.likely ?? [];
    const sure = !byTouch || step >= FINGER;
    if (only !== undefined && more.length === 0 && only.act !== 'lift' && sure) answer(only);
    else if (only === undefined && concern !== undefined && refused !== undefined) refused(concern.refused);
    else setOpen(space);
  };
  return {
    open,
    tip,
    focused,
    close,
    click(space: number, concern: Concern | undefined, event: MouseEvent) {
      take(space, concern, event instanceof PointerEvent && event.pointerType === 'touch');
    },
    /** A mouse that lay still when the chart came asks nothing. */
    hover(space: number, event: PointerEvent) {
      if (event.pointerType !== 'mouse' || space === under.current) return;
      under.current = space;
      later(() => setTip(space), tip === undefined ? HOVER : HOVER / 4);
      setTip(undefined);
    },
    /** A finger that is lifted leaves too, but what it asked for stays. */
    leave(event: PointerEvent | FocusEvent) {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      under.current = undefined;
      setTip(undefined);
    },
    /** A long press tells what a touch would do. */
    down(space: number, event: PointerEvent) {
      pressed.current = false;
      if (event.pointerType === 'mouse') return;
      later(() => {
        pressed.current = true;
        setTip(space);
      }, LONG_PRESS);
    },
    up() {
      clearTimeout(timer.current);
    },
    focus(space: number, event: FocusEvent) {
      setFocused(space);
      if ((event.currentTarget as Element).matches(':focus-visible')) later(() => setTip(space), HOVER);
    },
    key(event: KeyboardEvent, spaces: readonly string[], map: ChartGeometry) {
      const svg = event.currentTarget as SVGSVGElement;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pressed.current = false;
        take(focused, found.get(spaces[focused]!));
      } else if (event.key === 'Escape') close();
      else if (isArrow(event.key)) {
        event.preventDefault();
        const next = placeBeside(map.corners, focused, event.key);
        setFocused(next);
        svg.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
      }
    },
  };
}
