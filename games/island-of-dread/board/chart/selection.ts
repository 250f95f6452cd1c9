import { signal } from '@preact/signals';

/** The place that was touched or walked to with the keys: it is marked on the chart, and the bar offers to go there. */
export const aimed = signal<number | undefined>(undefined);

/** The place under a mouse. */
export const pointed = signal<number | undefined>(undefined);

/** The die that was chosen, counted from 0: only what it takes the Hero into next is marked. */
export const chosenDie = signal<number | undefined>(undefined);

/** Whoever leaves the table points at nothing any more. */
export function forgetPointed(): void {
  pointed.value = undefined;
  chosenDie.value = undefined;
}
