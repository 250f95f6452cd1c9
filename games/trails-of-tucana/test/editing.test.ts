import { edited, open } from '@skerry/engine';
import { editingBattery, stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { trailsOfTucana } from '../index.ts';
import { editing } from '../rules/editing.ts';
import type { State } from '../rules/state.ts';
import { editor as en } from '../text/en/editor.ts';
import { editor as fr } from '../text/fr/editor.ts';

editingBattery(trailsOfTucana, editing, { positions: 60, edits: 8, words: [en, fr] });

const { content } = trailsOfTucana;
const turn = (state: State, thing: string, dial: string, to: string | number): State =>
  edited(editing, state, { thing, dial, to }, content)!;

test('what trails connect is circled, and is free again when a trail goes', () => {
  const start = stateOf(open(trailsOfTucana, { seats: 2, seed: 'trails', options: { island: 'petit' } }));
  const map = content.petit;
  const village = map.landmarks[0]!;
  const sight = map.landmarks[10]!;
  // A way from a village to the first sight, step by step.
  const from = new Map<number, number>([[village, -1]]);
  for (const hex of from.keys())
    for (const segment of map.at[hex]!) {
      const other = map.from[segment] === hex ? map.to[segment]! : map.from[segment]!;
      if (!from.has(other)) from.set(other, segment);
    }
  let state = start;
  for (let hex = sight; hex !== village; ) {
    const segment = from.get(hex)!;
    state = turn(state, `trail 0 ${segment}`, 'drawn', 'yes');
    hex = map.from[segment] === hex ? map.to[segment]! : map.from[segment]!;
  }
  expect(state.sheets[0]!.circled[0]).toBeGreaterThan(0);
  const cut = turn(state, `trail 0 ${from.get(sight)!}`, 'drawn', 'no');
  expect(cut.sheets[0]!.circled[0]).toBeLessThan(state.sheets[0]!.circled[0]!);
  expect(cut.agenda.at(-1)?.do).toBe('draw');
});

test('each turn shows two cards, and a card comes out of the pile', () => {
  const start = stateOf(open(trailsOfTucana, { seats: 2, seed: 'cards' }));
  const late = turn(start, 'turn', 'turn', 5);
  expect(late.shown).toHaveLength(10);
  expect(late.pile.flat()).toHaveLength(17);
  const other = turn(late, 'card 1', 'terrain', 'any');
  expect(other.shown.at(-1)).toBe('any');
  expect([...other.shown, ...other.pile.flat()].sort()).toEqual([...start.shown, ...start.pile.flat()].sort());
});
