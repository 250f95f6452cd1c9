import type { Game, Random, Seat } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { type Audience, type Happening, type Line, Sitting } from '../index.ts';

/** A game in which everybody knows everything, and one in which all draw in secret. */
export const GAMES: readonly Game[] = [forbiddenIsland, trailsOfTucana];

export const SEATS: readonly Seat[] = [0, 1, 2];
export const EYES: readonly Audience['eyes'][] = [...SEATS, 'watcher'];
export const AUDIENCES: readonly Audience[] = EYES.flatMap((eyes) => [{ eyes }, { eyes, knowsRules: true }]);

export const sitDown = (game: Game, seed: string): Sitting => Sitting.open(game, { seats: SEATS.length, seed });

/** Somebody who may act does something, or takes something back. */
export function actSomehow(sitting: Sitting, random: Random): Happening {
  const backs = SEATS.filter((seat) => sitting.canUndo(seat));
  const asked = sitting.offers(SEATS).filter(({ must }) => must);
  const one = <V>(values: readonly V[]): V => values[random.below(values.length)]!;
  const { seat, actions } = one(asked);
  const answer =
    backs.length > 0 && random.below(6) === 0
      ? sitting.undo(...back(sitting, one(backs)), 0, one(['step', 'action', 'turn'] as const))
      : sitting.play(seat, sitting.known(seat), one(actions), 0);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

const back = (sitting: Sitting, seat: Seat) => [seat, sitting.known(seat)] as const;

/** Plays a number of lines, or to the end; returns them as a keeper would read them again. */
export function playOn(sitting: Sitting, random: Random, count = Number.POSITIVE_INFINITY): Line[] {
  const lines: Line[] = [];
  for (let n = 0; n < count && !sitting.over; n++) lines.push(written(actSomehow(sitting, random).line));
  return lines;
}

/** As it comes back from where it was written down. */
export const written = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** All that anybody can see of a table and do at it. */
export const looks = (sitting: Sitting) => ({
  n: sitting.n,
  views: EYES.map((eyes) => sitting.view(eyes)),
  known: EYES.map((eyes) => sitting.known(eyes)),
  offers: sitting.offers(SEATS),
  undo: SEATS.map((seat) => sitting.canUndo(seat)),
  outcome: sitting.outcome(),
});
