import { signal } from '@preact/signals';
import { same } from '@skerry/engine';
import { isLastSpending, type Spending } from '../../outlook/experience.ts';
import type { TextContext } from '../../text/context.ts';

/**
 * What the last points or maps are to be spent on. Spending them would end the turn, so it waits until the player
 * ends the turn.
 */
const held = signal<{ readonly at: string; readonly action: Spending } | undefined>(undefined);

/** A new purchase or turn starts afresh. */
const keyOf = ({ state: { turns, active, players } }: TextContext): string => {
  const { points, blue, green } = players[active]!;
  return [turns, points, blue, green].join();
};

export const heldSpending = (telling: TextContext): Spending | undefined =>
  telling.state.agenda.at(-1)?.do === 'experience' && held.value?.at === keyOf(telling) ? held.value.action : undefined;

export const isHeld = (telling: TextContext, action: Spending): boolean => same(heldSpending(telling) ?? null, action);

/** Holds a spending that would end the turn, or releases it. Returns whether the action was one. */
export function hold(telling: TextContext, action: Spending): boolean {
  if (!isLastSpending(telling, action)) return false;
  held.value = isHeld(telling, action) ? undefined : { at: keyOf(telling), action };
  return true;
}
