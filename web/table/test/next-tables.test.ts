import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isIdle } from '../later/next-tables.tsx';
import type { TableModel } from '../table-model.ts';

test('whoever looks back, reads a sheet or points at something is not led on to the next table', () => {
  const replayed = signal<number | undefined>();
  const current: TableModel['sheets']['current'] = signal();
  const gesturing: TableModel['acting']['gesturing'] = signal();
  const idle = () => isIdle({ playback: { replayed }, sheets: { current }, acting: { gesturing } });
  expect(idle()).toBe(true);
  replayed.value = 3;
  expect(idle()).toBe(false);
  replayed.value = undefined;
  current.value = { kind: 'menu' };
  expect(idle()).toBe(false);
  current.value = undefined;
  gesturing.value = 'point';
  expect(idle()).toBe(false);
  gesturing.value = undefined;
  expect(idle()).toBe(true);
});
