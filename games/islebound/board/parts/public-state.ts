import type { Secret, State } from '../../rules/state.ts';
import type { TextContext } from '../../text/context.ts';

/** What everybody at the table knows, as the rules read it. */
export function publicState({ state }: Pick<TextContext, 'state'>): State {
  const { secrets: _, ...open } = state;
  return open;
}

/** What only the reader knows, in Architect. */
export const ownSecret = ({ state, reader }: Pick<TextContext, 'state' | 'reader'>): Secret | undefined =>
  (reader === undefined ? undefined : state.secrets?.[reader]) ?? undefined;
