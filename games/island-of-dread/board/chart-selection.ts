import { signal } from '@preact/signals';

/** What was touched or walked to with the keys: it is marked on the chart, and the bar offers to go there. */
export interface Aim {
  /** A land space, or an anchor behind them. */
  readonly to: number;
  /** The spaces to enter, the last one `to`; one for what is not walked to. */
  readonly path: readonly number[];
}

export const aimed = signal<Aim | undefined>(undefined);

/** The place under a mouse. */
export const pointed = signal<number | undefined>(undefined);

/** The die that was chosen, counted from 0: only what it takes the Hero into next is marked. */
export const chosenDie = signal<number | undefined>(undefined);

/** Whoever leaves the table points at nothing any more. */
export function forgetAim(): void {
  aimed.value = undefined;
  pointed.value = undefined;
  chosenDie.value = undefined;
}
