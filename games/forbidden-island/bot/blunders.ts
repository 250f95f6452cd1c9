import type { BlunderKind, FoundBlunder, MadeMove } from '@skerry/bots/profile';
import type { Seat } from '@skerry/engine';
import { chart } from '../content/spaces.ts';
import { MISSING, TREASURES, type Treasure } from '../content/tiles.ts';
import { cardsMissing, isTreasure } from '../outlook/hands.ts';
import { isOpen } from '../outlook/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import { top } from '../rules/current-step.ts';
import { lossOf } from '../rules/flood.ts';
import { reachable } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { holdsLessNeeded, isAllNeeded } from './need.ts';

type Turn = readonly MadeMove<ForbiddenIsland>[];

/**
 * A partner's plain mistakes. An urgent capture, or saving a tile whose loss loses the game, excuses the first two.
 */
export const blunders: readonly BlunderKind<ForbiddenIsland>[] = [
  { name: 'missedCapture', find: missedCaptures },
  { name: 'keptFourthCard', find: keptFourthCards },
  { name: 'overfilledHand', find: overfilledHands },
];

/** The active seat could have captured a treasure with its actions, but has not by the end of its turn. */
function missedCaptures(turn: Turn, after: State): FoundBlunder[] {
  return TREASURES.flatMap((treasure) => {
    if (!isOpen(after, treasure)) return [];
    const nth = turn.findLastIndex(({ before }) => canCapture(before, before.active, treasure));
    return nth < 0 || turn.slice(nth).some(couldNotWait) ? [] : [{ nth, seat: turn[nth]!.before.active }];
  });
}

/** FI-53: whether a seat has the cards, and enough actions to reach a site. */
export function canCapture(state: State, seat: Seat, treasure: Treasure): boolean {
  const step = top(state);
  if (step.do !== 'actions' || !isOpen(state, treasure) || cardsMissing(state, seat, treasure) > 0) return false;
  const sites = chart(state.island).sites[TREASURES.indexOf(treasure)]!.filter(
    (space) => state.water[space] !== MISSING,
  );
  let reached: readonly number[] = [state.pawns[seat]!];
  // FI-27: the Pilot flies once.
  const flies = state.adventurers[seat] === 'pilot' && !step.flown;
  for (let left = step.left; left > 0; left--) {
    if (sites.some((space) => reached.includes(space) || (flies && left < step.left))) return true;
    reached = stepOn(state, seat, reached);
  }
  return false;
}

/** A pawn's possible spaces after one more action. */
function stepOn(state: State, seat: Seat, from: readonly number[]): readonly number[] {
  const next = new Set(from);
  for (const space of from) {
    for (const to of reachable({ ...state, pawns: state.pawns.with(seat, space) }, seat))
      if (state.water[to] !== MISSING) next.add(to);
  }
  return [...next];
}

/**
 * The active seat, with an action left, could have given another the fourth card of a treasure, and did not in that
 * turn.
 */
function keptFourthCards(turn: Turn, after: State): FoundBlunder[] {
  const found: FoundBlunder[] = [];
  for (const treasure of TREASURES.filter((each) => isOpen(after, each))) {
    for (let to = 0; to < after.seats; to++) {
      const nth = turn.findLastIndex(({ before }) => couldComplete(before, to, treasure));
      if (nth < 0 || turn.slice(nth).some(couldNotWait)) continue;
      const later = [...turn.slice(nth + 1).map(({ before }) => before), after];
      if (later.every((state) => cardsMissing(state, to, treasure) > 0))
        found.push({ nth, seat: turn[nth]!.before.active });
    }
  }
  return found;
}

/** FI-48, FI-49: whether a seat lacks one card for a treasure, and the active seat could give it now. */
function couldComplete(state: State, to: Seat, treasure: Treasure): boolean {
  const step = top(state);
  const { active, pawns } = state;
  if (step.do !== 'actions' || step.left === 0 || to === active) return false;
  if (!isOpen(state, treasure) || cardsMissing(state, to, treasure) !== 1) return false;
  return (
    cardsOf(state, active, treasure) > 0 && (pawns[to] === pawns[active] || state.adventurers[active] === 'messenger')
  );
}

/**
 * The hand limit cost a card that was needed more than another in that hand; or a needed one, because a card was
 * given to a hand without a spare one. Giving the fourth card of a treasure is no mistake.
 */
function overfilledHands(turn: Turn): FoundBlunder[] {
  return turn.flatMap(({ before, seat, action }, nth) => {
    if (action.act !== 'discard') return [];
    if (holdsLessNeeded(before, seat, action.card)) return [{ nth, seat }];
    if (!isAllNeeded(before, seat) || before.agenda.at(-2)?.do !== 'actions') return [];
    const given = turn.slice(0, nth).findLastIndex((made) => made.action.act === 'give');
    const gift = turn[given];
    return gift === undefined || completes(gift) ? [] : [{ nth: given, seat: gift.seat }];
  });
}

/** Whether the given card makes four of a treasure. */
const completes = ({ before, action }: Pick<MadeMove<ForbiddenIsland>, 'before' | 'action'>): boolean =>
  action.act === 'give' && isTreasure(action.card) && cardsMissing(before, action.to, action.card) === 1;

/** A more urgent move: a capture, or saving a tile whose loss loses the game. */
function couldNotWait({ before, action }: MadeMove<ForbiddenIsland>): boolean {
  if (action.act === 'capture' || completes({ before, action })) return true;
  const spaces = action.act === 'shoreUp' ? action.tiles : [];
  const { numbers } = chart(before.island);
  return spaces.some((space) => lossOf(before, numbers.get(space)!) !== undefined);
}
