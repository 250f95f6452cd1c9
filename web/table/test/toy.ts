import type { Fact, GameText } from '@skerry/engine';
import type { FactTable, Scene } from '@skerry/look';

/** Sentences of an imaginary game, to test how the table uses sentences. */
export const text = {
  language: 'en',
  title: 'Toy',
  invitation: '',
  facts: {
    turn: ({ seat }: { seat: number }) => `Turn of ${seat}.`,
    moved: ({ seat }: { seat: number }, { reader }: { reader?: number }) =>
      seat === reader ? 'You moved.' : `${seat} moved.`,
    hidden: () => 'Never said.',
  },
  actions: { move: ({ to }: { to: string }) => `Move to ${to}`, rest: () => 'Rest' },
  reasons: { far: () => 'That is too far.', tired: () => 'You are tired.' },
  asks: {
    act: (_: unknown, seat: number, { reader, names }: { reader?: number; names: readonly string[] }) =>
      seat === reader ? 'You must act.' : `${names[seat]} must act.`,
  },
  endings: { won: () => 'It is won.' },
  options: {},
  rules: {},
} as unknown as GameText;

export const scene = (reader?: number): Scene =>
  ({
    text,
    telling: { state: { seats: 3, agenda: [{ do: 'act' }] }, reader, names: ['Ada', 'Bruno', 'Chiara'], content: null },
  }) as Scene;

export const board = {
  facts: { turn: { line: 'heading' }, hidden: { line: 'silent' } } satisfies FactTable,
  rulesOf: ({ why }: { why: string }) => (why === 'far' ? ['T-1', 'T-2'] : ['T-3']),
};

export const fact = (kind: string, seat: number): Fact => ({ fact: kind, seat }) as Fact;
