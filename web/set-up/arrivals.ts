import type { Editing } from './editing.ts';

interface Arrival {
  readonly thing: string;
  /** Where it is now. */
  readonly from: string | undefined;
}

/** The things that may be put on a place. Of cards that are alike in several lists each list has its own. */
export function arrivalsAt({ dials, words, telling }: Editing, place: string): Arrival[] {
  return dials.value.flatMap((dial) => {
    if (dial.kind !== 'place' || dial.now === place || !dial.to.includes(place)) return [];
    const from = dial.now === undefined ? undefined : words.value.value(dial.dial, dial.now, telling.value);
    return [{ thing: dial.thing, from }];
  });
}
