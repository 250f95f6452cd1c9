import type { GameState } from './contract.ts';
import { same } from './json.ts';

/** Rules change only clones, so states that are kept may share equal parts. */
export function share<S extends GameState>(state: S, earlier: S): S {
  for (const part in earlier) {
    const before = earlier[part];
    const now = state[part];
    if (now !== before && typeof now === 'object' && same(now, before)) state[part] = before;
  }
  return state;
}
