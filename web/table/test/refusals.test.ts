import type { Choice } from '@skerry/engine';
import { expect, it } from 'vitest';
import { refusals } from '../sheets/refusals.ts';
import { board, scene } from './toy.ts';

const choices = [
  { action: { act: 'move', to: 'a1' } },
  { action: { act: 'move', to: 'b2' }, why: { why: 'far' } },
  { action: { act: 'move', to: 'd4' }, why: { why: 'tired' } },
  { action: { act: 'rest' }, why: { why: 'tired' } },
  { action: { act: 'move', to: 'c3' }, why: { why: 'far' } },
  { action: { act: 'move', to: 'c3' }, why: { why: 'far' } },
] as Choice[];

const moving = [
  { reason: 'You are tired.', rules: ['T-3'], actions: ['Move to d4'] },
  { reason: 'That is too far.', rules: ['T-1', 'T-2'], actions: ['Move to b2', 'Move to c3'] },
];
const resting = [{ reason: 'You are tired.', rules: ['T-3'], actions: ['Rest'] }];

it('each kind of action has its reasons, each once; what refuses least comes first', () => {
  expect(refusals(board, scene(0), choices)).toEqual([
    { act: 'rest', label: undefined, reasons: resting },
    { act: 'move', label: undefined, reasons: moving },
  ]);
});

it('kinds that the game names come first, in its order', () => {
  const naming = { ...board, kinds: () => ({ move: 'Walk' }) };
  expect(refusals(naming, scene(0), choices)).toEqual([
    { act: 'move', label: 'Walk', reasons: moving },
    { act: 'rest', label: undefined, reasons: resting },
  ]);
});

it('what is possible is not among the refused', () => {
  expect(refusals(board, scene(0), choices.slice(0, 1))).toEqual([]);
});

it('where many sentences of a kind differ by a name only, the first stands for all', () => {
  const places = ['a1', 'b2', 'c3', 'd4'];
  const tries = places.map((to) => ({ action: { act: 'move', to }, why: { why: 'dry', to } })) as Choice[];
  const naming = scene(0);
  const text = {
    ...naming.text,
    reasons: { ...naming.text.reasons, dry: ({ to }: { to?: string }) => `${to} is dry.` },
  };
  const wet = { ...naming, text } as typeof naming;
  const said = places.map((to) => `Move to ${to}`);
  expect(refusals(board, wet, tries)[0]!.reasons).toMatchObject([
    { reason: 'a1 is dry.', actions: said, isExample: true },
  ]);
  expect(refusals(board, wet, tries.slice(0, 3))[0]!.reasons.map(({ reason }) => reason)).toEqual([
    'a1 is dry.',
    'b2 is dry.',
    'c3 is dry.',
  ]);
});
