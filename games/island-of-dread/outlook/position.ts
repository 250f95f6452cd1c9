import type { World } from '../content/world.ts';
import type { State } from '../rules/state.ts';

/** What an outlook is derived from. */
export interface Position {
  readonly content: World;
  readonly state: State;
}
