import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isIdle } from '../later/next-tables.tsx';

test('whoever looks back, reads a sheet or points at something is not led on to the next table', () => {
  const desk = { replayed: signal<number | undefined>(), sheet: signal(), gesturing: signal() };
  const idle = () => isIdle(desk as unknown as Parameters<typeof isIdle>[0]);
  expect(idle()).toBe(true);
  for (const [part, value] of [
    [desk.replayed, 3],
    [desk.sheet, { sheet: 'menu' }],
    [desk.gesturing, 'point'],
  ] as const) {
    part.value = value as never;
    expect(idle()).toBe(false);
    part.value = undefined;
    expect(idle()).toBe(true);
  }
});
