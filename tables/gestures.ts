import { type Arrangement, type Person, personSeats } from './arrangement.ts';
import type { Gesture } from './commands.ts';
import type { Sitting } from './sitting.ts';
import type { Refused } from './wishes.ts';

/**
 * A gesture as it may be made now, or why not. Phrases are for everybody; to point and to propose is for a team. A pointer
 * names only what a watcher sees too, and a proposal only what the rules allow: no gesture tells what is secret.
 */
export function gestured(
  arrangement: Pick<Arrangement, 'seats'>,
  sitting: Sitting | undefined,
  person: Person,
  gesture: Gesture,
): Gesture | Refused {
  if (gesture.make === 'say') return gesture;
  if (sitting === undefined) return { why: { why: 'notStarted' } };
  if (!sitting.game.team) return { why: { why: 'notATeam' } };
  if (personSeats(arrangement, person).length === 0) return { why: { why: 'notYourSeat' } };
  return gesture.make === 'point' ? pointed(sitting, gesture) : proposed(sitting, gesture);
}

type GestureTo<M extends Gesture['make']> = Extract<Gesture, { make: M }>;

function pointed(sitting: Sitting, gesture: GestureTo<'point'>): Gesture | Refused {
  const { state } = sitting.view('watcher');
  const isThere = (gesture.of ?? 0) < state.seats && holds(state, gesture.at);
  return isThere ? gesture : { why: { why: 'nothingThere' } };
}

/** Whether a word stands somewhere as a value. */
function holds(state: unknown, word: string): boolean {
  if (typeof state !== 'object' || state === null) return state === word;
  return Object.values(state).some((part) => holds(part, word));
}

function proposed(sitting: Sitting, gesture: GestureTo<'propose'>): Gesture | Refused {
  const { seat, turn } = gesture;
  if (sitting.over) return { why: { why: 'gameOver' }, seat };
  if (turn !== sitting.turn().number) return { why: { why: 'lookAgain' } };
  if (!sitting.waitsFor().includes(seat)) return { why: { why: 'notAsked' } };
  const action = sitting.offered(seat, gesture.action);
  return 'why' in action ? { ...action, seat } : { ...gesture, action };
}
