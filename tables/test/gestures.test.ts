import type { Game } from '@skerry/engine';
import type { State } from '@skerry/forbidden-island';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { expect, test } from 'vitest';
import { GameSession, type Gesture, gestured } from '../index.ts';
import { act, sitDown } from './play.ts';

const AT_TABLE = { seats: ['ann', 'bob', 'cleo'].map((person) => ({ who: 'person', name: person, person }) as const) };

const why = (session: GameSession | undefined, gesture: Gesture, person = 'ann') => {
  const answer = gestured(AT_TABLE, session, person, gesture);
  return 'why' in answer ? answer.why.why : undefined;
};

const point = (at: string, of?: number): Gesture => ({ make: 'point', at, ...(of !== undefined && { of }) });

/** What is offered to the seat whose turn it is, as a proposal. */
function proposal(session: GameSession, act = 'endActions') {
  const { seat, actions } = session.offers([0, 1, 2]).find(({ must }) => must)!;
  const action = actions.find((each) => each.act === act)!;
  return { make: 'propose', seat, turn: session.turn().number, action } as const;
}

test('everybody may say a phrase, before the game begins and among rivals too', () => {
  const phrase: Gesture = { make: 'say', phrase: 'thanks' };
  expect(why(undefined, phrase)).toBeUndefined();
  expect(why(GameSession.open(trailsOfTucana as Game, { seats: 2 }), phrase)).toBeUndefined();
  expect(why(sitDown(), phrase, 'a watcher')).toBeUndefined();
});

test('a team points at what lies on the table for all to see, and at nothing else', () => {
  const session = sitDown();
  const { hands } = session.view('watcher').state as State;
  const card = hands[1]![0]!;
  expect(why(session, point('coral-palace'))).toBeUndefined();
  expect(why(session, point(card, 1))).toBeUndefined();
  expect(why(session, point('atlantis'))).toBe('nothingThere');
  expect(why(session, point(card, 3))).toBe('nothingThere');
  // The name of a part of the state is no thing on the table.
  expect(why(session, point('hands'))).toBe('nothingThere');
});

test('only those who play as a team point and propose, once there is a game', () => {
  const rivals = GameSession.open(trailsOfTucana as Game, { seats: 2 });
  expect(why(rivals, point('desert'))).toBe('notATeam');
  expect(why(rivals, { make: 'propose', seat: 1, turn: 1, action: { act: 'done' } })).toBe('notATeam');
  expect(why(undefined, point('coral-palace'))).toBe('notStarted');
  expect(why(sitDown(), point('coral-palace'), 'a watcher')).toBe('notYourSeat');
});

test('what is proposed is what the rules offer, or is refused with their reason', () => {
  const session = sitDown();
  const fair = proposal(session);
  expect(gestured(AT_TABLE, session, 'bob', fair)).toEqual(fair);
  const far = { ...fair, action: { act: 'capture', treasure: 'earth' } };
  expect(gestured(AT_TABLE, session, 'bob', far)).toEqual({
    why: expect.objectContaining({ why: expect.stringMatching(/noTreasureHere|tooFewCards|cardsForAnotherTile/) }),
    seat: fair.seat,
  });
  expect(why(session, { ...fair, action: { act: 'win' } })).toBe('unknownAction');
  // What was added to the action is not told to anybody.
  expect(why(session, { ...fair, action: { ...fair.action, hidden: 'words' } as { act: string } })).toBe(
    'unknownAction',
  );
  expect(why(session, { ...fair, seat: (fair.seat + 1) % 3 })).toBe('notAsked');
});

test('a proposal for a turn that is over is not made', () => {
  const session = sitDown();
  const late = proposal(session);
  act(session, late.seat, late.action);
  while (session.turn().number === late.turn) {
    const { seat, actions } = session.offers([0, 1, 2]).find(({ must }) => must)!;
    act(session, seat, actions.find(({ act: kind }) => kind === 'pass' || kind === 'discard') ?? actions[0]!);
  }
  expect(why(session, late)).toBe('lookAgain');
});
