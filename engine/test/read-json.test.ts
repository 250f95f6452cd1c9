import { expect, test } from 'vitest';
import { readJson, readRecord } from '../index.ts';

const nested = (levels: number, inner = '1'): string => '['.repeat(levels) + inner + ']'.repeat(levels);

test('JSON is read up to a depth that nothing of ours reaches', () => {
  expect(readJson(nested(64))).toEqual(JSON.parse(nested(64)));
  expect(() => readJson(nested(65))).toThrow(SyntaxError);
  expect(() => readJson(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toThrow('nested');
});

test('brackets in strings are not counted', () => {
  const text = '['.repeat(200);
  expect(readJson(JSON.stringify({ text, quoted: `"${text}\\`, after: [text] }))).toEqual({
    text,
    quoted: `"${text}\\`,
    after: [text],
  });
});

test('siblings are not counted as levels', () => {
  expect(readJson(`[${Array.from({ length: 500 }, () => '{"a":[1]}').join()}]`)).toHaveLength(500);
});

test('a deeply nested record is refused with a sentence', () => {
  expect(() => readRecord(nested(50_000))).toThrow('This file is not a record');
});
