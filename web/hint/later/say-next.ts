import { sayMove } from '@skerry/bots/say-move';
import type { GameText, Move, Seat, TextContext } from '@skerry/engine';
import { adviceWords, hintWords } from '../words.ts';

/** Moves that follow one of a seat, in the middle of a sentence. Each is described from the position before it. */
export function sayNext(
  text: GameText,
  next: readonly Move[],
  telling: TextContext,
  after: { readonly seat: Seat; readonly along: readonly TextContext['state'][] },
): string[] {
  return next.map((move, n) => {
    const state = after.along[n + 1] ?? after.along.at(-1) ?? telling.state;
    const before = next[n - 1]?.seat ?? after.seat;
    const said = sayMove(hintWords(), text, move, { ...telling, state }, before);
    return move.seat === before ? adviceWords().inside(said) : said;
  });
}
