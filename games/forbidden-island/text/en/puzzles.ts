import { list } from '@skerry/speech/en';
import { type Endangered, isEndangered, isTreasure, type PuzzleGoal } from '../../puzzles/goals.ts';
import { theTreasure } from './grammar.ts';
import { names } from './names.ts';

/** What a puzzle asks for. */
export function ask({ goal, about }: PuzzleGoal): string {
  if (goal === 'win') return 'Win this turn.';
  if (goal === 'capture') return `Capture ${list(about.filter(isTreasure).map(theTreasure))} this turn.`;
  const words = about.filter(isEndangered);
  if (goal === 'save') return `Save ${list(words.map(the))} this turn.${explained(words)}`;
  const [captured = '', ...saved] = words.map(the);
  return `Capture ${captured} and save ${list(saved)} this turn.${explained(words.slice(1))}`;
}

const the = (endangered: Endangered): string =>
  endangered === 'fools-landing' ? names.tiles[endangered] : theTreasure(endangered);

const explained = (words: readonly Endangered[]): string =>
  words.some(isTreasure) ? ' A treasure is safe while one of its tiles is dry.' : '';
