import type { TextContext } from '@skerry/engine';
import type { Secret, State } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';

/** What an outlook is derived from: what the reader sees. */
export type Position = Pick<TextContext<Islebound>, 'content' | 'state' | 'reader'>;

/** What everybody at the table knows, as the rules read it. */
export function publicState({ state }: Pick<Position, 'state'>): State {
  const { secrets: _, ...open } = state;
  return open;
}

/** What only the reader knows, in Architect. */
export const ownSecret = ({ state, reader }: Pick<Position, 'state' | 'reader'>): Secret | undefined =>
  (reader === undefined ? undefined : state.secrets?.[reader]) ?? undefined;
