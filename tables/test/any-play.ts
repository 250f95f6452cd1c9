import type { Game, Random, Seat } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { type AppliedLine, GameSession, type Line, type Viewer } from '../index.ts';

/** A game in which everybody knows everything, and one in which all draw in secret. */
export const GAMES: readonly Game[] = [forbiddenIsland, trailsOfTucana];

export const SEATS: readonly Seat[] = [0, 1, 2];
export const EYES: readonly Viewer['looking'][] = [...SEATS, 'watcher'];
export const AUDIENCES: readonly Viewer[] = EYES.flatMap((looking) => [{ looking }, { looking, knowsRules: true }]);

export const sitDown = (game: Game, seed: string): GameSession => GameSession.open(game, { seats: SEATS.length, seed });

/** Somebody who may act does something, or takes something back. */
export function actSomehow(session: GameSession, random: Random): AppliedLine {
  const backs = SEATS.filter((seat) => session.canUndo(seat));
  const asked = session.offers(SEATS).filter(({ must }) => must);
  const one = <V>(values: readonly V[]): V => values[random.below(values.length)]!;
  const { seat, actions } = one(asked);
  const answer =
    backs.length > 0 && random.below(6) === 0
      ? session.undo(...back(session, one(backs)), 0, one(['step', 'action', 'turn'] as const))
      : session.play(seat, session.known(seat), one(actions), 0);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

const back = (session: GameSession, seat: Seat) => [seat, session.known(seat)] as const;

/** Plays a number of lines, or to the end; returns them as a keeper would read them again. */
export function playOn(session: GameSession, random: Random, count = Number.POSITIVE_INFINITY): Line[] {
  const lines: Line[] = [];
  for (let n = 0; n < count && !session.over; n++) lines.push(written(actSomehow(session, random).line));
  return lines;
}

/** As it comes back from where it was written down. */
export const written = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** All that anybody can see of a table and do at it. */
export const looks = (session: GameSession) => ({
  n: session.n,
  views: EYES.map((looking) => session.view(looking)),
  known: EYES.map((looking) => session.known(looking)),
  offers: session.offers(SEATS),
  undo: SEATS.map((seat) => session.canUndo(seat)),
  redo: SEATS.map((seat) => session.redoable(seat)),
  outcome: session.outcome(),
});
