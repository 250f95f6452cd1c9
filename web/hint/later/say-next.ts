import type { GameText, Move, Seat, TextContext } from '@skerry/engine';
import { sayMove } from '../say-move.ts';
import { hintWords } from '../words.ts';

/** Moves that follow one of a seat, in the middle of a sentence. What each is called depends on where those before it lead. */
export function sayNext(
  text: GameText,
  next: readonly Move[],
  telling: TextContext,
  after: { readonly seat: Seat; readonly along: readonly TextContext['state'][] },
): string[] {
  return next.map((move, n) => {
    const state = after.along[n + 1] ?? after.along.at(-1) ?? telling.state;
    const before = next[n - 1]?.seat ?? after.seat;
    const said = sayMove(text, move, { ...telling, state }, before);
    return move.seat === before ? hintWords().inside(said) : said;
  });
}
