import type { Secret, State } from '../rules/state.ts';
import type { Telling } from '../text/telling.ts';

/** What everybody at the table knows, as the rules read it. */
export function openOf({ state }: Pick<Telling, 'state'>): State {
  const { secrets: _, ...open } = state;
  return open;
}

/** What only the reader knows, in Architect. */
export const ownSecret = ({ state, reader }: Pick<Telling, 'state' | 'reader'>): Secret | undefined =>
  (reader === undefined ? undefined : state.secrets?.[reader]) ?? undefined;
