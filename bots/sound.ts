import type { GameTypes } from '@skerry/engine';
import type { Widths } from './profile/bot-profile.ts';
import { movesTo, type Planner, reachingEnds, type TurnEnd } from './turn.ts';

/** Successive factors of the beam, while everything found is a mistake. */
const WIDER = [4, 16];

/**
 * Ends of a turn without plain mistakes, best first, at most as many as a level tests. If even the widest search
 * finds none, those with the fewest mistakes. All ends, if the game defines no mistakes.
 */
export function* soundEnds<T extends GameTypes>(
  planner: Planner<T>,
  state: T['State'],
  widths: Pick<Widths, 'beam' | 'ends'>,
  seed: number,
): Generator<void, readonly TurnEnd<T>[]> {
  let found = yield* reachingEnds(planner, state, widths.beam, seed);
  if (planner.botProfile.blunders === undefined) return found;
  for (const wider of WIDER) {
    const sound = firstSound(planner, found, widths.ends);
    if (sound.length > 0) return sound;
    found = yield* reachingEnds(planner, state, wider * widths.beam, seed);
  }
  const mistakes = found.map((end) => mistakesOf(planner, end));
  const fewest = Math.min(...mistakes);
  return found.filter((_, n) => mistakes[n] === fewest);
}

function firstSound<T extends GameTypes>(
  planner: Planner<T>,
  ends: readonly TurnEnd<T>[],
  count: number,
): TurnEnd<T>[] {
  const sound: TurnEnd<T>[] = [];
  for (const end of ends) {
    if (sound.length === count) break;
    if (mistakesOf(planner, end) === 0) sound.push(end);
  }
  return sound;
}

/** The outcome of chance after the last move is ignored. */
function mistakesOf<T extends GameTypes>({ botProfile: { blunders = [] } }: Planner<T>, end: TurnEnd<T>): number {
  const moves = movesTo(end).map(({ way, move }) => ({ ...move, before: way.state }));
  return blunders.reduce((sum, { find }) => sum + find(moves, end.before.state).length, 0);
}
