import { asks, open, play, record } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { blundersOf, review } from '../index.ts';
import type { BlunderKind, BotProfile } from '../profile/bot-profile.ts';
import { type Action, horizon, type LowTide, botProfile as plain, plainTide, planning } from './low-tide.ts';

const rest: Action = { act: 'rest' };
const dig: Action = { act: 'dig', at: 0 };

/** Whoever goes home with nothing makes a mistake. */
const wentHomeEmpty: BlunderKind<LowTide> = {
  name: 'wentHomeEmpty',
  find: (turn) =>
    turn.flatMap(({ before, seat, action }, nth) =>
      action.act === 'rest' && before.basket === 0 ? [{ nth, seat }] : [],
    ),
};
const botProfile: BotProfile<LowTide> = { ...plain, planning, horizon, blunders: [wentHomeEmpty] };

/** Both seats do as they are told, in turn. */
function recordOf(...actions: readonly Action[]) {
  const table = open(plainTide, { seats: 2, options: { days: 1, goal: 20 }, seed: 'tide' });
  for (const action of actions) play(table, asks(table).find(({ must }) => must)!.seat, action);
  return record(table);
}

describe('plain mistakes in a game', () => {
  test('are found by seat and entry, and a review counts them', () => {
    const written = recordOf(rest, rest);
    const found = [
      { name: 'wentHomeEmpty', entry: 0, seat: 0 },
      { name: 'wentHomeEmpty', entry: 1, seat: 1 },
    ];
    expect(blundersOf(plainTide, botProfile, written)).toEqual(found);
    expect(review({ game: plainTide, botProfile, record: written, seed: 1 }).blunders).toEqual(found);
  });

  test('are none where the game names none', () => {
    expect(blundersOf(plainTide, plain, recordOf(rest, rest))).toEqual([]);
  });

  test('are found in turns that are over', () => {
    const dug: BlunderKind<LowTide> = { name: 'dug', find: (turn) => turn.map(({ seat }, nth) => ({ nth, seat })) };
    const by = { ...plain, blunders: [dug] };
    expect(blundersOf(plainTide, by, recordOf(rest, dig)).map(({ entry }) => entry)).toEqual([0]);
  });
});
