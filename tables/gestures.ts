import type { Refused } from './commands/play.ts';
import type { GameSession } from './game-session.ts';
import { type Person, personSeats, type TableSetup } from './table-setup.ts';
import type { Gesture } from './wire/commands.ts';

/**
 * A gesture as it may be made now, or why not. Phrases are for everybody; pointing and proposing is for teams. One can point
 * only at what watchers see too, and propose only what the rules allow: no gesture reveals a secret.
 */
export function gestured(
  setup: Pick<TableSetup, 'seats'>,
  session: GameSession | undefined,
  person: Person,
  gesture: Gesture,
): Gesture | Refused {
  if (gesture.make === 'say') return gesture;
  if (session === undefined) return { why: { why: 'notStarted' } };
  if (!session.game.team) return { why: { why: 'notATeam' } };
  if (personSeats(setup, person).length === 0) return { why: { why: 'notYourSeat' } };
  return gesture.make === 'point' ? pointed(session, gesture) : proposed(session, gesture);
}

type GestureTo<M extends Gesture['make']> = Extract<Gesture, { make: M }>;

function pointed(session: GameSession, gesture: GestureTo<'point'>): Gesture | Refused {
  const { state } = session.view('watcher');
  const isThere = (gesture.of ?? 0) < state.seats && holds(state, gesture.at);
  return isThere ? gesture : { why: { why: 'nothingThere' } };
}

/** Whether a word occurs as a value. */
function holds(state: unknown, word: string): boolean {
  if (typeof state !== 'object' || state === null) return state === word;
  return Object.values(state).some((part) => holds(part, word));
}

function proposed(session: GameSession, gesture: GestureTo<'propose'>): Gesture | Refused {
  const { seat, turn } = gesture;
  if (session.over) return { why: { why: 'gameOver' }, seat };
  if (turn !== session.turn().number) return { why: { why: 'lookAgain' } };
  if (!session.waitsFor().includes(seat)) return { why: { why: 'notAsked' } };
  const action = session.offered(seat, gesture.action);
  return 'why' in action ? { ...action, seat } : { ...gesture, action };
}
