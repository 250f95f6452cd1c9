import { type GameText, type GameTypes, type Move, sayAction, type TextContext } from '@skerry/engine';

interface MoverWords {
  readonly you: string;
  /** "Bruno: airlift Ada to Coral Palace". */
  by(whom: string, action: string): string;
}

/**
 * A move for its reader. Only the reader is "you", and the mover is named unless it is clear: the reader, or
 * `before`, the seat mentioned last.
 */
export function sayMove<T extends GameTypes>(
  words: MoverWords,
  text: Pick<GameText<T>, 'actions'>,
  { seat, action }: Move<T['Action']>,
  telling: TextContext<T>,
  before = telling.reader,
): string {
  const isReader = seat === telling.reader;
  const said = sayAction(text as GameText<T>, action, isReader ? telling : { ...telling, reader: undefined });
  return seat === before ? said : words.by(isReader ? words.you : (telling.names[seat] ?? ''), said);
}
