/**
 * Mouse, touch and keyboard input on a board, the same in every game. The things of a board are numbers; the meaning of
 * a press on one of them is passed in as data.
 */
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../chart.tsx';
import type { Arrow } from '../map/hexes.ts';
import { Beside } from '../parts/beside.tsx';
import { isArrow, placeBeside } from './arrows.ts';

const LONG_PRESS = 450;
const HOVER = 500;
/** How long a mouse press that cannot be undone can be taken back, in milliseconds. */
const MOMENT = 1500;
/** Touch users are asked to confirm where things are smaller, in pixels. */
export const FINGER = 44;

/** The input device. A screen reader has already announced the thing. */
export type By = 'mouse' | 'finger' | 'key' | 'reader';

export interface Meant<A> {
  /** The action it plays. Absent: the slip of the thing opens. */
  readonly action?: A | undefined;
  /** Who must confirm: the slip opens and the thing is aimed at; then a second press plays. Absent: no one. */
  readonly asks?: 'finger' | 'pointer' | undefined;
  /** It cannot be undone: a press by mouse is carried out after a moment, unless the reader does anything else. */
  readonly waits?: boolean | undefined;
  /** Shows why nothing can be played; the slip does not open. */
  readonly refuse?: (() => void) | undefined;
}

export interface PointingProps<A> {
  /** The name of the things: `space` is found by `data-space`. */
  readonly name: string;
  readonly start?: number | undefined;
  readonly choices: readonly unknown[];
  /** The thing that was touched or focused, on a board that marks it. On others only the slip confirms. */
  readonly aimed?: Signal<number | undefined>;
  readonly over?: Signal<number | undefined>;
  meant(thing: number, by: By): Meant<A>;
  play(action: A, thing: number): void;
  /** Where an arrow leads; or where the things are, if it leads to the nearest. */
  readonly beside: readonly Point[] | ((from: number, arrow: Arrow) => number);
  /** Scrolls to a thing focused by a key. */
  show?(thing: number): unknown;
  /** Handles other keys. Returns whether this was one of them. */
  key?(event: KeyboardEvent): boolean;
}

export type Pointing = ReturnType<typeof usePointing>;

export function usePointing<A>({ name, start = 0, choices, aimed, ...asked }: PointingProps<A>) {
  const open = useSignal<number | undefined>(undefined);
  const tip = useSignal<number | undefined>(undefined);
  const ownOver = useSignal<number | undefined>(undefined);
  const over = asked.over ?? ownOver;
  const awaited = useSignal<number | undefined>(undefined);
  const moved = useSignal<number | undefined>(undefined);
  const focused = moved.value ?? start;
  const root = useRef<Element>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A long press has shown the tip: the click at its end does nothing. */
  const isTold = useRef(false);

  const later = (act: () => void, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  const tell = (thing: number, wait: number): void => later(() => (tip.value = thing), wait);
  const hide = (): void => {
    clearTimeout(timer.current);
    tip.value = undefined;
  };
  const close = (): void => {
    hide();
    awaited.value = undefined;
    open.value = undefined;
  };
  const forget = (): void => {
    close();
    if (aimed !== undefined) aimed.value = undefined;
  };
  // While an answer is being sent, its subject stays marked.
  useEffect(() => (choices.length > 0 ? forget() : close()), [choices]);
  useEffect(() => forget, []);
  useEffect(() => {
    moved.value = undefined;
  }, [start]);
  useEffect(() => {
    if (tip.value === undefined) return;
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [tip.value]);

  /** Shows a thing's slip, and marks it. */
  const ask = (thing: number): void => {
    close();
    open.value = thing;
    if (aimed !== undefined) aimed.value = thing;
  };
  const press = (thing: number | undefined, by: By): void => {
    if (thing === undefined) return forget();
    const { action, asks, refuse, waits = false } = asked.meant(thing, by);
    const isAsked = by === 'finger' ? asks !== undefined : by === 'mouse' && asks === 'pointer';
    moved.value = thing;
    if (action === undefined ? refuse === undefined : isAsked && aimed?.peek() !== thing) return ask(thing);
    if (waits && by === 'mouse' && aimed?.peek() !== thing) {
      ask(thing);
      awaited.value = thing;
      return;
    }
    carryOut(thing, by);
  };
  const carryOut = (thing: number, by: By): void => {
    const { action, refuse } = asked.meant(thing, by);
    forget();
    if (action === undefined) refuse?.();
    else asked.play(action, thing);
  };
  useEffect(() => {
    const thing = awaited.value;
    if (thing === undefined) return;
    // The thing stays aimed at: a second press plays it.
    const hold = () => (awaited.value = undefined);
    const waiting = setTimeout(() => carryOut(thing, 'mouse'), MOMENT);
    document.addEventListener('pointerdown', hold, { capture: true });
    document.addEventListener('keydown', hold, { capture: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerdown', hold, { capture: true });
      document.removeEventListener('keydown', hold, { capture: true });
    };
  }, [awaited.value]);
  const go = (thing: number): void => {
    moved.value = thing;
    const element = root.current?.querySelector<SVGElement>(`[data-${name}="${thing}"]`);
    element?.focus({ preventScroll: asked.show !== undefined });
  };
  const pressKey = (event: KeyboardEvent, thing: number | undefined): boolean => {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      const wasShown = (open.value ?? tip.value ?? aimed?.value) !== undefined;
      forget();
      return asked.key?.(event) || wasShown;
    }
    if (thing === undefined) return asked.key?.(event) ?? false;
    else if (key === 'Enter' || key === ' ') shiftKey ? ask(thing) : press(thing, 'key');
    else if (isArrow(key))
      go(typeof asked.beside === 'function' ? asked.beside(thing, key) : placeBeside(asked.beside, thing, key));
    else return asked.key?.(event) ?? false;
    return true;
  };

  const thingAt = ({ target }: Event): number | undefined => {
    const found = target instanceof Element ? target.closest(`[data-${name}]`) : null;
    return found === null ? undefined : Number(found.getAttribute(`data-${name}`));
  };
  const of =
    <E extends Event>(act: (thing: number, event: E) => void) =>
    (event: E): void => {
      const thing = thingAt(event);
      if (thing !== undefined) act(thing, event);
    };
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.currentTarget instanceof Element) root.current = event.currentTarget;
      isTold.current = false;
      if (pressKey(event, thingAt(event))) event.preventDefault();
    },
    onFocusIn: of((thing, { target }) => {
      moved.value = thing;
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      asked.show?.(thing);
      if (aimed === undefined) tell(thing, HOVER);
      else aimed.value = thing;
    }),
    onFocusOut: hide,
    /** Pointers are handled by the whole board; the remaining clicks come from a screen reader. */
    onClick: of((thing, { detail }: MouseEvent) => detail === 0 && press(thing, 'reader')),
  };

  return {
    name,
    /** The thing whose slip is open: with its actions, or the reason why there are none. */
    open,
    /** The thing whose tip is shown: under a resting mouse, a long press, or the keyboard focus. */
    tip,
    over,
    /** The thing that a mouse press plays in a moment. */
    awaited,
    /** The thing that the Tab key focuses. */
    focused,
    close,
    /** The same, and clears the aim. */
    forget,
    /** A press on a thing, or beside all things. */
    press,
    /** Moves the keyboard focus to a thing. */
    go,
    /** The props that make a thing a button. */
    thing: (thing: number, label: string | undefined, can: boolean) => ({
      [`data-${name}`]: thing,
      'data-can': can,
      role: 'button' as const,
      tabindex: thing === focused ? 0 : -1,
      'aria-label': label,
    }),
    /** For the element around the things, where `useTouch` handles pointers. */
    keys,
    /** For the element around the things, where these handle pointers themselves. */
    board: {
      ...keys,
      onClick: of((thing, event: MouseEvent) => {
        const by = event instanceof PointerEvent && /touch|pen/.test(event.pointerType) ? 'finger' : 'mouse';
        if (!isTold.current) press(thing, event.detail === 0 ? 'reader' : by);
        isTold.current = false;
      }),
      /** A mouse at rest when the board appeared opens nothing. */
      onPointerMove: of((thing, { pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || thing === over.peek()) return;
        over.value = thing;
        tell(thing, tip.peek() === undefined ? HOVER : HOVER / 4);
        tip.value = undefined;
      }),
      /** A lifted finger also leaves, but its slip stays. */
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        hide();
        over.value = undefined;
      },
      onPointerDown: of((thing, { pointerType }: PointerEvent) => {
        isTold.current = false;
        if (pointerType === 'mouse') return;
        later(() => {
          isTold.current = true;
          tip.value = thing;
        }, LONG_PRESS);
      }),
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onContextMenu: of((_, event) => event.preventDefault()),
    },
  };
}

interface PointedProps {
  readonly pointing: Pointing;
  readonly root: RefObject<Element | null>;
  label(thing: number): string;
  /** The content of the slip; a tip has no buttons. */
  children(thing: number, tip: boolean): ComponentChildren;
}

/** The slip beside the thing that is pointed at. */
export function Pointed({ pointing: { name, open, tip, close }, root, label, children }: PointedProps) {
  const thing = open.value ?? tip.value;
  const anchor = thing === undefined ? undefined : root.current?.querySelector(`[data-${name}="${thing}"]`);
  if (thing === undefined || !anchor) return null;
  const isTip = open.value === undefined;
  return (
    <Beside key={`${thing} ${isTip}`} anchor={anchor} label={label(thing)} tip={isTip} onClose={close}>
      {children(thing, isTip)}
    </Beside>
  );
}
