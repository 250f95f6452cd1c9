import { isObject, type Snapshot } from '@skerry/engine';
import { UNCHANGED } from './combat/combat.ts';

type Position = Snapshot['state'];

/** Before version 4 a counter had one price, and no card was used against a Hero before combat or at the start of a round. */
export function renew(state: Position, version: number): Position {
  if (version >= 4) return { ...state };
  const { combat } = state;
  const unused = { rivalChange: UNCHANGED, rivalExhausts: 0, rivalHarmless: false };
  return {
    ...state,
    basePrice: false,
    fightEndsTurn: false,
    combat: isObject(combat) ? { ...combat, ...unused } : null,
  };
}
