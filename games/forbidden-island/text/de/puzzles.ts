import { list } from '@skerry/speech/de';
import { type Endangered, isEndangered, isTreasure, type PuzzleGoal } from '../../puzzles/goals.ts';
import { den } from './grammar.ts';

/** What a puzzle asks for. */
export function ask({ goal, about }: PuzzleGoal): string {
  if (goal === 'win') return 'Gewinne in diesem Zug.';
  const words = about.filter(isEndangered);
  if (goal === 'capture') return `Birg in diesem Zug ${list(words.map(den))}.`;
  if (goal === 'save') return `Rette in diesem Zug ${list(words.map(den))}.${explained(words)}`;
  const [captured = '', ...saved] = words.map(den);
  return `Birg in diesem Zug ${captured}, und rette ${list(saved)}.${explained(words.slice(1))}`;
}

const explained = (words: readonly Endangered[]): string =>
  words.some(isTreasure) ? ' Ein Schatz ist sicher, solange eines seiner Felder trocken ist.' : '';
