import { signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import type { TextContext } from '../../text/context.ts';

/** The island a spectator looks at. */
export const watched = signal<Seat>(0);

/** The seat whose island is on the chart. */
export const shownSeat = ({ reader, state }: TextContext): Seat => reader ?? Math.min(watched.value, state.seats - 1);

/** The pen's last start hex: a trail is inked from there. */
export const penAt = signal<number | undefined>(undefined);
