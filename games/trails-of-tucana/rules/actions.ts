import type { Seat } from '@skerry/engine';
import type { HexName } from './map.ts';

export type Action =
  /** A trail between two hexes of the own sheet, named in either order. */
  | { act: 'draw'; between: readonly HexName[] }
  | { act: 'done' }
  /** Never allowed (TT-29, TT-51), but people try. */
  | { act: 'skip' }
  /** Never allowed, but people try. */
  | { act: 'drawFor'; sheet: Seat };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
