import { signal } from '@preact/signals';

/** The place touched or reached with the keys: marked on the chart, and offered in the bar. */
export const aimed = signal<number | undefined>(undefined);

/** The place under the mouse. */
export const pointed = signal<number | undefined>(undefined);

/** The chosen die, from 0: only spaces it leads to next are marked. */
export const chosenDie = signal<number | undefined>(undefined);

/** Leaving the table clears the pointer. */
export function forgetPointed(): void {
  pointed.value = undefined;
  chosenDie.value = undefined;
}
