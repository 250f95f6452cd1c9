import { copy, type Seat } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { blunders } from '../bot/blunders.ts';
import type { Action, State, Treasure } from '../index.ts';
import { act, type Position, position } from './position.ts';

const END: Action = { act: 'endActions' };
const move = (to: Extract<Action, { act: 'move' }>['to']): Action => ({ act: 'move', to });
const give = (card: Treasure, to: Seat): Action => ({ act: 'give', card, to });
const discard = (card: Extract<Action, { act: 'discard' }>['card']): Action => ({ act: 'discard', card });
const shoreUp = (...tiles: Extract<Action, { act: 'shoreUp' }>['tiles']): Action => ({ act: 'shoreUp', tiles });

/** The mistakes in a turn of seat 0: whose, and by which move. A move of another seat is written with its number. */
function mistakes(wanted: Position, ...turn: readonly (Action | readonly [Seat, Action])[]) {
  const table = position({ adventurers: ['engineer', 'explorer'], ...wanted });
  const moves = turn.map((made) => {
    const [seat, action] = 'act' in made ? ([0, made] as const) : made;
    const before: State = copy(stateOf(table));
    act(table, seat, action);
    return { seat, action, before };
  });
  return blunders.flatMap(({ name, find }) =>
    find(moves, stateOf(table)).map(({ nth, seat }) => `${name} of seat ${seat} by move ${nth}`),
  );
}

const EARTH = ['earth', 'earth', 'earth', 'earth'] as const;
const THREE_FIRE = ['fire', 'fire', 'fire'] as const;

describe('a capture is missed', () => {
  const missed = ['missedCapture of seat 0 by move 0'];

  test('by ending actions where it could be made', () => {
    expect(mistakes({ at: ['b3', 'c1'], hands: [EARTH] }, END)).toEqual(missed);
  });

  test('by going elsewhere when it was two steps away', () => {
    const near: Position = { at: ['d3', 'c1'], hands: [EARTH] };
    expect(mistakes(near, move('d4'), move('c4'), END)).toEqual(missed);
    expect(mistakes(near, move('c3'), move('d3'), END)).toEqual(['missedCapture of seat 0 by move 1']);
    expect(mistakes(near, move('c3'), move('b3'), { act: 'capture', treasure: 'earth' }, END)).toEqual([]);
  });

  test('by a Pilot who could fly there, but not by one who has flown', () => {
    const far: Position = { adventurers: ['pilot', 'explorer'], at: ['f4', 'c1'], hands: [EARTH], left: 3 };
    expect(mistakes(far, END)).toEqual(missed);
    expect(mistakes({ ...far, left: 1 }, END)).toEqual([]);
    expect(mistakes({ ...far, at: ['b3', 'c1'] }, { act: 'fly', to: 'f4' }, END)).toEqual(missed);
  });

  test('by shoring up a tile that was not urgent, but not by one with which all would be lost', () => {
    const last: Position = { at: ['b3', 'f4'], hands: [EARTH], flooded: ['b4'], left: 1 };
    expect(mistakes(last, shoreUp('b4'), END)).toEqual(missed);
    expect(mistakes({ ...last, missing: ['a4'] }, shoreUp('b4'), END)).toEqual([]);
    expect(mistakes({ ...last, missing: ['a4'], left: 2 }, shoreUp('b4'), END)).toEqual([
      'missedCapture of seat 0 by move 1',
    ]);
  });

  test('not if it was too far, or a card short, or already made', () => {
    expect(mistakes({ at: ['f3', 'c1'], hands: [EARTH] }, END)).toEqual([]);
    expect(mistakes({ at: ['b3', 'c1'], hands: [EARTH.slice(1)] }, END)).toEqual([]);
    expect(mistakes({ at: ['b3', 'c1'], hands: [EARTH], captured: ['earth'] }, END)).toEqual([]);
  });

  test('not to give another the fourth card, which takes no longer in the end', () => {
    const both: Position = { at: ['b3', 'b3'], hands: [[...EARTH, 'fire'], THREE_FIRE], left: 1 };
    expect(mistakes(both, give('fire', 1), END)).toEqual([]);
  });
});

describe('a fourth card is kept', () => {
  const together: Position = { at: ['c2', 'c2'], hands: [['fire'], THREE_FIRE] };
  const kept = ['keptFourthCard of seat 0 by move 0'];

  test('by ending actions beside somebody who needs it', () => {
    expect(mistakes(together, END)).toEqual(kept);
    expect(mistakes({ ...together, hands: [['fire'], [...THREE_FIRE, 'wind', 'earth']] }, END)).toEqual(kept);
  });

  test('by walking away with it', () => {
    expect(mistakes(together, move('c3'), END)).toEqual(kept);
  });

  test('by a Messenger from anywhere', () => {
    const apart: Position = { ...together, adventurers: ['messenger', 'explorer'], at: ['c2', 'f4'] };
    expect(mistakes(apart, END)).toEqual(kept);
    expect(mistakes({ ...apart, adventurers: ['engineer', 'explorer'] }, END)).toEqual([]);
  });

  test('not if it is given', () => {
    expect(mistakes(together, move('c1'), move('c2'), give('fire', 1), END)).toEqual([]);
  });

  test('not by arriving with the last action', () => {
    expect(mistakes({ ...together, at: ['c1', 'c2'], left: 1 }, move('c2'), END)).toEqual([]);
  });

  test('not if the other needs two, or the treasure is captured', () => {
    expect(
      mistakes(
        {
          ...together,
          hands: [
            ['fire', 'fire'],
            ['fire', 'fire'],
          ],
        },
        END,
      ),
    ).toEqual([]);
    expect(mistakes({ ...together, captured: ['fire'] }, END)).toEqual([]);
  });

  test('not for a capture, nor for a tile with which all would be lost', () => {
    const busy: Position = { ...together, at: ['b3', 'b3'], left: 1 };
    expect(
      mistakes({ ...busy, hands: [[...EARTH, 'fire'], THREE_FIRE] }, { act: 'capture', treasure: 'earth' }, END),
    ).toEqual([]);
    const wet: Position = { ...busy, flooded: ['b4'] };
    expect(mistakes(wet, shoreUp('b4'), END)).toEqual(kept);
    expect(mistakes({ ...wet, missing: ['a4'] }, shoreUp('b4'), END)).toEqual([]);
  });
});

describe('a hand is overfilled', () => {
  const full: Position = { at: ['c2', 'c2'], hands: [['fire'], ['fire', 'wind', 'wind', 'earth', 'earth']] };

  test('by a gift to a hand of five needed cards', () => {
    expect(mistakes(full, give('fire', 1), [1, discard('earth')], END)).toEqual(['overfilledHand of seat 0 by move 0']);
  });

  test('not by the fourth card of a treasure', () => {
    const third: Position = { ...full, hands: [['fire'], [...THREE_FIRE, 'wind', 'earth']] };
    expect(mistakes(third, give('fire', 1), [1, discard('wind')], END)).toEqual([]);
  });

  test('not if the hand has a card that nobody needs, or Sandbags', () => {
    expect(mistakes({ ...full, captured: ['earth'] }, give('fire', 1), [1, discard('earth')], END)).toEqual([]);
    const bags: Position = { ...full, hands: [['fire'], ['fire', 'wind', 'wind', 'earth', 'sandbags']] };
    expect(mistakes(bags, give('fire', 1), [1, discard('sandbags')], END)).toEqual([]);
    expect(mistakes(bags, give('fire', 1), [1, discard('wind')], END)).toEqual([]);
  });

  const drawn: Position = {
    ...{ at: ['c1', 'c1'], treasurePile: ['water'], captured: ['earth'] },
    hands: [['earth', 'fire', 'fire', 'wind', 'wind'], []],
  };

  test('by discarding a needed card where the hand has one that nobody needs', () => {
    expect(mistakes(drawn, END, discard('fire'))).toEqual(['overfilledHand of seat 0 by move 1']);
    expect(mistakes(drawn, END, discard('earth'))).toEqual([]);
  });

  test('by discarding one of four that capture a treasure where another can go', () => {
    const four: Position = { ...drawn, captured: [], hands: [[...EARTH, 'wind'], []] };
    expect(mistakes(four, END, discard('earth'))).toEqual(['overfilledHand of seat 0 by move 1']);
    expect(mistakes(four, END, discard('wind'))).toEqual([]);
  });

  test('not by drawing where all cards are needed, whichever goes', () => {
    expect(mistakes({ ...drawn, captured: [] }, END, discard('fire'))).toEqual([]);
  });

  test('by discarding a card that may help, if another hand has four of another kind of it', () => {
    const surplus: Position = { ...drawn, captured: [], hands: [['earth', 'fire', 'fire', 'wind', 'wind'], EARTH] };
    expect(mistakes(surplus, END, discard('fire'))).toEqual(['overfilledHand of seat 0 by move 1']);
    expect(mistakes(surplus, END, discard('earth'))).toEqual([]);
  });
});
