import type { Page } from '@skerry/tables';
import { describe, expect, it } from 'vitest';
import { announcement, drawnFrom, earlierThan, type LogTurn, laterThan, linesOf, turnsOf } from '../log.ts';
import { board, fact, scene } from './toy.ts';

const STATE = { seats: 3, agenda: [] };
const pages: Page[] = [
  { state: STATE, facts: [fact('moved', 2), fact('turn', 0)] },
  { state: STATE, facts: [fact('hidden', 0), fact('moved', 0)], seat: 0 },
  { state: STATE, facts: [fact('moved', 0), fact('turn', 1), fact('moved', 1)], seat: 0 },
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

describe('a long log', () => {
  /** Turns of ten lines each, ten pages apart. */
  const turns: LogTurn[] = Array.from({ length: 100 }, (_, n) => ({
    page: 10 * n,
    heading: lines[1],
    lines: Array.from({ length: 9 }, () => lines[2]!),
  }));
  const count = ({ start, end }: { start: number; end: number }) => 10 * (end - start);

  it('is drawn at its end, and not as a whole', () => {
    const drawn = drawnFrom(turns, undefined);
    expect(drawn.end).toBe(100);
    expect(count(drawn)).toBeLessThanOrEqual(120);
    expect(count(drawn)).toBeGreaterThan(100);
  });

  it('is read back to its beginning and on to its end, without a gap and never drawn as a whole', () => {
    let drawn = drawnFrom(turns, undefined);
    while (drawn.start > 0) {
      const earlier = drawnFrom(turns, earlierThan(turns, drawn));
      expect(earlier.start).toBeLessThan(drawn.start);
      expect(earlier.end).toBeGreaterThanOrEqual(drawn.start);
      expect(count(earlier)).toBeLessThanOrEqual(120);
      drawn = earlier;
    }
    while (drawn.end < turns.length) {
      const later = drawnFrom(turns, laterThan(turns, drawn));
      expect(later.end).toBeGreaterThan(drawn.end);
      expect(later.start).toBeLessThanOrEqual(drawn.end);
      drawn = later;
    }
  });

  it('is drawn from the turn of a page on', () => {
    expect(drawnFrom(turns, 305).start).toBe(30);
  });

  it('draws a turn that is longer than all that is drawn at a time', () => {
    const endless: LogTurn = { page: 0, heading: undefined, lines: Array.from({ length: 500 }, () => lines[2]!) };
    expect(drawnFrom([endless], undefined)).toEqual({ start: 0, end: 1 });
    expect(drawnFrom([endless, ...turns], 0)).toEqual({ start: 0, end: 1 });
  });
});
