import type { Turn } from '@skerry/engine';
import { tableWords } from '../words.ts';

/**
 * The turn or round, counted as the rules of the game do: "round 7", "round 2, turn 10". Before the first it is set-up.
 */
export function sayWhen({ number, round, inRound }: Turn): string {
  const words = tableWords();
  if (inRound !== undefined) return `${words.round(inRound.round)}, ${words.turn(inRound.turn)}`;
  if ((round ?? number) === 0) return words.beforeFirst;
  return round === undefined ? words.turn(number) : words.round(round);
}

/** The total: "7 rounds". */
export const sayHowMany = ({ number, round }: Turn): string =>
  round === undefined ? tableWords().turns(number) : tableWords().rounds(round);
