import { Row } from '@skerry/engine';
import type { Page } from '@skerry/tables';
import { describe, expect, test } from 'vitest';
import { lastPlaceIn } from '../../review/last-place.ts';
import { rowsOf, wordsOf } from '../later/gists.ts';
import { readSeen, withSeen } from '../later/seen.ts';
import { didSomething, isMissing, sinceTurnOf } from '../later/since.ts';
import { storyOf } from '../later/story.ts';
import { LogLines, linesOf } from '../log/log-lines.ts';
import { board, fact, scene } from './toy.ts';

const STATE = { seats: 3, agenda: [] };

/** A log of pages; each has its seat and its facts, `turn 1` or `moved 1`. */
function logOf(...pages: readonly (readonly [seat: number | undefined, ...facts: string[]])[]) {
  const all = pages.map(([seat, ...facts]): Page => {
    const told = facts.map((each) => fact(each.split(' ')[0]!, Number(each.split(' ')[1])));
    return { state: STATE, facts: told, ...(seat !== undefined && { seat }) };
  });
  const log = new LogLines(Row.of(...all), (page, at) => linesOf(board, page, at, () => scene(0)));
  const played = (seat: number) => (page: number) => all[page]?.seat === seat;
  const told = (seat: number) => {
    const span = sinceTurnOf(log, seat, played(seat));
    if (span === undefined || isMissing(span)) return span;
    return storyOf(log, span.from, span.to)?.facts.map((each) => `${each.fact} ${'seat' in each ? each.seat : ''}`);
  };
  return { log, told };
}

describe('since the reader’s turn', () => {
  test('the turns of the others are told, from the end of the reader’s own to the beginning of the next', () => {
    const { told } = logOf(
      [undefined, 'moved 2', 'turn 0'],
      [0, 'moved 0', 'turn 1'],
      [1, 'moved 1'],
      [1, 'turn 2', 'moved 2'],
      [2, 'moved 2', 'turn 0', 'moved 0'],
    );
    expect(told(0)).toEqual(['turn 1', 'moved 1', 'turn 2', 'moved 2', 'moved 2']);
    expect(told(1)).toBeUndefined();
  });

  test('before the first turn, what the others did first is told, and not the set-up', () => {
    const { told } = logOf([undefined, 'moved 2', 'turn 0'], [0, 'moved 0', 'turn 1']);
    expect(told(1)).toEqual(['turn 0', 'moved 0']);
  });

  test('nothing is told to somebody who has played in this turn, whose turn it is again, or who plays alone', () => {
    const begun = logOf([undefined, 'turn 0'], [0, 'turn 1'], [1, 'moved 1', 'turn 0'], [0, 'moved 0']);
    expect(begun.told(0)).toBeUndefined();
    expect(logOf([undefined, 'turn 0'], [0, 'moved 0', 'turn 0']).told(0)).toBeUndefined();
  });

  test('a page that is not here is asked for, where it may belong to what is told', () => {
    const { log } = logOf([undefined, 'turn 0'], [0, 'moved 0', 'turn 1'], [1, 'moved 1', 'turn 2'], [2, 'turn 0']);
    const { told: all } = logOf([undefined, 'turn 0'], [0, 'turn 1'], [1, 'moved 1', 'turn 0']);
    let pages = Row.ofGaps<Page>(2);
    for (let n = 2; n < 4; n++) pages = pages.and(log.pages.at(n));
    const cut = new LogLines(pages, (page, at) => linesOf(board, page, at, () => scene(0)));
    expect(sinceTurnOf(cut, 0, () => false)).toEqual({ page: 1 });
    expect(all(0)).toEqual(['turn 1', 'moved 1']);
  });

  test('of a page that is not shown to its end, only what is shown is told', () => {
    const page: Page = { state: STATE, facts: [fact('turn', 0), fact('moved', 0), fact('moved', 0)] };
    const log = new LogLines(Row.of(page), () => [], 2);
    expect(storyOf(log, { page: 0, fact: 1 }, undefined)?.facts).toEqual([fact('moved', 0)]);
  });
});

test('a row has what one did; what is alike is one row; what follows the same verb does not repeat it', () => {
  const rows = rowsOf(
    [
      { words: 'two tiles sank', harms: [0, 1, 2] },
      { seat: 1, words: 'took Borsham from you', harms: [0], places: ['Borsham'] },
      { seat: 2, words: 'drew a trail' },
      { seat: 1, words: 'took 2 coins' },
      { seat: 1, words: 'paid you 1 coin', helps: [0] },
      { seat: 0, words: 'drew a trail' },
    ],
    [0],
    (one, other) => `${one}; ${other}`,
  );
  expect(rows.map((row) => [row.seats, wordsOf(row)])).toEqual([
    [[1], 'took Borsham from you, 2 coins; paid you 1 coin.'],
    [[2, 0], 'drew a trail.'],
    [[], 'Two tiles sank.'],
  ]);
  expect(rows[0]!.pieces.map(({ tone }) => tone)).toEqual(['bad', undefined, 'good']);
  expect(rows[2]!.pieces.map(({ tone }) => tone)).toEqual(['bad']);
  expect(rows[0]!.places).toEqual(['Borsham']);
});

test('a stop that went by for somebody is nothing they did', () => {
  const { log } = logOf([0, 'moved 0'], [0, 'moved 1'], [0]);
  expect([0, 1, 2].map((page) => didSomething(log.at(page), page, 0))).toEqual([true, false, false]);
});

test('what was seen last is the newest, and what cannot be read is left out', () => {
  const seen = { page: 3, at: 1000 };
  expect(Object.keys(withSeen({ a: seen, b: seen }, 'a', seen))).toEqual(['b', 'a']);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`t${n}`, seen]));
  const full = withSeen(many, 'new', seen);
  expect(Object.keys(full)).toHaveLength(200);
  expect(full).not.toHaveProperty('t0');
  expect(readSeen('{"a":{"page":3,"at":1000},"b":{"page":"3","at":1},"c":{"page":1.5,"at":1},"d":7}')).toEqual({
    a: seen,
  });
  for (const text of [null, 'no JSON', '[]', 'null']) expect(readSeen(text)).toEqual({});
});

test('a sentence ends up at the last place it names, and of two names that end together at the longer one', () => {
  const places = ['Gate', 'Iron Gate', 'Lost Lagoon'];
  expect(lastPlaceIn('Ada moved from Lost Lagoon to Iron Gate.', places)).toBe('Iron Gate');
  expect(lastPlaceIn('Lost Lagoon sank.', places)).toBe('Lost Lagoon');
  expect(lastPlaceIn('Ada drew a card.', places)).toBeUndefined();
});
