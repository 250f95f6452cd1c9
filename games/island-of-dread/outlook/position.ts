import type { World } from '../content/world.ts';
import type { State } from '../rules/state.ts';

/** The input of every outlook. */
export interface Position {
  readonly content: World;
  readonly state: State;
}
