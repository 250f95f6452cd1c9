import type { TextContext } from '@skerry/engine';
import type { Secret, State } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';

/** The input of every outlook: what the player sees. */
export type Position = Pick<TextContext<Islebound>, 'content' | 'state' | 'reader'>;

/** Public knowledge, as the rules read it. */
export function publicState({ state }: Pick<Position, 'state'>): State {
  const { secrets: _, ...open } = state;
  return open;
}

/** The player's own secret, in Architect. */
export const ownSecret = ({ state, reader }: Pick<Position, 'state' | 'reader'>): Secret | undefined =>
  (reader === undefined ? undefined : state.secrets?.[reader]) ?? undefined;
