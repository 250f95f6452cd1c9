import type { Game, Seat } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { type Happening, Sitting } from '../index.ts';

export const game: Game = forbiddenIsland;

export const sitDown = (seed = 'tables'): Sitting => Sitting.open(game, { seats: 3, seed });

/** Plays, and expects it to be possible. */
export function act(sitting: Sitting, seat: Seat, action: object, at = 0): Happening {
  const answer = sitting.play(seat, sitting.n, action, at);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

/** What the first seat that is asked does: the n-th of its offers. */
export function actSomehow(sitting: Sitting, nth: number): Happening {
  const { seat, actions } = sitting.offers([0, 1, 2]).find(({ must }) => must)!;
  return act(sitting, seat, actions[nth % actions.length]!);
}
