import { signal } from '@preact/signals';
import type { Action, Ask, Choice } from '@skerry/engine';
import type { GameBoard } from '@skerry/look';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { GRACE, openFollowing } from '../later/following.ts';

const DONE: Choice = { action: { act: 'done' } };
const DRAW: Choice = { action: { act: 'draw' } };
const board = { byItself: { act: 'done', hint: 'doneByItself' } } as unknown as GameBoard;

/** A reader who is asked, and may be done. */
function asked(hints: readonly string[] = ['doneByItself'], own = board) {
  settings.hints.value = hints;
  const act = signal<Ask | undefined>({ seat: 0, must: true });
  const choices = signal<readonly Choice[]>([DONE]);
  const busy = signal(false);
  const played: Action[] = [];
  const following = openFollowing(own, { act, choices, busy, play: (action) => void played.push(action) });
  return { act, choices, busy, played, following, wait: (ms = GRACE) => vi.advanceTimersByTime(ms) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.hints.value = [];
});

it('what a move leaves to do follows by itself, after a while in which the move can be taken back', () => {
  const { following, played, wait } = asked();
  following.moved();
  expect(following.isNear.value).toBe(true);
  wait(GRACE - 1);
  expect(played).toEqual([]);
  wait(1);
  expect(played).toEqual([DONE.action]);
});

it('nothing follows for those who do not wish it, on boards that do not say so, or where there is more to do', () => {
  for (const [hints, own] of [
    [[], board],
    [['doneByItself'], {} as GameBoard],
  ] as const) {
    const { following, played, wait } = asked(hints, own);
    following.moved();
    wait();
    expect(played).toEqual([]);
  }
  const { following, choices, played, wait } = asked();
  choices.value = [DONE, DRAW];
  following.moved();
  wait();
  choices.value = [DRAW];
  wait();
  choices.value = [{ ...DRAW, why: { why: 'alreadyDrew' } }, DONE];
  expect(played).toEqual([]);
  wait();
  expect(played).toEqual([DONE.action]);
});

it('nothing follows before the reader has moved, nor after something was taken back', () => {
  const { following, played, wait } = asked();
  wait();
  following.moved();
  wait(GRACE / 2);
  following.hold();
  wait();
  expect([following.isNear.value, played]).toEqual([false, []]);
});

it('the while begins when the board has shown the move, and whoever is not asked is not waited for', () => {
  const { following, busy, act, played, wait } = asked();
  busy.value = true;
  following.moved();
  wait();
  busy.value = false;
  wait(GRACE - 1);
  expect(played).toEqual([]);
  act.value = undefined;
  wait();
  expect(played).toEqual([]);
});
