import { expect, test } from 'vitest';
import { qrPath } from '../lobby/qr-path.ts';

function squares({ path, width }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: width }, () => new Array<string>(width).fill(' '));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = '#';
  return rows.map((row) => row.join(''));
}

const EYE = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

test('a code has its three eyes, and four squares of quiet round it', () => {
  const code = qrPath('https://skerry.example/join/abc/def');
  const rows = squares(code);
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(at(4, 4)).toEqual(EYE);
  expect(at(code.width - 11, 4)).toEqual(EYE);
  expect(at(4, code.width - 11)).toEqual(EYE);
  for (const row of rows.slice(0, 4)) expect(row.trim()).toBe('');
});

test('another address makes another code', () => {
  expect(qrPath('https://skerry.example/join/abc/def')).not.toEqual(qrPath('https://skerry.example/join/abc/deg'));
});
