import { durationOf } from '@skerry/look';
import type { Page } from '@skerry/tables';
import { describe, expect, it } from 'vitest';
import { hasteFor, LONGEST, passagesOf, wholeOf } from '../playback/passages.ts';
import { board, game, sitDown, TAKES } from './at-table.ts';

/** A page with many facts, and the one before: the turn of seat 0 ends, two cards are drawn, tiles flood. */
function endOfTurn(): { readonly before: Page; readonly page: Page } {
  const { live, play, actionOf } = sitDown();
  play(0, actionOf(0, 'endActions'));
  const [before, page] = live.history.peek()!.pages.slice(-2);
  return { before: before!, page: page! };
}

describe('the passages of a page', () => {
  const { before, page } = endOfTurn();
  const passages = passagesOf(game.game, board, before, page);

  it('tell all its facts in order and end where it ends', () => {
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.flatMap(({ facts }) => facts)).toEqual(page.facts);
    expect(passages.at(-1)?.state).toEqual(page.state);
  });

  it('have the state after their facts: a card is in the hand when it is drawn, not before', () => {
    const hand = (state: object) => (state as { hands: string[][] }).hands[0]!.length;
    const draws = passages.filter(({ facts }) => facts.some(({ fact }) => fact === 'drew'));
    const first = hand(before.state as object);
    expect(hand(draws[0]!.state)).toBe(first + 1);
  });

  it('hold what takes no time together with the next fact that does', () => {
    expect(passages.every(({ lasts }) => lasts === TAKES)).toBe(true);
    expect(passages[0]?.facts.map(({ fact }) => fact)).toEqual(['actionsEnded', 'drew']);
  });

  it('are one, with the state at the end, where the reader was not told the entry', () => {
    const { entry: _, states: __, ...told } = page;
    expect(passagesOf(game.game, board, before, told)).toEqual([
      { facts: page.facts, state: page.state, lasts: durationOf(board.facts, page.facts) },
    ]);
  });

  it('are the same for a page that came without the states on the way', () => {
    const { states: _, ...told } = page;
    expect(passagesOf(game.game, board, before, told)).toEqual(passages);
  });

  it('are told in haste where there are many', () => {
    expect(hasteFor(passages)).toBe(1);
    const long = Array.from({ length: 10 }, () => wholeOf(page, 700));
    expect(hasteFor(long)).toBe(2);
    expect(long.reduce((sum, { lasts }) => sum + lasts, 0) / hasteFor(long)).toBe(LONGEST);
  });
});
