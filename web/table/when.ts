import type { Turn } from '@skerry/engine';
import { tableWords } from './words.ts';

/** Which turn or round it is, in the word that the rules of the game count by: "round 7". Before the first it is set-up. */
export function sayWhen({ number, round }: Turn): string {
  const words = tableWords();
  if ((round ?? number) === 0) return words.beforeFirst;
  return round === undefined ? words.turn(number) : words.round(round);
}

/** How many there were: "7 rounds". */
export const sayHowMany = ({ number, round }: Turn): string =>
  round === undefined ? tableWords().turns(number) : tableWords().rounds(round);
