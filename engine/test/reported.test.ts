import { pebbles } from '@skerry/pebbles';
import { expect, test } from 'vitest';
import { writeRecord } from '../index.ts';
import { makeGolden } from '../testing/golden.ts';
import { demandReported } from '../testing/reported.ts';

const kept = makeGolden(pebbles, { seed: 1, seats: 2, options: {} });

test('a reported game replays, in the middle too and without its seed', () => {
  const { seed, ...half } = { ...kept, entries: kept.entries.slice(0, 3), states: kept.states.slice(0, 4) };
  expect(() => demandReported(pebbles, writeRecord(half))).not.toThrow();
});

test('a position that differs is named, and so is one that is missing', () => {
  const states = kept.states.with(2, '00000000');
  expect(() => demandReported(pebbles, writeRecord({ ...kept, states } as typeof kept))).toThrow(
    'entry 1 leads elsewhere',
  );
  const fewer = { ...kept, states: kept.states.slice(0, -1) };
  expect(() => demandReported(pebbles, writeRecord(fewer))).toThrow('leads elsewhere');
});
