import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Sight, Terrain } from '../content/islands.ts';
import type { HexName } from './map.ts';

/** Why options exclude each other. */
export type Refusal = { readonly why: 'notAlone' };

/** Why an action is refused. */
export type Reason =
  // Not now
  | { why: 'done'; waiting: readonly Seat[] }
  | { why: 'nothingToDraw'; cards: readonly [Card, Card] }
  // Draw
  | { why: 'alreadyDrew' }
  | { why: 'noBonusOwed' }
  | { why: 'nameTwoHexes' }
  | { why: 'sameHexTwice' }
  | { why: 'sea'; hex: HexName }
  | { why: 'gapBetween'; between: readonly [HexName, HexName] }
  | { why: 'notAdjacent'; between: readonly [HexName, HexName] }
  | { why: 'alreadyDrawn' }
  | { why: 'wrongTerrain'; terrains: readonly [Terrain, Terrain]; cards: readonly [Card, Card] }
  // Done
  | { why: 'mustDraw'; possible: number }
  | { why: 'bonusOwed'; kinds: readonly Sight[] };
