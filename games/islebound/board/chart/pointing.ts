import { at } from '@skerry/engine';
import { isArrow } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../content/map.ts';
import type { Action } from '../../rules/actions.ts';
import type { Concern } from './concerns.ts';
import { type Place, regionBeside } from './places.ts';
import { sailTarget } from './sail-target.ts';

const HOVER = 500;

/** What a pointer, a finger or a key does to a region. */
export function usePointing(
  regions: readonly Place[],
  /** Which regions lie side by side. */
  near: readonly (readonly number[])[],
  found: ReadonlyMap<Cell, Concern>,
  /** Where the keyboard begins. */
  start: number,
  answer: (action: Action) => void,
) {
  /** The region whose slip is open, and the one whose tip is shown. */
  const [open, setOpen] = useState<number | undefined>(undefined);
  const [tip, setTip] = useState<number | undefined>(undefined);
  /** Where a mouse is. */
  const [over, setOver] = useState<number | undefined>(undefined);
  const [moved, setMoved] = useState<number | undefined>(undefined);
  const focused = moved ?? start;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  /** A region that can be sailed to is one touch away: the chart shows the way, and the bar offers it. */
  const aim = (region: number) => {
    const { cell } = at(regions, region);
    sailTarget.value = found.get(cell)?.offered.some(({ act }) => act === 'sail') ? cell : undefined;
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(undefined);
    setTip(undefined);
  };
  const show = (region: number) => {
    close();
    setMoved(region);
    setOpen(region);
  };
  /** What a region is there for now, if there is one thing: to be sailed to, or to be a home port. */
  const target = (region: number): Action | undefined => {
    const [only, ...more] = found.get(at(regions, region).cell)?.offered ?? [];
    return more.length === 0 && (only?.act === 'sail' || only?.act === 'homePort') ? only : undefined;
  };
  const take = (action: Action) => {
    close();
    sailTarget.value = undefined;
    answer(action);
  };
  return {
    open,
    tip,
    over,
    focused,
    close,
    click(region: number, event: MouseEvent) {
      const action = target(region);
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      // A finger has seen nothing yet: it is told what it touched, and then asked.
      if (action !== undefined && (!isFinger || sailTarget.value === at(regions, region).cell)) take(action);
      else {
        show(region);
        aim(region);
      }
    },
    /** A mouse that lay still when the chart came asks nothing. */
    hover(region: number, event: PointerEvent) {
      if (event.pointerType !== 'mouse' || region === over) return;
      setOver(region);
      later(() => setTip(region), tip === undefined ? HOVER : HOVER / 4);
      setTip(undefined);
    },
    leave(event: PointerEvent | FocusEvent) {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      setTip(undefined);
      setOver(undefined);
    },
    focus(region: number, event: FocusEvent) {
      setMoved(region);
      if ((event.currentTarget as Element).matches(':focus-visible')) aim(region);
    },
    key(event: KeyboardEvent) {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        const [first] = found.get(at(regions, focused).cell)?.offered ?? [];
        if (first === undefined || event.shiftKey) show(focused);
        else take(first);
      } else if (event.key === 'Escape') close();
      else if (isArrow(event.key)) {
        event.preventDefault();
        const next = regionBeside(regions, at(near, focused), focused, event.key);
        setMoved(next);
        (event.currentTarget as Element).querySelector<SVGElement>(`[data-region="${next}"]`)?.focus();
      }
    },
  };
}
