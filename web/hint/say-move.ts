import { type GameText, type Move, sayAction, type TextContext } from '@skerry/engine';
import { hintWords } from './words.ts';

/** A move as the reader is told it, with the person who makes it unless that is clear from what was said before. */
export function sayMove(text: GameText, { seat, action }: Move, telling: TextContext, before = telling.reader): string {
  const words = hintWords();
  const isReader = seat === telling.reader;
  const said = sayAction(text, action, isReader ? telling : { ...telling, reader: undefined });
  return seat === before ? said : words.by(isReader ? words.you : (telling.names[seat] ?? ''), said);
}
