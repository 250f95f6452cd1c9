/**
 * What a pointer, a finger or a key does to a board, the same in every game. The things of a board are numbers; what a press on one of
 * them means comes in as data.
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
/** Fingers are asked first where things are smaller, in pixels. */
export const FINGER = 44;

/** Who presses. A screen reader has said before what the thing is. */
export type By = 'mouse' | 'finger' | 'key' | 'reader';

/** What a press on a thing means now. */
export interface Meant<A> {
  /** What it plays. Absent: the slip of the thing opens. */
  readonly action?: A | undefined;
  /** Who is asked first: the slip opens and the thing is aimed at; then a second press plays. Absent: nobody. */
  readonly asks?: 'finger' | 'pointer' | undefined;
  /** Says why nothing can be played; the slip does not open. */
  readonly refuse?: (() => void) | undefined;
}

export interface PointingProps<A> {
  /** What the things are called: `space` is found by `data-space`. */
  readonly name: string;
  /** Where the keyboard begins. */
  readonly start?: number | undefined;
  /** With new ones all is forgotten. */
  readonly choices: readonly unknown[];
  /** The thing that was touched or that a key came to, on a board that marks it. On others only the slip asks. */
  readonly aimed?: Signal<number | undefined>;
  /** The thing under the mouse, where others want to know it. */
  readonly over?: Signal<number | undefined>;
  meant(thing: number, by: By): Meant<A>;
  play(action: A, thing: number): void;
  /** Where an arrow leads to; or where the things are, if it leads to the nearest. */
  readonly beside: readonly Point[] | ((from: number, arrow: Arrow) => number);
  /** Brings a thing in sight that a key came to. */
  show?(thing: number): unknown;
  /** What other keys do. Returns whether this was one of them. */
  key?(event: KeyboardEvent): boolean;
}

export type Pointing = ReturnType<typeof usePointing>;

export function usePointing<A>({ name, start = 0, choices, aimed, ...asked }: PointingProps<A>) {
  const open = useSignal<number | undefined>(undefined);
  const tip = useSignal<number | undefined>(undefined);
  const ownOver = useSignal<number | undefined>(undefined);
  const over = asked.over ?? ownOver;
  const moved = useSignal<number | undefined>(undefined);
  const focused = moved.value ?? start;
  const root = useRef<Element>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A long press has told what there is: the click at its end does nothing. */
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
    open.value = undefined;
  };
  const forget = (): void => {
    close();
    if (aimed !== undefined) aimed.value = undefined;
  };
  // While an answer is on its way, what it is about stays marked.
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

  /** Shows what there is, and marks it. */
  const ask = (thing: number): void => {
    close();
    open.value = thing;
    if (aimed !== undefined) aimed.value = thing;
  };
  const press = (thing: number | undefined, by: By): void => {
    if (thing === undefined) return forget();
    const { action, asks, refuse } = asked.meant(thing, by);
    const isAsked = by === 'finger' ? asks !== undefined : by === 'mouse' && asks === 'pointer';
    moved.value = thing;
    if (action === undefined ? refuse === undefined : isAsked && aimed?.peek() !== thing) return ask(thing);
    forget();
    if (action === undefined) refuse?.();
    else asked.play(action, thing);
  };
  const go = (thing: number): void => {
    moved.value = thing;
    const element = root.current?.querySelector<SVGElement>(`[data-${name}="${thing}"]`);
    element?.focus({ preventScroll: asked.show !== undefined });
  };
  /** Returns whether the key did something. */
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

  /** The thing that an event is about. */
  const thingAt = ({ target }: Event): number | undefined => {
    const found = target instanceof Element ? target.closest(`[data-${name}]`) : null;
    return found === null ? undefined : Number(found.getAttribute(`data-${name}`));
  };
  /** A handler of what happens to a thing. */
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
    /** Pointers are heard by the whole board; what is left comes from a screen reader. */
    onClick: of((thing, { detail }: MouseEvent) => detail === 0 && press(thing, 'reader')),
  };

  return {
    name,
    /** The thing whose slip is open: it asks what to do, or says why nothing can be done. */
    open,
    /** The thing whose slip only tells: a mouse rests on it, a finger stays on it, a key came to it. */
    tip,
    /** The thing under the mouse. */
    over,
    /** The thing that the Tab key comes to. */
    focused,
    close,
    /** The same, and nothing is aimed at any more. */
    forget,
    /** A press on a thing, or beside all things. */
    press,
    /** Takes the keyboard to a thing. */
    go,
    /** What makes a thing a button. */
    thing: (thing: number, label: string | undefined, can: boolean) => ({
      [`data-${name}`]: thing,
      'data-can': can,
      role: 'button' as const,
      tabindex: thing === focused ? 0 : -1,
      'aria-label': label,
    }),
    /** For the element round the things, where `useTouch` hears of pointers. */
    keys,
    /** For the element round the things, where they hear of pointers themselves. */
    board: {
      ...keys,
      onClick: of((thing, event: MouseEvent) => {
        const by = event instanceof PointerEvent && /touch|pen/.test(event.pointerType) ? 'finger' : 'mouse';
        if (!isTold.current) press(thing, event.detail === 0 ? 'reader' : by);
        isTold.current = false;
      }),
      /** A mouse that lay still when the board came asks nothing. */
      onPointerMove: of((thing, { pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || thing === over.peek()) return;
        over.value = thing;
        tell(thing, tip.peek() === undefined ? HOVER : HOVER / 4);
        tip.value = undefined;
      }),
      /** A finger that is lifted leaves too, but what it asked for stays. */
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        hide();
        over.value = undefined;
      },
      /** A long press tells what a touch would do. */
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
  /** What the slip says; a tip has no buttons. */
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
