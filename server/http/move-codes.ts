import { newMoveCode } from '../secrets.ts';
import type { SeatMove, Store } from '../store/store.ts';

const MINUTES = 10;

/** A code that moves a seat to another device: for ten minutes and for one use. */
export async function giveMoveCode(
  store: Store,
  move: SeatMove,
  now: number,
): Promise<{ code: string; until: number }> {
  const code = newMoveCode();
  const until = now + MINUTES * 60_000;
  await store.putMove(code, move, until);
  return { code, until };
}
