import type { GameState } from './contract.ts';
import { same } from './json.ts';

/**
 * Lets a state share with an earlier one whatever is the same in both. Rules change only clones, so states that are kept may
 * share.
 */
export function share<S extends GameState>(state: S, earlier: GameState): S {
  for (const [part, before] of Object.entries(earlier)) {
    const now: unknown = Reflect.get(state, part);
    if (now !== before && typeof now === 'object' && same(now, before)) Reflect.set(state, part, before);
  }
  return state;
}
