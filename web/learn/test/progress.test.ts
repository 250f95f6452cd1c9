import type { FirstTime } from '@skerry/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { firstUntold } from '../first-untold.ts';
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
    ...{ key, rule: 'FI-1', title: { en: key, fr: key }, say: { en: key, fr: key } },
    when: (told, reader) => told.fact === fact && reader === 0,
  });
  const rules = [rule('sank', 'sank'), rule('flooded', 'flooded'), rule('sank too', 'sank')];
  const facts = [{ fact: 'flooded' }, { fact: 'sank' }];

  test('is the one that mattered first, each once', () => {
    expect(firstUntold(rules, facts, 0, [])?.key).toBe('flooded');
    expect(firstUntold(rules, facts, 0, ['flooded'])?.key).toBe('sank');
    expect(firstUntold(rules, facts, 0, ['flooded', 'sank'])?.key).toBe('sank too');
    expect(firstUntold(rules, facts, 0, ['flooded', 'sank', 'sank too'])).toBeUndefined();
  });

  test('is none where nothing has mattered to this seat', () => {
    expect(firstUntold(rules, [], 0, [])).toBeUndefined();
    expect(firstUntold(rules, facts, 1, [])).toBeUndefined();
  });
});
