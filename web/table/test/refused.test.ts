import type { Choice } from '@skerry/engine';
import { expect, it } from 'vitest';
import { refusals } from '../refused.ts';
import { board, scene } from './toy.ts';

const choices = [
  { action: { act: 'move', to: 'a1' } },
  { action: { act: 'move', to: 'b2' }, why: { why: 'far' } },
  { action: { act: 'rest' }, why: { why: 'tired' } },
  { action: { act: 'move', to: 'c3' }, why: { why: 'far' } },
  { action: { act: 'move', to: 'c3' }, why: { why: 'far' } },
] as Choice[];

it('a reason stands once, with all that it refuses and the rules that say so; what refuses least comes first', () => {
  expect(refusals(board, scene(0), choices)).toEqual([
    { reason: 'You are tired.', rules: ['T-3'], actions: ['Rest'] },
    { reason: 'That is too far.', rules: ['T-1', 'T-2'], actions: ['Move to b2', 'Move to c3'] },
  ]);
});

it('what is possible is not among the refused', () => {
  expect(refusals(board, scene(0), choices.slice(0, 1))).toEqual([]);
});
