import { list } from '@skerry/speech/fr';
import { type Endangered, isEndangered, isTreasure, type PuzzleGoal } from '../../puzzles/goals.ts';
import { le } from './grammar.ts';

/** What a puzzle asks for. */
export function ask({ goal, about }: PuzzleGoal): string {
  if (goal === 'win') return 'Gagnez pendant ce tour.';
  const words = about.filter(isEndangered);
  if (goal === 'capture') return `Prenez ${list(words.map(le))} pendant ce tour.`;
  if (goal === 'save') return `Sauvez ${list(words.map(le))} pendant ce tour.${explained(words)}`;
  const [captured = '', ...saved] = words.map(le);
  return `Prenez ${captured} et sauvez ${list(saved)} pendant ce tour.${explained(words.slice(1))}`;
}

const explained = (words: readonly Endangered[]): string =>
  words.some(isTreasure) ? ' Un trésor est sauf tant que l’une de ses tuiles est au sec.' : '';
