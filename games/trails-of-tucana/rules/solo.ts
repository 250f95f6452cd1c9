import { LETTERS } from '../content/islands.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

/** Blue cards that stay for the last round of a solo game. */
const STAY = 2;

/** TT-79, TT-80: of the blue cards left before the last round two random ones stay. */
export function cutBlueCards(state: State, dealer: Dealer): void {
  const left = LETTERS.filter((_, n) => state.blue[n] !== 0);
  if (left.length <= STAY) return;
  const pile = [left.slice()];
  const stay = [dealer.draw(pile, 'blue'), dealer.draw(pile, 'blue')];
  for (const letter of left) if (!stay.includes(letter)) state.blue[LETTERS.indexOf(letter)] = 0;
  if (dealer.tell === undefined) return;
  const kept = left.filter((letter) => stay.includes(letter));
  dealer.tell({ fact: 'soloCut', kept, gone: left.filter((letter) => !stay.includes(letter)) });
}
