import { signal } from '@preact/signals';
import type { Editing } from './editing.ts';
import { thingsAt } from './things-at.ts';

/** A pointer that moves less does not drag, in pixels. */
const STILL = 8;

/** The thing under the pointer, and where that is in the window. */
export interface Dragged {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

export const dragged = signal<Dragged | undefined>(undefined);

/** Follows a pointer that went down on a thing until it is let go. A press that stays where it is remains a click. */
export function dragFrom(editing: Editing, down: PointerEvent, things: readonly string[]): void {
  const thing = things.find((each) => editing.canMove(each));
  if (thing === undefined || down.button !== 0) return;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STILL;
    if (dragged.peek() === undefined && !isFar) return;
    if (dragged.peek() === undefined) editing.hold(thing);
    dragged.value = { thing, x: event.clientX, y: event.clientY };
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    if (dragged.peek() === undefined) return;
    dragged.value = undefined;
    if (event.type !== 'pointerup') return editing.pick(undefined);
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
    editing.put(thing, thingsAt(editing, event.clientX, event.clientY));
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

/** The browser sends a click after a drag. */
const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
