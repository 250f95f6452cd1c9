import { figure, list, small, withFigure } from '@skerry/speech/en';

/** Loaded with the slip of a hint. */
export const advice = {
  close: 'Close the hint',
  thinking: 'Thinking…',
  firstGuess: 'first guess',
  chance: 'chance of winning',
  points: 'points at the end',
  close12: '1 and 2 are too close to tell apart.',
  close12Not3: '1 and 2 are too close to tell apart; 3 is clearly weaker.',
  closeAll: '1, 2 and 3 are too close to tell apart.',
  sure: '1 is clearly the best.',
  gainsMost: 'The chances are the same; 1 gains most on average.',
  tried: (games: number) => `${figure(games)} games simulated.`,
  triedOf: (games: number, of: number) => `${figure(games)} of ${figure(of)} games simulated.`,
  mayChange: 'This is a first guess and may still change. You can keep playing.',
  next: (moves: readonly string[]) => `then ${list(moves)}`,
  bestOf: (moves: number) => `the best of ${withFigure(moves, { one: '# move', other: '# moves' })} compared`,
  amongBest: (moves: number) => `among the best of ${withFigure(moves, { one: '# move', other: '# moves' })} compared`,
  lessThanFirst: (amount: string) => `${amount} less than hint 1`,
  asGood: 'about as good as hint 1',
  gainsLess: 'gains less than hint 1 on average',
  never: 'Nothing is played until you press Play.',
  play: 'Play this',
  playNth: (nth: number) => `Play hint ${figure(nth)}`,
  onlyOne: 'Only one option.',
  othersSee: 'The others can see that you asked.',
  nothing: 'There’s nothing to choose here.',
  /** A move within a sentence. */
  inside: (move: string) => small(move),
};
