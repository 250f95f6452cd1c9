import { signal } from '@preact/signals';
import type { TextContext } from '../../text/context.ts';

/** Another seat's fight that the player skips. */
const skipped = signal<string | undefined>(undefined);

export const fightKey = ({ state: { turns, combat } }: TextContext): string =>
  `${turns}-${combat?.card}-${combat?.attacker}`;

export const skipFight = (telling: TextContext): void => {
  skipped.value = fightKey(telling);
};

/** A participant cannot skip. */
export const isSkipped = (telling: TextContext): boolean => {
  const { reader, state } = telling;
  return skipped.value === fightKey(telling) && state.combat?.seat !== reader && state.combat?.rival !== reader;
};
