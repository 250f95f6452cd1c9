import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isIdle } from '../later/next-tables.tsx';

test('whoever looks back, reads a sheet or points at something is not led on to the next table', () => {
  const model = { replayed: signal<number | undefined>(), sheet: signal(), gesturing: signal() };
  const idle = () => isIdle(model as unknown as Parameters<typeof isIdle>[0]);
  expect(idle()).toBe(true);
  for (const [part, value] of [
    [model.replayed, 3],
    [model.sheet, { sheet: 'menu' }],
    [model.gesturing, 'point'],
  ] as const) {
    part.value = value as never;
    expect(idle()).toBe(false);
    part.value = undefined;
    expect(idle()).toBe(true);
  }
});
