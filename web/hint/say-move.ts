import { type GameText, type Move, type Seat, sayAction, type TextContext } from '@skerry/engine';
import { hintWords } from './words.ts';

/** A move as the reader is told it, with the person who makes it unless that is clear from what was said before. */
export function sayMove(text: GameText, { seat, action }: Move, telling: TextContext, before = telling.reader): string {
  const words = hintWords();
  const isReader = seat === telling.reader;
  const said = sayAction(text, action, isReader ? telling : { ...telling, reader: undefined });
  return seat === before ? said : words.by(isReader ? words.you : (telling.names[seat] ?? ''), said);
}

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
