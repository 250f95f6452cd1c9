import type { Fact, GameTypes } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { beatsOf, durationOf, type FactTable, lineOf, soundOf } from '../table/facts.ts';

type Told = { fact: string; seat?: number | null; n?: number };
const fact = (kind: string, more: Omit<Told, 'fact'> = {}): Fact => ({ fact: kind, ...more });

const table: FactTable<Omit<GameTypes, 'Fact'> & { Fact: Told }> = {
  turnBegan: { line: 'heading' },
  sank: { line: 'loss', sound: 'sink', ms: 900 },
  hopped: { sound: ({ n = 0 }) => (n > 1 ? 'wood' : undefined), ms: ({ n = 0 }) => 100 * n },
  paid: { line: () => ({ silent: true }), ms: 240, joins: () => 60 },
};

describe('the line of a fact', () => {
  test('has the mark of its seat', () => {
    expect(lineOf(table, fact('rested', { seat: 2 }))).toEqual({ seat: 2 });
    expect(lineOf(table, fact('rested', { seat: null }))).toEqual({});
  });
  test('adds the word of the table', () => {
    expect(lineOf(table, fact('turnBegan', { seat: 0 }))).toEqual({ seat: 0, heading: true });
    expect(lineOf(table, fact('sank'))).toEqual({ loss: true });
  });
  test('is wholly what a function says', () => {
    expect(lineOf(table, fact('paid', { seat: 1 }))).toEqual({ silent: true });
  });
});

test('a sound may depend on the fact', () => {
  expect([1, 2].map((n) => soundOf(table, fact('hopped', { n })))).toEqual([undefined, 'wood']);
  expect(soundOf(table, fact('sank'))).toBe('sink');
  expect(soundOf(table, fact('rested'))).toBeUndefined();
});

describe('facts of a moment', () => {
  test('move one after another', () => {
    const facts = [fact('hopped', { n: 2 }), fact('rested'), fact('sank')];
    expect(beatsOf(table, facts).map(({ at, lasts }) => [at, lasts])).toEqual([
      [0, 200],
      [200, 0],
      [200, 900],
    ]);
    expect(durationOf(table, facts)).toBe(1100);
  });
  test('overlap where one joins the next', () => {
    const facts = [fact('paid'), fact('paid'), fact('sank')];
    expect(beatsOf(table, facts).map(({ at }) => at)).toEqual([0, 60, 120]);
    expect(durationOf(table, facts)).toBe(1020);
  });
  test('take no time where all of them wait for what they join', () => {
    expect(durationOf(table, [fact('paid'), fact('paid')])).toBe(0);
    expect(durationOf(table, [])).toBe(0);
  });
  test('move wave after wave, those of one wave together', () => {
    const waves: FactTable = {
      inked: { ms: 480, wave: 1 },
      circled: { ms: 240, wave: 2 },
      shown: { ms: 240, wave: 3 },
    };
    const facts = [fact('inked'), fact('circled'), fact('inked'), fact('shown'), fact('circled')];
    expect(beatsOf(waves, facts).map(({ at }) => at)).toEqual([0, 480, 0, 720, 480]);
    expect(durationOf(waves, facts)).toBe(960);
    expect(durationOf(waves, [fact('shown')])).toBe(240);
  });
});
