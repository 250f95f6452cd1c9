import type { Page } from '@skerry/tables';
import { describe, expect, it } from 'vitest';
import { announcement, linesOf, turnsOf } from '../log.ts';
import { board, fact, scene } from './toy.ts';

const pages: Page[] = [
  { state: null, facts: [fact('moved', 2), fact('turn', 0)] },
  { state: null, facts: [fact('hidden', 0), fact('moved', 0)], seat: 0 },
  { state: null, facts: [fact('moved', 0), fact('turn', 1), fact('moved', 1)], seat: 0 },
];
const lines = pages.flatMap((page, at) => linesOf(board, page, at, () => scene(0)));

describe('the log', () => {
  it('says every fact that is worth a line, and to the reader "you"', () => {
    expect(lines.map(({ sentence }) => sentence)).toEqual([
      '2 moved.',
      'Turn of 0.',
      'You moved.',
      'You moved.',
      'Turn of 1.',
      '1 moved.',
    ]);
  });

  it('knows the page of each line, also where a page ends one turn and begins the next', () => {
    expect(lines.map(({ page }) => page)).toEqual([0, 0, 1, 2, 2, 2]);
  });

  it('has a key of its own for each line', () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  it('is grouped by turns, the set-up first', () => {
    const turns = turnsOf(lines);
    expect(turns.map(({ heading }) => heading?.sentence)).toEqual([undefined, 'Turn of 0.', 'Turn of 1.']);
    expect(turns.map((turn) => turn.lines.length)).toEqual([1, 2, 1]);
  });

  it('is read aloud in one breath', () => {
    expect(announcement(lines.slice(4))).toBe('Turn of 1. 1 moved.');
  });
});
