import type { HexName } from './map.ts';

/** A trail is drawn between two hexes of one's own sheet, named in either order. */
export type Action = { act: 'draw'; between: readonly HexName[] } | { act: 'done' };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
