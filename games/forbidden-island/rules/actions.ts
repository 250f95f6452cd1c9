import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Space } from '../content/spaces.ts';
import type { Treasure } from '../content/tiles.ts';

/** Everything a seat can do. Each action is atomic: nothing can be played during it. */
export type Action =
  // The actions of a turn
  | { readonly act: 'move'; readonly to: Space }
  | { readonly act: 'fly'; readonly to: Space }
  | { readonly act: 'guide'; readonly pawn: Seat; readonly to: Space }
  | { readonly act: 'shoreUp'; readonly tiles: readonly Space[] }
  | { readonly act: 'give'; readonly card: Card; readonly to: Seat }
  | { readonly act: 'take'; readonly card: Card; readonly from: Seat }
  | { readonly act: 'capture'; readonly treasure: Treasure }
  | { readonly act: 'endActions' }
  // Special cards
  | { readonly act: 'sandbags'; readonly on: Space }
  | { readonly act: 'lift'; readonly pawns: readonly Seat[]; readonly to: Space }
  | { readonly act: 'liftOff' }
  | { readonly act: 'pass'; readonly until: 'window' | 'turn' }
  // Duties
  | { readonly act: 'discard'; readonly card: Card }
  | { readonly act: 'swim'; readonly to: Space };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
