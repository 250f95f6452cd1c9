import { expect, test } from 'vitest';
import { logStream } from '../log-text.ts';

const LINE = `${JSON.stringify({
  level: 40,
  time: Date.UTC(2026, 0, 2, 12, 4, 31),
  pid: 7,
  hostname: 'shore',
  table: 'k3mzt9w2xq4r',
  why: 'otherRules',
  msg: 'A table cannot continue.',
})}\n`;

function written(isTTY: boolean, format?: 'text' | 'json'): string {
  let text = '';
  logStream(format, { isTTY, write: (line) => (text += line) }).write(LINE);
  return text;
}

test('a log is for people at a terminal and JSON elsewhere, unless one of them is asked for', () => {
  const words = '12:04:31 warn: A table cannot continue. table k3mzt9w2xq4r, why otherRules\n';
  expect(written(true)).toBe(words);
  expect(written(false)).toBe(LINE);
  expect(written(true, 'json')).toBe(LINE);
  expect(written(false, 'text')).toBe(words);
});
