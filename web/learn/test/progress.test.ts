import { type Fact, Row, type Seat } from '@skerry/engine';
import type { FirstTime } from '@skerry/look';
import type { Page } from '@skerry/tables';
import { beforeEach, describe, expect, test } from 'vitest';
import { firstUntold, Mattering, mattering } from '../first-times-due.ts';
import { beginFirstGame, finishLesson, progress, readProgress, standingOf, tellNoMore, tellRule } from '../progress.ts';

const LESSONS = [
  { key: 'one', minutes: 2 },
  { key: 'two', minutes: 1 },
  { key: 'three', minutes: 2 },
];

beforeEach(() => {
  progress.value = readProgress(null);
});

describe('progress', () => {
  test('counts lessons in their order, and what is left of them', () => {
    expect(standingOf(LESSONS)).toEqual({ done: [false, false, false], count: 0, next: 0, minutes: 5 });
    expect(standingOf(LESSONS, ['two'])).toEqual({ done: [false, true, false], count: 1, next: 0, minutes: 4 });
    expect(standingOf(LESSONS, ['one', 'two', 'three'])).toMatchObject({ count: 3, next: undefined, minutes: 0 });
  });

  test('keeps a finished lesson once, by game', () => {
    finishLesson('islebound', 'one');
    finishLesson('islebound', 'one');
    finishLesson('forbidden-island', 'one');
    expect(progress.value.done).toEqual({ islebound: ['one'], 'forbidden-island': ['one'] });
  });

  test('is read as it was written, and what cannot be read is left out', () => {
    finishLesson('islebound', 'one');
    tellRule('islebound', 'renown');
    expect(readProgress(JSON.stringify(progress.value))).toEqual(progress.value);
    expect(readProgress('not json')).toEqual(readProgress(null));
    expect(readProgress('{"done":{"islebound":["one",2]},"told":7,"firstGames":"t"}')).toEqual({
      ...readProgress(null),
      done: { islebound: ['one'] },
    });
  });

  test('explains again in a new first game, after somebody had enough', () => {
    tellNoMore();
    expect(progress.value.isQuiet).toBe(true);
    beginFirstGame('table 1');
    expect(progress.value).toMatchObject({ isQuiet: false, firstGames: ['table 1'] });
  });
});

describe('the rule that is explained', () => {
  const rule = (key: string, fact: string): FirstTime => ({
    ...{ key, rule: 'FI-1' },
    when: (told, reader) => told.fact === fact && reader === 0,
  });
  const rules = [rule('sank', 'sank'), rule('flooded', 'flooded'), rule('sank too', 'sank')];
  const facts = [{ fact: 'flooded' }, { fact: 'sank' }];

  test('is the one that mattered first, each once', () => {
    const mattered = mattering(rules, facts, 0);
    expect(firstUntold(mattered, [])?.key).toBe('flooded');
    expect(firstUntold(mattered, ['flooded'])?.key).toBe('sank');
    expect(firstUntold(mattered, ['flooded', 'sank'])?.key).toBe('sank too');
    expect(firstUntold(mattered, ['flooded', 'sank', 'sank too'])).toBeUndefined();
  });

  test('is none where nothing has mattered to this seat', () => {
    expect(firstUntold(mattering(rules, [], 0), [])).toBeUndefined();
    expect(firstUntold(mattering(rules, facts, 1), [])).toBeUndefined();
  });

  test('is found in the pages that are shown, and each of them is read once', () => {
    const looks = new Map<string, number>();
    const counting = rules.map((each) => ({
      ...each,
      when: (fact: Fact, reader: Seat) => {
        if (each.key === 'sank') looks.set(fact.fact, (looks.get(fact.fact) ?? 0) + 1);
        return each.when(fact, reader);
      },
    }));
    const page = (fact: string): Page => ({ state: { seats: 1, agenda: [] }, facts: [{ fact }] });
    const keys = (found: readonly FirstTime[]) => found.map(({ key }) => key);
    const reading = new Mattering(counting, 0);
    let pages = Row.ofGaps<Page>(2).and(page('a')).and(page('flooded'));
    expect(keys(reading.upTo(pages, 3))).toEqual([]);
    expect(keys(reading.upTo(pages, 4))).toEqual(['flooded']);
    for (let n = 0; n < 100; n++) {
      pages = pages.and(page(`b${n}`));
      expect(keys(reading.upTo(pages, pages.length))).toEqual(['flooded']);
    }
    expect(Math.max(...looks.values())).toBe(1);
    // Undone facts do not count, and earlier ones do.
    expect(keys(reading.upTo(pages.first(3).and(page('c')), 4))).toEqual([]);
    expect(keys(reading.upTo(pages.put(1, page('sank')), pages.length))).toEqual(['sank', 'sank too', 'flooded']);
  });
});
