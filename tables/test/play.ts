import type { Game, Seat } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { type AppliedLine, GameSession } from '../index.ts';

export const game: Game = forbiddenIsland;

export const sitDown = (seed = 'tables'): GameSession => GameSession.open(game, { seats: 3, seed });

/** Plays, and expects it to be possible. */
export function act(session: GameSession, seat: Seat, action: object, at = 0): AppliedLine {
  const answer = session.play(seat, session.n, action, at);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

/** What the first seat that is asked does: the n-th of its offers. */
export function actSomehow(session: GameSession, nth: number): AppliedLine {
  const { seat, actions } = session.offers([0, 1, 2]).find(({ must }) => must)!;
  return act(session, seat, actions[nth % actions.length]!);
}
