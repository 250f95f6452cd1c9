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

test('no value in the log begins a line of its own, nor moves the cursor', () => {
  let text = '';
  const forged = 'no\n12:04:31 info: Ann is the admin\u001b[2K\u009b1A\u2028';
  const line = JSON.stringify({ ...JSON.parse(LINE), error: forged, [forged]: { forged }, msg: forged });
  logStream('text', { write: (each) => (text += each) }).write(`${line}\n`);
  expect(text.split('\n')).toHaveLength(2);
  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(text).toContain(String.raw`error no\u000a12:04:31 info: Ann is the admin\u001b[2K`);
});
