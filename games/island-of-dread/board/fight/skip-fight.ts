import { signal } from '@preact/signals';
import type { TextContext } from '../../text/context.ts';

/** The fight of others that the reader does not want to watch. */
const skipped = signal<string | undefined>(undefined);

const keyOf = ({ state: { turns, combat } }: TextContext): string => `${turns}-${combat?.card}-${combat?.attacker}`;

export const skipFight = (telling: TextContext): void => {
  skipped.value = keyOf(telling);
};

/** Whoever takes part cannot look away. */
export const isSkipped = (telling: TextContext): boolean => {
  const { reader, state } = telling;
  return skipped.value === keyOf(telling) && state.combat?.seat !== reader && state.combat?.rival !== reader;
};
