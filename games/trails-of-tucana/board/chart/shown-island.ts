import { signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import type { TextContext } from '../../text/context.ts';

/** The island that somebody without a seat looks at. */
export const watched = signal<Seat>(0);

/** Whose island lies on the chart. */
export const shownSeat = ({ reader, state }: TextContext): Seat => reader ?? Math.min(watched.value, state.seats - 1);

/** The hex where the pen was set down last: a trail is inked from there. */
export const penAt = signal<number | undefined>(undefined);
